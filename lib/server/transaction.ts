import type { Context } from "@/lib/server/context";
import { type Database, db, timeLimits } from "@/lib/server/db";
import { oncePerProcess } from "@/lib/server/once-per-process";

// When many calls come at once, waiting a little for a connection is better than refusing.
const maxWait = 5_000;
const timeoutMs = 10_000;

// So that no organization can use all connections of a process. Its writes often wait for the same lock: in the database
// each that waits would occupy a connection, here it occupies none.
const perOrganization = { atOnce: 4 };

/**
 * Runs `run` in a transaction: all of its writes become visible together, or none. Nested calls join the outer one, so
 * it must use the context it is given: another transaction inside it might wait for this one. One that takes longer than
 * `timeout` milliseconds is rolled back.
 */
export function inTransaction<Answer>(
  ctx: Context,
  run: (tx: Context) => Promise<Answer>,
  timeout = timeoutMs,
): Promise<Answer> {
  if (ctx.db !== db) return run(ctx);
  return inTurn(`transactions of ${ctx.organizationId}`, perOrganization, async () => {
    const followUps: (() => void)[] = [];
    const runIn = async (transaction: Database) => {
      if (timeout > timeLimits.statement) await allowLonger(transaction, timeout);
      return run({ ...ctx, db: transaction, followUps });
    };
    const answer = await db.$transaction(runIn, { maxWait, timeout });
    for (const followUp of followUps) followUp();
    return answer;
  });
}

/** Lets each statement of a transaction, and each pause between two, take so many milliseconds. */
export const allowLonger = (transaction: Database, timeout: number) =>
  transaction.$queryRaw`SELECT set_config('statement_timeout', ${String(timeout)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(timeout)}, true)`;

/**
 * Runs `followUp` once what `tx` wrote is visible to all, and never when it is not. It must not throw, and nothing may
 * depend on it: a process can end between the two.
 */
export function afterCommit({ followUps }: Pick<Context, "followUps">, followUp: () => void) {
  if (followUps) followUps.push(followUp);
  else followUp();
}

type Queue = { running: number; waiting: (() => void)[] };

/**
 * Runs tasks of one name, so many at once and the others in the order in which they came, within this process. A task
 * must not wait for another of its name.
 */
export async function inTurn<Answer>(
  name: string,
  { atOnce }: { atOnce: number },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const queues = oncePerProcess("turns", () => new Map<string, Queue>());
  const queue = queues.get(name) ?? { running: 0, waiting: [] };
  queues.set(name, queue);
  if (queue.running < atOnce) queue.running++;
  else await new Promise<void>((begin) => queue.waiting.push(begin));
  try {
    return await run();
  } finally {
    // Handed on directly, so that a newly arriving task cannot take the place.
    const next = queue.waiting.shift();
    if (next) next();
    else if (--queue.running === 0) queues.delete(name);
  }
}
