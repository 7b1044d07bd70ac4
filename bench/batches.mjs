// What a thousand items cost in one call, in a thousand calls, and as one bare statement of SQL. Interleaved on one
// machine, so the ratios mean more than the figures.

import pg from "pg";
import { batchCases, makeBareTables, makeRows } from "./batch-cases.mjs";
import { median, quantile } from "./quantile.mjs";
import { startPortal } from "./servers.mjs";
import { timedCalls } from "./timed-calls.mjs";

const size = 1000;
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const batchesPerRound = Number(process.env.BENCH_BATCHES ?? 6);
const connections = Number(process.env.BENCH_CONNECTIONS ?? 16);
// Warm-up, then per round the batches and one batch's worth of single calls, all of carriers of their own.
const carriersOfCreates = size * (2 * 2 + rounds * (batchesPerRound + 1));

const portal = await startPortal();
const sql = new pg.Client({ connectionString: portal.databaseUrl });
await sql.connect();
const { rows: organizations } = await sql.query('SELECT "organizationId" FROM api_key LIMIT 1');
const [{ organizationId }] = organizations;
await makeBareTables(sql);
await makeRows(sql, organizationId, { carriers: 2 * size + carriersOfCreates, people: size });
const api = { url: portal.url, headers: { "api-key": portal.apiKey, "content-type": "application/json" } };

const first = Array.from({ length: size }, (_, index) => index + 1);
const oneByOne = (numbers) => numbers.map((number) => [number]);

/**
 * Hands out the next rows of a case and counts its calls: new rows each time where it creates, else the same.
 * @param {{ name: string, isNew?: boolean, isSame?: boolean }} batchCase
 */
function rowsOf({ isNew, isSame }) {
  let used = isNew || isSame ? size : 0;
  let call = 0;
  return () => {
    if (!isSame) call += 1;
    if (isNew) used += size;
    return { numbers: first.map((number) => number + used), call };
  };
}

async function viaApi({ path, bodyOf, isDone }, next, { count, perCall, connections }) {
  const bodies = Array.from({ length: count }, () => {
    const { numbers, call } = next();
    return (perCall === 1 ? oneByOne(numbers) : [numbers]).map((some) => bodyOf(some, call));
  }).flat();
  const { seconds, milliseconds, lastText } = await timedCalls({ ...api, path, connections, bodies });
  if (!isDone(JSON.parse(lastText), perCall)) throw new Error(`${path} did not do it: ${lastText.slice(0, 300)}`);
  return { perSecond: (count * size) / seconds, milliseconds };
}

async function viaSql({ bare }, next, { count }) {
  const milliseconds = [];
  for (let done = 0; done < count; done++) {
    const { numbers, call } = next();
    const { name, text, values } = bare(numbers, call);
    const started = performance.now();
    const { rowCount } = await sql.query({ name, text, values: [organizationId, ...values] });
    milliseconds.push(performance.now() - started);
    if (rowCount !== size) throw new Error(`${name}: ${rowCount} rows`);
  }
  const seconds = milliseconds.reduce((sum, one) => sum + one, 0) / 1000;
  return { perSecond: (count * size) / seconds, milliseconds };
}

/** @typedef {{ perSecond: number, milliseconds: number[] }} Figures */

/** @returns {{ batch: Figures, single: Figures, bare: Figures }[]} */
const noRuns = () => [];

const cases = batchCases.map((each) => ({ each, api: rowsOf(each), bare: rowsOf(each), runs: noRuns() }));

async function round({ each, api, bare }, count) {
  return {
    bare: await viaSql(each, bare, { count }),
    batch: await viaApi(each, api, { count, perCall: size, connections: 1 }),
    single: await viaApi(each, api, { count: 1, perCall: 1, connections }),
  };
}

const summary = (runs, way) => ({
  perSecond: median(runs.map((run) => run[way].perSecond)),
  p95: quantile(
    runs.flatMap((run) => run[way].milliseconds),
    0.95,
  ),
});

const rate = ({ perSecond }) => Math.round(perSecond).toLocaleString("en-US");
const latency = ({ p95 }) => p95.toFixed(p95 < 10 ? 1 : 0);

try {
  for (const each of cases) await round(each, 2); // warm: code compiled, rows to change there
  for (let done = 0; done < rounds; done++)
    for (const each of cases) {
      each.runs.push(await round(each, batchesPerRound));
      process.stderr.write(".");
    }
  console.log(
    `\n\n${rounds} rounds of ${batchesPerRound} batches of ${size}; ${connections} connections for single calls`,
  );
  console.log("| operation | batch: items/s | p95 ms | single calls: items/s | p95 ms | bare SQL: items/s | p95 ms |");
  console.log("|---|---:|---:|---:|---:|---:|---:|");
  for (const { each, runs } of cases) {
    const cells = ["batch", "single", "bare"].flatMap((way) => {
      const figures = summary(runs, way);
      return [rate(figures), latency(figures)];
    });
    console.log(`| ${each.name} | ${cells.join(" | ")} |`);
  }
  console.log("\n| operation | batch to single calls | batch to bare SQL |\n|---|---:|---:|");
  for (const { each, runs } of cases) {
    const perSecond = (way) => summary(runs, way).perSecond;
    const [toSingle, toBare] = ["single", "bare"].map((way) => perSecond("batch") / perSecond(way));
    console.log(`| ${each.name} | ${toSingle?.toFixed(1)} | ${toBare?.toFixed(2)} |`);
  }
} finally {
  await sql.end();
  await portal.stop();
}
