import { db } from "@/lib/server/db";
import type { Attempt } from "@/lib/webhooks/attempt-delivery";
import { healthNewsOf } from "@/lib/webhooks/rules/health-news";
import { judgeAttempt } from "@/lib/webhooks/rules/judge-attempt";
import { releaseWaiting } from "@/lib/webhooks/store/delivery-queue";
import { type Claim, settleAttempts } from "@/lib/webhooks/store/delivery-work";

export type Tried = {
  claim: Pick<Claim, "organizationId" | "id" | "attempts" | "step" | "dueAt">;
  attempt: Attempt;
  /** It is not tried again, however it went. */
  isOnly?: boolean;
};
type Clock = { now: Date; chance: () => number };

/**
 * Writes down how deliveries went and when they are tried again. When a receiver is back after a pause, all that waited
 * for it is due at once. Answers how many further deliveries may be sent now.
 */
export async function settleDeliveries(tried: readonly Tried[], { now, chance }: Clock): Promise<number> {
  const judged = tried.map(({ claim, attempt, isOnly }) => {
    const { step, dueAt } = claim;
    const verdict = judgeAttempt({ ...attempt, step, dueAt, now, chance: chance() });
    const isOver = isOnly && verdict.status === "PENDING";
    return { claim, attempt, ...verdict, status: isOver ? ("FAILED" as const) : verdict.status };
  });
  const settled = judged.map(({ claim, attempt, status, step, nextAt }) => {
    const { outcome, at, ...log } = attempt;
    return {
      ...log,
      organizationId: claim.organizationId,
      deliveryId: claim.id,
      number: claim.attempts,
      status,
      step,
      at,
      nextAt: nextAt ?? now,
      ...("error" in outcome ? { error: outcome.error } : { statusCode: outcome.statusCode }),
    };
  });
  const news = healthNewsOf(
    judged.map(({ claim, ...verdict }) => ({ ...verdict, organizationId: claim.organizationId })),
  );
  const { promoted, recovered } = await settleAttempts(settled, news, now);
  let released = 0;
  for (const organizationId of recovered) released += await releaseWaiting({ organizationId, now, db });
  return promoted + released;
}
