import { getCarriers } from "@/lib/carriers/find-carriers";
import { lockCarriers } from "@/lib/carriers/lock-carriers";
import { advanceOnboarding } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { requireCarrier } from "@/lib/onboarding/require-carrier";
import { identityAnswerOf } from "@/lib/onboarding/rules/identity-differences";
import { linkWorks } from "@/lib/onboarding/rules/link-works";
import { findLink, lockLink, type StoredLink, updateLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";

export type OpenLink = StoredLink & { answers: NonNullable<StoredLink["answers"]> };

/**
 * The link of the carrier that acts, locked until the transaction ends. The first time it is opened, its answers begin
 * with those of an earlier link or else with what is on record, and the relationship becomes IN_PROGRESS.
 * @throws AppError unauthorized when it stopped working since the call began.
 */
export async function openLink(tx: Context): Promise<OpenLink> {
  const { linkId, carrierId } = requireCarrier(tx);
  // Opening writes the relationship, and who writes relationships may lock links after it.
  if (!(await findLink(tx, linkId))?.openedAt) await lockCarriers(tx);
  const [link, [carrier]] = [await lockLink(tx, linkId), await getCarriers(tx, [carrierId])];
  if (!link || !carrier || !linkWorks(link, carrier.relationship, tx.now))
    throw new AppError("unauthorized", "Unauthorized");
  if (link.openedAt && link.answers) return { ...link, answers: link.answers };
  const answers = link.answers ?? { identity: identityAnswerOf(carrier), ...carrier.profile };
  const opened = await updateLink(tx, linkId, { openedAt: tx.now, answers });
  await advanceOnboarding(tx, { carrierId, to: "IN_PROGRESS" });
  await recordOnboarding(tx, { carrierId, operation: "ONBOARDING_STARTED" });
  return { ...opened, answers };
}
