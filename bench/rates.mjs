// What 64 lanes cost in one call when 10⁵, 10⁶ or 10⁷ prices are known, beside percentile_cont over the prices themselves
// in the same database. `BENCH_PRICES=100000,1000000` says how many, `BENCH_CALLS` how often is asked.
import pg from "pg";
import { register } from "tsx/esm/api";
import { applyMigrations } from "../scripts/migrate.mjs";
import { startThrowAwayPostgres } from "../scripts/throw-away-postgres.mjs";
import { quantile } from "./quantile.mjs";
import { serveRates } from "./rates-over-http.mjs";

register();
const sizes = (process.env.BENCH_PRICES ?? "100000,1000000,10000000").split(",").map(Number);
const calls = Number(process.env.BENCH_CALLS ?? 100);
const laneCount = 2_000;
const organizations = 40;
const weeks = 104;
// Calls over HTTP are answered for the present.
const now = new Date();

const server = await startThrowAwayPostgres();
Object.assign(process.env, {
  DATABASE_URL: server.url,
  BETTER_AUTH_SECRET: "x".repeat(40),
  BETTER_AUTH_URL: "http://localhost",
  RATE_LIMIT_PER_MINUTE: "1000000",
  LOG_LEVEL: "silent",
});
await applyMigrations(server.url);
const { db, pool } = await import("../lib/server/db.ts");
// Filling takes longer than the portal lets a statement take.
const sql = new pg.Pool({ connectionString: server.url });
const { inTransaction } = await import("../lib/server/transaction.ts");
const { lookUpRateHistory } = await import("../lib/rates/look-up-rate-history.ts");
const { rebuildSummaries } = await import("../lib/rates/rebuild-summaries.ts");
const { saveObservations } = await import("../lib/rates/save-observations.ts");
const { makeLanes } = await import("./rate-lanes.ts");

/** @typedef {import("../lib/rates/schema/observation.ts").Observation} Observation */

const lanes = makeLanes(laneCount);
/** @returns {import("../lib/server/context.ts").Context} */
const contextOf = (organizationId) => ({
  organizationId,
  actor: { type: "system", name: "Bench" },
  requestId: "bench",
  now,
  db,
});

/** Prices of all organizations and weeks alike, made by the database: the lanes' own price, its week's, and chance. */
async function grow(from, to) {
  await sql.query(
    `INSERT INTO rate_observation
     SELECT 'org_' || made.organization, 'import:' || made.n, lane."originMarket", lane."destinationMarket",
       lane.crossing, lane.trailer, lane.miles, made.day, date_trunc('week', made.day)::date,
       (lane.cents * exp(0.15 * sin(extract(doy FROM made.day) / 58.0) + 0.13 * random_normal()))::int, NULL, 'USD',
       'name:carrier ' || made.carrier, 'IMPORT', now()
     FROM (SELECT n, (hashint8(n) & 1023) % ${organizations} AS organization, 1 + (hashint8(n + 7) & 1048575) % ${laneCount} AS lane,
         $3::date - (hashint8(n + 13) & 1048575) % ${weeks * 7} AS day, (hashint8(n + 31) & 4095) % 1500 AS carrier
       FROM generate_series($1::bigint, $2::bigint) AS n) AS made
     JOIN bench_lane AS lane ON lane.id = made.lane`,
    [from + 1, to, now.toISOString().slice(0, 10)],
  );
}

/** What an import of 5,000 rows costs in the database, prices and summaries: of a quarter, or of any of the two years. */
async function importSpeed(days) {
  const ctx = contextOf("org_0");
  const rates = [];
  for (let batch = 0; batch < 6; batch++) {
    const added = Array.from(
      { length: 5_000 },
      /** @returns {Observation} */ (_, n) => {
        const lane = lanes[(n * 7_919 + batch) % laneCount];
        if (!lane) throw new Error("There are as many lanes as were asked for.");
        const day = new Date(now.getTime() - ((n * 104_729) % days) * 86_400_000).toISOString().slice(0, 10);
        return {
          ...lane.lane,
          key: `bench:${batch}-${n}`,
          routeMiles: lane.miles,
          pickupDate: day,
          allInAmount: lane.cents + n,
          currencyCode: "USD",
          carrierKey: `name:carrier ${n % 300}`,
          source: "IMPORT",
        };
      },
    );
    const start = performance.now();
    await inTransaction(ctx, (tx) => saveObservations(tx, { added, removed: [] }), 60_000);
    rates.push(5_000 / ((performance.now() - start) / 1000));
    await inTransaction(ctx, (tx) => saveObservations(tx, { added: [], removed: added }), 60_000);
  }
  return quantile(rates, 0.5);
}

