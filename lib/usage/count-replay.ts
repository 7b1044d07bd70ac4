import type { Context } from "@/lib/server/context";
import { raiseReplays } from "@/lib/usage/store/records";

/** Counts that the kept answer of a metered call was sent once more: no call, and nothing to pay. */
export async function countReplay(tx: Context, operationId: string, idempotencyKey: string) {
  await raiseReplays(tx, operationId, idempotencyKey);
}
