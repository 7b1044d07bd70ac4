// npm run rates:rebuild   computes the weekly summaries, which rates are looked up in, from the prices themselves, for all
// organizations, in the database of the portal in DATA_DIR, running or stopped, or in the one that DATABASE_URL names.
// They are kept in step anyway: this is for after a change of how they are made, or a doubt about them.
import { withDatabase } from "./with-database.mjs";

async function rebuild() {
  // The settings are read when they are imported.
  const { rebuildSummaries } = await import("../lib/rates/rebuild-summaries.ts");
  const { db } = await import("../lib/server/db.ts");
  const actor = /** @type {const} */ ({ type: "system", name: "rates:rebuild" });
  const startedAt = performance.now();
  // All organizations are rebuilt together.
  const ctx = { organizationId: "", actor, requestId: "rates-rebuild", now: new Date(), db };
  const { observations, rows, blocks } = await rebuildSummaries(ctx);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const number = (value) => value.toLocaleString("en-US");
  console.log(`${number(observations)} prices, ${number(rows)} summaries of ${blocks} quarters, ${seconds} s`);
  await db.$disconnect();
  return 0;
}

await withDatabase("rebuilding its rate summaries", rebuild);
