import { oncePerProcess } from "@/lib/server/once-per-process";

type Queue = { running: number; waiting: (() => void)[] };

/**
 * Runs deeds of one name, so many at once and the others in the order in which they came. Those of other processes do
 * not count. A deed must not wait for another of its name.
 */
export async function inTurn<Answer>(
  name: string,
  { atOnce }: { atOnce: number },
  deed: () => Promise<Answer>,
): Promise<Answer> {
  const queues = oncePerProcess("turns", () => new Map<string, Queue>());
  const queue = queues.get(name) ?? { running: 0, waiting: [] };
  queues.set(name, queue);
  if (queue.running < atOnce) queue.running++;
  else await new Promise<void>((begin) => queue.waiting.push(begin));
  try {
    return await deed();
  } finally {
    // Whoever ends hands its place on: nobody who comes just then may take it.
    const next = queue.waiting.shift();
    if (next) next();
    else if (--queue.running === 0) queues.delete(name);
  }
}
