import { db } from "@/lib/server/db";
import type { Attempt } from "@/lib/webhooks/attempt-delivery";
import { healthReportsOf, judgeAttempt } from "@/lib/webhooks/rules";
import { keptMs } from "@/lib/webhooks/schema/webhook-values";
import { type Claim, removeDeliveries } from "@/lib/webhooks/store/claim-deliveries";
import { releaseWaiting } from "@/lib/webhooks/store/delivery-queue";
import { settleAttempts } from "@/lib/webhooks/store/settle-attempts";

export type Tried = {
  claim: Pick<Claim, "organizationId" | "id" | "attempts" | "step" | "dueAt">;
  attempt: Attempt;
  /** It is not tried again, whatever the result. */
  isOnly?: boolean;
};
type Clock = { now: Date; chance: () => number };

/**
 * Stores the results of attempts and when to try again. When a receiver works again after a pause, everything that
 * waited for it is due at once. Answers how many further deliveries may be sent now.
 */
export async function settleDeliveries(tried: readonly Tried[], { now, chance }: Clock): Promise<number> {
  const judged = tried.map(({ claim, attempt, isOnly }) => {
    const { step, dueAt } = claim;
    const judgement = judgeAttempt({ ...attempt, step, dueAt, now, chance: chance() });
    const isOver = isOnly && judgement.status === "PENDING";
    return { claim, attempt, ...judgement, status: isOver ? ("FAILED" as const) : judgement.status };
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
  const reports = healthReportsOf(
    judged.map(({ claim, ...judgement }) => ({ ...judgement, organizationId: claim.organizationId })),
  );
  const { promoted, recovered } = await settleAttempts(settled, reports, now);
  let released = 0;
  for (const organizationId of recovered) released += await releaseWaiting({ organizationId, now, db });
  return promoted + released;
}

const atOnce = 5_000;

/** Removes old deliveries that have ended, or that wait for a webhook that is disabled. */
export async function removeOldDeliveries(now: Date): Promise<void> {
  while ((await removeDeliveries(new Date(now.getTime() - keptMs), atOnce)) === atOnce);
}
