import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Reads a load, decides and writes, without a transaction as long as nobody else writes it in between: then the attempt
 * answers undefined, and is made anew with the row locked, so that writers queue and none starves.
 */
export async function writeOnce<Answer>(
  ctx: Context,
  attempt: (ctx: Context, lock: boolean) => Promise<Answer | undefined>,
): Promise<Answer> {
  const answer = (await attempt(ctx, false)) ?? (await inTransaction(ctx, (tx) => attempt(tx, true)));
  if (answer === undefined) throw new AppError("conflict", "The load was removed while it was written. Send it again.");
  return answer;
}
