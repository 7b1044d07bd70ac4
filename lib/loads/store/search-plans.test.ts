import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { findLoads, findManyLoads } from "@/lib/loads/find-loads";
import { countLoadsInStatuses, listLoads } from "@/lib/loads/list-loads";
import { type ListLoadsRequest, LoadSort } from "@/lib/loads/schema/list";
import { readLoadPage } from "@/lib/loads/store/load-list";
import type { Context } from "@/lib/server/context";
import { pool } from "@/lib/server/db";
import { aBrokerage, sync } from "@/lib/testing/a-sync";
import { sentStatements } from "@/lib/testing/counted-statements";

const loads = 100_000;
let tms: Context;

/** As the portal, but however long it takes. */
async function withoutLimit(run: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(process.env.DATABASE_URL);
  await client.connect();
  await run(client).finally(() => client.end());
}

const rare = 100;
const oneOf = (at: number, column: string, value: string) =>
  `CASE WHEN n % ${loads / rare} = ${at} THEN ${value} ELSE "${column}" END`;

/** One load again and again, each with an id, words and an amount of its own, and a few with a state of their own. */
beforeAll(async () => {
  tms = (await aBrokerage()).tms;
  const stops = [{ type: "PICKUP", appointment: { type: "SCHEDULED", start: "2026-12-01T08:00:00Z" } }] as const;
  const maxBuy = { currencyCode: "USD", amount: 190_000 } as const;
  await sync(tms, { externalId: "FIRST", status: "COMPLETED", stops: [...stops], maxBuy });
  const { organizationId } = tms;
  const { rows } = await pool.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'load' ORDER BY ordinal_position`,
  );
  const made = new Map([
    ["id", `"id" || n`],
    ["externalId", `'B-' || n`],
    ["displayId", `'B-' || n`],
    ["searchText", `'b-' || n || ' po-' || left(md5(n::text), 10)`],
    ["maxBuyAmount", `"maxBuyAmount" + n`],
    ["updatedAt", `"updatedAt" - n * interval '37 seconds'`],
    ["status", oneOf(1, "status", "'BOOKED'")],
    ["customerId", oneOf(2, "customerId", "'RARE'")],
    ["borderCrossings", oneOf(3, "borderCrossings", "ARRAY['PHARR_REYNOSA_INTL_BRIDGE']")],
    ["trailerTypes", oneOf(4, "trailerTypes", "ARRAY['LOWBOY']")],
    ["requirements", oneOf(7, "requirements", "ARRAY['hazmat']")],
    ["margin", `CASE WHEN n % ${loads / rare} = 8 THEN -0.05 ELSE 0.05 END`],
    ["pickupAt", `CASE WHEN n % ${loads / rare} > 0 THEN "updatedAt" + n * interval '37 seconds' END`],
    ["originPlace", oneOf(5, "originPlace", "'Laredo, TX, US'")],
    ["destinationPlace", oneOf(6, "destinationPlace", "'Celaya, GTO, MX'")],
  ]);
  const names = rows.map(({ name }) => `"${name}"`);
  const values = rows.map(({ name }) => made.get(name) ?? `"${name}"`);
  await withoutLimit(async (client) => {
    await client.query(
      `INSERT INTO "load" (${names}) SELECT ${values} FROM "load", generate_series(1, ${loads}) AS n
        WHERE "organizationId" = $1`,
      [organizationId],
    );
    await client.query(`ANALYZE "load"`);
  });
  return () =>
    withoutLimit(async (client) => {
      await client.query(`DELETE FROM "load" WHERE "organizationId" = $1`, [organizationId]);
      await client.query(`VACUUM ANALYZE "load"`);
    });
});

/** How the database reads loads for what `run` asks. */
async function plansOf(run: () => Promise<unknown>) {
  const plans: string[] = [];
  for (const { text, values } of await sentStatements(run)) {
    if (!text.includes(`FROM "load"`)) continue;
    const { rows } = await pool.query(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  expect(plans).not.toEqual([]);
  return plans.join("\n");
}

test.each(LoadSort.options)("a list by %s comes along an index, from its first page to its last", async (sort) => {
  const { nextCursor } = await listLoads(tms, { sort, limit: 50 });
  const firstPage = () => readLoadPage(tms, { filter: {}, sort, limit: 50 });
  const nextPage = () => listLoads(tms, { sort, limit: 50, cursor: nextCursor ?? undefined });
  for (const page of [firstPage, nextPage])
    expect(await plansOf(page)).not.toMatch(/Seq Scan on load|Sort Key.*\n.*Bitmap/);
});

test.each<ListLoadsRequest>([
  { status: ["BOOKED"] },
  { externalCustomerId: "RARE" },
  { usMxBorderCrossing: ["PHARR_REYNOSA_INTL_BRIDGE"] },
  { trailerType: ["LOWBOY"] },
  { carrierRequirement: ["hazmat"] },
  { marginBelow: 0 },
  { customer: "RARE" },
  { origin: { place: "TX" } },
  { destination: { place: "Celaya" } },
  { hasPickupTime: false },
])("a list of the few loads that have %j reads few loads, whatever its order", async (filter) => {
  for (const sort of LoadSort.options)
    expect(await plansOf(() => listLoads(tms, { ...filter, sort, limit: 50 }))).not.toContain("Seq Scan on load");
  expect(await plansOf(() => countLoadsInStatuses(tms, filter))).not.toContain("Seq Scan on load");
  expect(await listLoads(tms, { ...filter, limit: 1 })).toMatchObject({ total: rare, totalIsMinimum: false });
});

test("of many loads with little margin a page is read along its order, and not all of them", async () => {
  const filter = { margin: { below: 10, pairs: [] } };
  for (const sort of ["-updatedAt", "displayId"] as const)
    expect(await plansOf(() => readLoadPage(tms, { filter, sort, limit: 50 }))).toMatch(
      /CTE sorted\n +-> {2}Limit .*\n +-> {2}Index Scan/,
    );
});

test("a list is planned for its own words and states, not for those of the lists before", async () => {
  for (let times = 0; times < 10; times++) await listLoads(tms, { query: "no-load-has-this" });
  const kept = `SELECT "statement" FROM pg_prepared_statements WHERE "statement" LIKE '%FROM "load"%"updatedAt" DESC%'`;
  expect((await pool.query(kept)).rows).toEqual([]);
});

test("no more loads are counted than people read as a number", async () => {
  expect(await listLoads(tms, { limit: 1 })).toMatchObject({ total: 10_000, totalIsMinimum: true });
  for (const filter of [{}, { assigned: false }])
    expect((await countLoadsInStatuses(tms, filter)).items).toEqual([
      { status: "ON_HOLD", count: 0, isMinimum: false },
      { status: "AVAILABLE", count: 0, isMinimum: false },
      { status: "BOOKED", count: rare, isMinimum: false },
      { status: "CANCELLED", count: 0, isMinimum: false },
      { status: "COMPLETED", count: 10_000, isMinimum: true },
    ]);
});

test.each(["po-c4ca4238a0", "no-load-has-this", "b-1234"])(
  "a list of the loads with %s reads few loads",
  async (query) => {
    const plans = await plansOf(() => listLoads(tms, { query, sort: "maxBuy" }));
    expect(plans).toContain("load_search");
    expect(plans).not.toContain("Seq Scan on load");
  },
);

test.each(["b-1234", "c4ca4238a0", "nowhere"])(
  "what is found for %s while it is typed reads few loads",
  async (query) => {
    const plans = await plansOf(() => findLoads(tms, { query }));
    expect(plans).toContain("load_search");
    expect(plans).not.toContain("Seq Scan on load");
  },
);

test("many ids and numbers are found along an index", async () => {
  const texts = ["b-1234", "B-77", "PO 881", "no-load-has-this"];
  for (let times = 0; times < 10; times++) await findManyLoads(tms, { texts });
  expect(await plansOf(() => findManyLoads(tms, { texts }))).toContain("Bitmap Index Scan on load_numbers");
});
