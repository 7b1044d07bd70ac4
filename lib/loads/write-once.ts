import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Reads a load, decides and writes, without a transaction as long as nobody else writes it in between: then the attempt
 * answers undefined, and is made anew with the row locked, so that writers queue and none starves. Only what is not yet
 * locked then, a load that is just created or a carrier that is just reviewed, can take it a third attempt.
 */
export async function writeOnce<Answer>(
  ctx: Context,
  attempt: (ctx: Context, lock: boolean) => Promise<Answer | undefined>,
): Promise<Answer> {
  const locked = async (tx: Context) => (await attempt(tx, true)) ?? attempt(tx, true);
  const answer = (await attempt(ctx, false)) ?? (await inTransaction(ctx, locked));
  if (answer === undefined)
    throw new AppError("conflict", "The load, or its carrier, changed again while it was written. Send it again.");
  return answer;
}
