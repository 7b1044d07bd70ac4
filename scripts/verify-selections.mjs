// npm run verify:selections   follows the chain of carrier selections of every organization, in the database of the portal
// in DATA_DIR, running or stopped, or in the one that DATABASE_URL names. Ends with 1 when one is broken, with 2 when it
// could not find out.
import fs from "node:fs";
import path from "node:path";
import { secrets } from "./app-database.mjs";
import { holdFolder } from "./hold-folder.mjs";
import { runningPostgres, startPostgres } from "./postgres.mjs";
import { generateClient } from "./prepare.mjs";
import { home, project } from "./settings.mjs";

/** The embedded database, started for as long as this takes where it does not run. */
async function openEmbedded() {
  if (!fs.existsSync(path.join(home, "secrets.json"))) throw new Error(`There is no portal in ${home} yet.`);
  const { database: password } = secrets();
  const running = runningPostgres({ home, password });
  if (running) return { url: running, close: () => {} };
  const { holder } = await holdFolder(fs.realpathSync(home), {
    answer: () => "verifying its carrier selections",
    patienceSeconds: () => 0,
  });
  if (holder) throw new Error(`The portal on ${home} is about to start or to stop. Try again in a moment.`);
  const server = await startPostgres({ home, password });
  return { url: server.url, close: server.stop };
}

/** @returns {Promise<boolean>} whether all chains are whole */
async function verifyAll() {
  // The settings are read when they are imported.
  const { verifyCarrierSelections } = await import("../lib/audit/verify-carrier-selections.ts");
  const { listSelectionChains } = await import("../lib/audit/list-selection-chains.ts");
  const { db } = await import("../lib/server/db.ts");
  const actor = { type: "system", name: "verify:selections" };
  const chains = await listSelectionChains({ db });
  let allValid = true;
  for (const organizationId of chains) {
    const ctx = { organizationId, actor, requestId: "verify-selections", now: new Date(), db };
    const { valid, records, lastHash, firstBroken } = await verifyCarrierSelections(ctx);
    const verdict = valid ? "valid" : `BROKEN at record ${firstBroken.sequence}: ${firstBroken.problem}`;
    console.log(`${organizationId}  ${verdict}  ${records} right, last hash ${lastHash}`);
    allValid &&= valid;
  }
  if (chains.length === 0) console.log("No carrier was selected yet.");
  await db.$disconnect();
  return allValid;
}

async function main() {
  process.chdir(project);
  await generateClient();
  const opened = process.env.DATABASE_URL ? { url: process.env.DATABASE_URL, close: () => {} } : await openEmbedded();
  process.env.DATABASE_URL = opened.url;
  try {
    return await verifyAll();
  } finally {
    await opened.close();
  }
}

main().then(
  (allValid) => process.exit(allValid ? 0 : 1),
  (error) => {
    console.error(error.message);
    process.exit(2);
  },
);
