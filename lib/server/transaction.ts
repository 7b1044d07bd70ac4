import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";

// When many calls come at once, waiting a little for a connection is better than refusing.
const patience = { maxWait: 5_000, timeout: 10_000 };

/** Runs a deed in a transaction: all of its writes become visible together, or none. Nested calls join the outer one. */
export function inTransaction<Answer>(ctx: Context, deed: (tx: Context) => Promise<Answer>): Promise<Answer> {
  if (ctx.db !== db) return deed(ctx);
  return db.$transaction((transaction) => deed({ ...ctx, db: transaction }), patience);
}
