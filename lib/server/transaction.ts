import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTurn } from "@/lib/server/in-turn";

// When many calls come at once, waiting a little for a connection is better than refusing.
const maxWait = 5_000;
const longestMilliseconds = 10_000;

// Of the connections of a process, so that no organization can hold them all. Writes of one often wait for the same
// lock: in the database each that waits would hold a connection, here it holds none.
const perOrganization = { atOnce: 4 };

/**
 * Runs a deed in a transaction: all of its writes become visible together, or none. Nested calls join the outer one, so
 * a deed must go on with the context it is given: another transaction inside it might wait for this one. One that takes
 * longer than `timeout` milliseconds is given up.
 */
export function inTransaction<Answer>(
  ctx: Context,
  deed: (tx: Context) => Promise<Answer>,
  timeout = longestMilliseconds,
): Promise<Answer> {
  if (ctx.db !== db) return deed(ctx);
  return inTurn(`transactions of ${ctx.organizationId}`, perOrganization, async () => {
    const followUps: (() => void)[] = [];
    const answer = await db.$transaction((transaction) => deed({ ...ctx, db: transaction, followUps }), {
      maxWait,
      timeout,
    });
    for (const followUp of followUps) followUp();
    return answer;
  });
}

/**
 * Runs `followUp` once what `tx` wrote is visible to all, and never when it is not. It must not throw, and nothing may
 * depend on it: a process can end between the two.
 */
export function afterCommit({ followUps }: Context, followUp: () => void) {
  if (followUps) followUps.push(followUp);
  else followUp();
}
