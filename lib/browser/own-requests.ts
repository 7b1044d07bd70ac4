const rememberedMax = 500;
const answeredAt = new Map<string, number>();

/** Notes that a request of this page was answered, by the id that its answer names. */
export function rememberAnswer(requestId: string | undefined) {
  if (!requestId) return;
  answeredAt.set(requestId, Date.now());
  const [oldest = ""] = answeredAt.keys();
  if (answeredAt.size > rememberedMax) answeredAt.delete(oldest);
}

/** When the last of these requests was answered; undefined unless this page sent all of them. */
export function ownAnswerAt(requestIds: readonly string[] | undefined): number | undefined {
  const times = (requestIds ?? []).map((id) => answeredAt.get(id) ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...times);
  return Number.isFinite(last) ? last : undefined;
}

let running = 0;
const listeners = new Set<() => void>();

/** Whether this page is sending calls that belong together, one after the other. */
export const isSendingMany = () => running > 0;

/** Runs calls that belong together. What they change is read once they are through, not after each of them. */
export async function sendMany<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  running++;
  try {
    return await send();
  } finally {
    running--;
    for (const listener of listeners) listener();
  }
}

/** Calls `listener` whenever calls that belong together are through. Answers the function that ends it. */
export function onManySent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
