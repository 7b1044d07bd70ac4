// npm run verify:selections   follows the chain of carrier selections of every organization, in the database of the portal
// in DATA_DIR, running or stopped, or in the one that DATABASE_URL names. Ends with 1 when one is broken, with 2 when it
// could not find out.
import { withDatabase } from "./with-database.mjs";

/** @returns {Promise<number>} 0 where all chains are whole */
async function verifyAll() {
  // The settings are read when they are imported.
  const { listSelectionChains, verifyCarrierSelections } = await import(
    "../lib/carrier-selection/verify-carrier-selections.ts"
  );
  const { db } = await import("../lib/server/db.ts");
  const actor = /** @type {const} */ ({ type: "system", name: "verify:selections" });
  const chains = await listSelectionChains({ db });
  let allValid = true;
  for (const organizationId of chains) {
    const ctx = { organizationId, actor, requestId: "verify-selections", now: new Date(), db };
    const { valid, records, lastHash, firstBroken } = await verifyCarrierSelections(ctx);
    const result = firstBroken ? `BROKEN at record ${firstBroken.sequence}: ${firstBroken.problem}` : "valid";
    console.log(`${organizationId}  ${result}  ${records} right, last hash ${lastHash}`);
    allValid &&= valid;
  }
  if (chains.length === 0) console.log("No carrier was selected yet.");
  await db.$disconnect();
  return allValid ? 0 : 1;
}

await withDatabase("verifying its carrier selections", verifyAll);
