import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";

/** Runs a deed in a transaction: all of its writes become visible together, or none. Nested calls join the outer one. */
export function inTransaction<Answer>(ctx: Context, deed: (tx: Context) => Promise<Answer>): Promise<Answer> {
  if (ctx.db !== db) return deed(ctx);
  return db.$transaction((transaction) => deed({ ...ctx, db: transaction }));
}
