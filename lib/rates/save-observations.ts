import { applyObservations } from "@/lib/rates/apply-observations";
import type { ObservationChanges } from "@/lib/rates/rules/plan-observations";
import { changeObservations } from "@/lib/rates/store/observations";
import type { Context } from "@/lib/server/context";

/** Takes out what was removed or replaced, puts in what was added, and keeps the weekly summaries in step. */
export async function saveObservations(tx: Context, changes: ObservationChanges) {
  if (changes.added.length === 0 && changes.removed.length === 0) return;
  await changeObservations(tx, changes);
  await applyObservations(tx, changes);
}
