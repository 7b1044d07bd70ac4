import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTurn } from "@/lib/server/in-turn";

// When many calls come at once, waiting a little for a connection is better than refusing.
const patience = { maxWait: 5_000, timeout: 10_000 };

/** Runs a deed in a transaction: all of its writes become visible together, or none. Nested calls join the outer one. */
export function inTransaction<Answer>(ctx: Context, deed: (tx: Context) => Promise<Answer>): Promise<Answer> {
  if (ctx.db !== db) return deed(ctx);
  return db.$transaction((transaction) => deed({ ...ctx, db: transaction }), patience);
}

/**
 * As `inTransaction`, for what all wait for one lock anyway: those of one name wait in this process, where they hold no
 * connection, and not in the database. In a transaction already there is no waiting: it may hold what others wait for.
 */
export const inTransactionByTurns = <Answer>(ctx: Context, name: string, deed: (tx: Context) => Promise<Answer>) =>
  ctx.db === db ? inTurn(name, () => inTransaction(ctx, deed)) : deed(ctx);
