import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { insertRecord, type MeteredCall, raiseReplays } from "@/lib/usage/store/records";

/**
 * Records a metered call in the transaction of its answer. A caller may name several calls alike (`x-request-id`): each
 * of them is a call, so the further ones are recorded under that name with a mark behind it that no name can have.
 */
export async function recordUsage(tx: Context, call: MeteredCall) {
  if (await insertRecord(tx, tx.requestId, call)) return;
  const marked = `${tx.requestId}~${newId("req").slice(-12)}`;
  if (!(await insertRecord(tx, marked, call))) throw new Error(`The call ${marked} is recorded already`);
}

/** Counts that the kept answer of a metered call was sent once more: no call, and nothing to pay. */
export async function countReplay(tx: Context, operationId: string, idempotencyKey: string) {
  await raiseReplays(tx, operationId, idempotencyKey);
}

/** Records a metered call that was refused as a whole: nothing to pay. Its own transaction was rolled back before. */
export const recordRefusal = (ctx: Context, call: Pick<MeteredCall, "operationId" | "refusedCode">) =>
  recordUsage(ctx, { ...call, itemOutcomes: [] });
