import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { insertRecord, type MeteredCall } from "@/lib/usage/store/records";

/**
 * Records a metered call in the transaction of its answer. A caller may name several calls alike (`x-request-id`): each
 * of them is a call, so the further ones are recorded under that name with a mark behind it that no name can have.
 */
export async function recordUsage(tx: Context, call: MeteredCall) {
  if (await insertRecord(tx, tx.requestId, call)) return;
  const marked = `${tx.requestId}~${newId("req").slice(-12)}`;
  if (!(await insertRecord(tx, marked, call))) throw new Error(`The call ${marked} is recorded already`);
}
