import fc from "fast-check";
import { expect, test } from "vitest";
import { arrayLiteral } from "@/lib/server/array-literal";
import { db } from "@/lib/server/db";
import { isStorableText } from "@/lib/vocabulary/text";

test("any text a request may contain comes out of the database's array as it went in", async () => {
  const storable = fc.string({ unit: "binary" }).filter(isStorableText);
  const hostile = fc.constantFrom('"', "\\", '\\"', "{}", ",", "NULL", "null", "", " ", "a\nb\tc", "{1,2}", "Ñ&'$1");
  const values = fc.sample(fc.oneof(storable, hostile, fc.constant(null)), 500);
  const rows = await db.$queryRaw<{ value: string | null }[]>`
    SELECT "value" FROM unnest(${arrayLiteral(values)}::text[]) WITH ORDINALITY AS list("value", "n") ORDER BY "n"`;
  expect(rows.map(({ value }) => value)).toEqual(values);
  expect(
    await db.$queryRaw`SELECT ${arrayLiteral([])}::text[] AS "none", ${arrayLiteral([1, 2])}::int[] AS "two"`,
  ).toEqual([{ none: [], two: [1, 2] }]);
});
