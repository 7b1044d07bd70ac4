import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson, hashOf } from "@/lib/carrier-selection/rules";
import { asJson } from "@/lib/core/json";
import { db } from "@/lib/server/db";

test("keys are sorted at every depth, and a field without a value is no field", () => {
  expect(canonicalJson({ b: [{ d: 1, c: undefined }], a: { é: null, Z: true } })).toBe(
    '{"a":{"Z":true,"é":null},"b":[{"d":1}]}',
  );
});

test.each([
  [-0, "0"],
  [1e21, "1e+21"],
  [100000000, "100000000"],
  [0.1, "0.1"],
  ['línea\n"€" 🚛', '"línea\\n\\"€\\" 🚛"'],
])("%s is written %s", (value, written) => {
  expect(canonicalJson(value)).toBe(written);
});

test("the hash is the SHA-256 of the canonical form", () => {
  expect(hashOf({})).toBe("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
});

test("what a jsonb column gives back has the hash of what was put in", async () => {
  // A text column cannot store the character zero or half a surrogate pair.
  const text = fc.string({ unit: "grapheme" }).map((characters) => characters.replaceAll("\0", ""));
  const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e300, max: 1e300 }));
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.oneof(fc.constant(null), fc.boolean(), number, text),
      fc.array(tie("json"), { maxLength: 5 }),
      fc.dictionary(text, tie("json"), { maxKeys: 5 }),
    ),
  }));
  const values = fc.sample(json, { numRuns: 500, seed: 20261120 });
  const rows = await db.$queryRaw<{ value: unknown }[]>`
    SELECT value FROM jsonb_array_elements(${JSON.stringify(values)}::jsonb) WITH ORDINALITY ORDER BY ordinality`;
  expect(rows.map(({ value }) => hashOf(asJson(value)))).toEqual(values.map((value) => hashOf(asJson(value))));
});
