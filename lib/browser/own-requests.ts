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
