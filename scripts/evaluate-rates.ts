// npm run evaluate:rates: how well rates are told on a simulated market. Prints it and writes it for the page that shows it.
import path from "node:path";
import { writeJson } from "@/scripts/write-json";
import { applyMigrations } from "./migrate.mjs";
import { startThrowAwayPostgres } from "./throw-away-postgres.mjs";

const seeds = [20261120, 7, 4711];
const size = { lanes: 400, weeksJudged: [30, 38, 46, 52, 58, 64, 70, 77] };
const server = await startThrowAwayPostgres();
process.env.DATABASE_URL = server.url;
await applyMigrations(server.url);
const { judgeMarket } = await import("@/scripts/rates/judge-rates");
const { summarise } = await import("@/scripts/rates/summarise-rates");
const { db, pool } = await import("@/lib/server/db");

const runs = [];
for (const seed of seeds) runs.push(await judgeMarket(seed, size));
const cells = runs.flatMap((run) => run.cells);
const evaluation = {
  seeds,
  prices: runs.reduce((sum, run) => sum + run.prices, 0),
  lanes: seeds.length * size.lanes,
  ...summarise(cells),
};
writeJson(path.resolve(import.meta.dirname, "../lib/rates/evaluation.json"), evaluation);
console.log(JSON.stringify(evaluation, null, 2));
await Promise.all([db.$disconnect(), pool.end()]);
await server.stop();
