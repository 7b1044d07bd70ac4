type Judged = { organizationId: string; status: "DELIVERED" | "PENDING" | "FAILED"; isGone: boolean };

/** What attempts, in the order in which they ended, say of each webhook they went to. */
export function healthNewsOf(attempts: readonly Judged[]) {
  const news = new Map<string, { hasSuccess: boolean; failuresSince: number; isGone: boolean }>();
  for (const { organizationId, status, isGone } of attempts) {
    const known = news.get(organizationId) ?? { hasSuccess: false, failuresSince: 0, isGone: false };
    if (status === "DELIVERED") news.set(organizationId, { ...known, hasSuccess: true, failuresSince: 0 });
    else
      news.set(organizationId, {
        ...known,
        failuresSince: known.failuresSince + 1,
        isGone: known.isGone || isGone,
      });
  }
  return [...news].map(([organizationId, said]) => ({ organizationId, ...said }));
}