const requests = lanes.slice(0, 64).map(({ request }) => request);

async function timed(run, times = calls) {
  const milliseconds = [];
  let cpu = process.cpuUsage();
  for (let call = 0; call < times + 10; call++) {
    const start = performance.now();
    if (call === 10) cpu = process.cpuUsage();
    await run();
    if (call >= 10) milliseconds.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpu);
  return {
    nodeCpu: ((user + system) / 1000 / times).toFixed(1),
    p50: quantile(milliseconds, 0.5).toFixed(1),
    p95: quantile(milliseconds, 0.95).toFixed(1),
  };
}

const ctx = contextOf("org_0");
const ask = () => inTransaction(ctx, (tx) => lookUpRateHistory(tx, { requests, currency: "USD" }));

/** The same lanes, weeks and prices as plainly as SQL can say it, helped by an index by lane. */
const plain = () =>
  sql.query(
    `SELECT lane.id, o.week, percentile_cont(ARRAY[0.25, 0.5, 0.75]) WITHIN GROUP (ORDER BY o."allInAmount" / o."routeMiles")
     FROM bench_lane AS lane JOIN rate_observation AS o ON o."originMarket" = lane."originMarket"
       AND o."destinationMarket" = lane."destinationMarket" AND o."trailerCategory" = lane.trailer AND o.week >= $1::date
     WHERE lane.id <= 64 GROUP BY 1, 2`,
    [new Date(now.getTime() - 19 * 7 * 86_400_000).toISOString().slice(0, 10)],
  );

await sql.query(`CREATE TABLE bench_lane (id int PRIMARY KEY, "originMarket" text, "destinationMarket" text, crossing text,
  trailer text, miles float8, cents int)`);
await sql.query(
  `INSERT INTO bench_lane SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::float8[], $7::int[])`,
  [
    lanes.map((_, at) => at + 1),
    lanes.map(({ lane }) => lane.originMarket),
    lanes.map(({ lane }) => lane.destinationMarket),
    lanes.map(({ lane }) => lane.usMxBorderCrossing ?? null),
    lanes.map(({ lane }) => lane.trailerCategory),
    lanes.map(({ miles }) => miles),
    lanes.map(({ cents }) => cents),
  ],
);
for (let at = 0; at < organizations; at++) {
  await db.organization.create({ data: { id: `org_${at}`, name: `Bench ${at}`, slug: `bench-${at}` } });
}
await sql.query(
  `CREATE INDEX bench_lane_idx ON rate_observation ("originMarket", "destinationMarket", "trailerCategory", week)`,
);
const http = await serveRates(ctx);
let known = 0;
for (const size of sizes) {
  await grow(known, size);
  known = size;
  const start = performance.now();
  const { rows } = await rebuildSummaries(ctx);
  const rebuild = size / ((performance.now() - start) / 1000);
  await sql.query("VACUUM ANALYZE");
  // What filling left to be written is not part of a lookup.
  await sql.query("CHECKPOINT");
  const answered = (await ask()).results.filter(({ type }) => type === "DATA").length;
  const lookup = await timed(ask);
  const asked = { requests, currency: "USD" };
  const overHttp = {
    plain: await http.ask(asked, { calls, gzip: false }),
    gzip: await http.ask(asked, { calls, gzip: true }),
    withoutAlternates: await http.ask({ ...asked, includeAlternates: false }, { calls, gzip: false }),
  };
  const raw = await timed(plain, 20);
  const imported = [await importSpeed(13 * 7), await importSpeed(weeks * 7)];
  console.log(
    JSON.stringify({
      prices: size,
      lanesAnswered: answered,
      lookupMs: lookup,
      overHttpMs: overHttp,
      plainSqlMs: raw,
      summaryRows: rows,
      rebuildRowsPerSecond: Math.round(rebuild),
      importRowsPerSecond: imported.map(Math.round),
    }),
  );
}
await http.stop();
await Promise.all([db.$disconnect(), pool.end(), sql.end()]);
await server.stop();
