import { setImmediate } from "node:timers/promises";
import { changeSummaries } from "@/lib/rates/change-summaries";
import type { ObservationChanges } from "@/lib/rates/rules/plan-observations";
import { changedRows } from "@/lib/rates/rules/summary-changes";
import { changeObservations } from "@/lib/rates/store/observations";
import type { Context } from "@/lib/server/context";

/** Takes out what was removed or replaced, puts in what was added, and keeps the weekly summaries in step. */
export async function saveObservations(tx: Context, changes: ObservationChanges) {
  if (changes.added.length === 0 && changes.removed.length === 0) return;
  // Which summaries change is worked out while the database stores the prices.
  const [rows] = await Promise.all([
    setImmediate().then(() => changedRows(tx.organizationId, changes)),
    changeObservations(tx, changes),
  ]);
  await changeSummaries(tx, rows);
}
