// npm run evaluate:rates: how accurate rates are on a simulated market. Prints it and writes it for its page.
import path from "node:path";
import { writeJson } from "@/scripts/write-json";
import { applyMigrations } from "./migrate.mjs";
import { startThrowAwayPostgres } from "./throw-away-postgres.mjs";

const seeds = [20261120, 7, 4711];
const alone = { lanes: 400, payers: 1, volume: 1, weeksJudged: [30, 38, 46, 52, 58, 64, 70, 77] };
/** Asked by an organization that has paid nothing itself. */
const pooled = { lanes: 400, payers: 12, volume: 4, weeksJudged: [30, 46, 62] };
const server = await startThrowAwayPostgres();
process.env.DATABASE_URL = server.url;
await applyMigrations(server.url);
const { judgeMarket } = await import("@/scripts/rates/judge-rates");
const { summarise } = await import("@/scripts/rates/summarise-rates");
const { db, pool } = await import("@/lib/server/db");

/** The same market for each seed, and how accurate its rates are. */
async function evaluate(market: typeof alone) {
  const runs = [];
  for (const seed of seeds) runs.push(await judgeMarket(seed, market));
  const prices = runs.reduce((sum, run) => sum + run.prices, 0);
  return { prices, lanes: seeds.length * market.lanes, ...summarise(runs.flatMap((run) => run.cells)) };
}

const ofOthers = { payers: pooled.payers, ...(await evaluate(pooled)) };
const evaluation = { seeds, ...(await evaluate(alone)), pooled: ofOthers };
writeJson(path.resolve(import.meta.dirname, "../lib/rates/evaluation.json"), evaluation);
console.log(JSON.stringify(evaluation, null, 2));
await Promise.all([db.$disconnect(), pool.end()]);
await server.stop();
