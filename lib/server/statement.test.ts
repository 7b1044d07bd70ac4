import { readdirSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { declaredStatements, defineStatement, int, runStatement, text } from "@/lib/server/statement";
import { anOrganization } from "@/lib/testing/an-organization";
import { describeStatement } from "@/lib/testing/describe-statement";

const lib = path.resolve(import.meta.dirname, "..");
const stores = readdirSync(lib, { recursive: true, encoding: "utf8" }).filter(
  (file) => /[/-]store(\/[^/]+)?\.ts$/.test(file) && !file.endsWith(".test.ts"),
);
await Promise.all(stores.map((file) => import(/* @vite-ignore */ path.join(lib, file))));
const ofStores = [...declaredStatements];

describe("every statement of a store", () => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  const typeNames = new Map<number, string>();

  beforeAll(async () => {
    await client.connect();
    const { rows } = await client.query<{ oid: number; typname: string }>("SELECT oid::int4, typname FROM pg_type");
    for (const { oid, typname } of rows) typeNames.set(oid, typname.replace(/^_(.*)/, "$1[]"));
  });
  afterAll(() => client.end());

  const columnsOf = async (sql: string) =>
    Object.fromEntries(
      (await describeStatement(client, sql)).map(({ name, dataTypeID }) => [name, typeNames.get(dataTypeID)]),
    );

  test.each(ofStores)("$name answers the columns that it declares", async ({ sql, row }) => {
    const answered = await columnsOf(sql);
    const declared = Object.entries(row).map(([name, { type }]) => {
      const allowed = type.split("|");
      return [name, allowed.find((one) => one === answered[name]) ?? type];
    });
    expect(answered).toEqual(Object.fromEntries(declared));
  });

  test("has a name of its own", () => {
    const names = ofStores.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });

  test("is found out when its table or its columns move", async () => {
    await expect(columnsOf(`SELECT "nothing" FROM "organization"`)).rejects.toThrow('column "nothing" does not exist');
    expect(await columnsOf(`SELECT "name" AS other FROM "organization"`)).toEqual({ other: "text" });
  });
});

test("parameters go by name, in whatever order they are given", async () => {
  const { ctx, organizationId } = await anOrganization();
  const rename = defineStatement({
    name: "test-rename",
    parameters: { name: "text", id: "text" },
    text: (p) => `UPDATE "organization" SET "name" = ${p.name} WHERE "id" = ${p.id} RETURNING "id", "name"`,
    row: { id: text(), name: text() },
  });
  const values = { id: organizationId, name: "Renamed Freight" };
  expect(await runStatement(ctx, rename, values)).toEqual([values]);
});

test("a row has the types that its statement declares", async () => {
  const { ctx } = await anOrganization();
  const one = defineStatement({ name: "test-one", parameters: {}, text: () => "SELECT 1 AS one", row: { one: int() } });
  const [row] = await runStatement(ctx, one, {});
  expectTypeOf(row).toEqualTypeOf<{ one: number } | undefined>();
  expect(row).toEqual({ one: 1 });
});
