import { getCarriers } from "@/lib/carriers/find-carriers";
import { lockCarriers } from "@/lib/carriers/lock-carriers";
import { advanceOnboarding } from "@/lib/carriers/write-relationships";
import { AppError } from "@/lib/core/errors";
import { recordOnboarding } from "@/lib/onboarding/record-onboarding";
import { identityAnswerOf } from "@/lib/onboarding/rules/identity-differences";
import { hashOfToken, linkWorks, looksLikeToken } from "@/lib/onboarding/rules/links";
import { findLink, findLinkByHash, lockLink, type StoredLink, updateLink } from "@/lib/onboarding/store/links";
import type { Context } from "@/lib/server/context";

/** The carrier that acts by its onboarding link. @throws AppError forbidden for anybody else. */
export function requireCarrier({ actor }: Context) {
  if (actor.type !== "carrier" || actor.link !== "ONBOARDING")
    throw new AppError("forbidden", "Only a carrier by its link may do this.");
  return { carrierId: actor.id, linkId: actor.linkId };
}

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
  const { refusedByCustomers: _unseen, dotSuffixes: _notAsked, ...onRecord } = carrier.profile;
  const answers = link.answers ?? { identity: identityAnswerOf(carrier), ...onRecord };
  const opened = await updateLink(tx, linkId, { openedAt: tx.now, answers });
  await advanceOnboarding(tx, { carrierId, to: "IN_PROGRESS" });
  await recordOnboarding(tx, { carrierId, operation: "ONBOARDING_STARTED" });
  return { ...opened, answers };
}

/** The carrier of this token, or undefined when there is none, or its link no longer opens anything. */
export async function authenticateLink(token: string, now: Date) {
  if (!looksLikeToken(token)) return undefined;
  const link = await findLinkByHash(hashOfToken(token));
  if (!link || !linkWorks(link, link.relationship, now)) return undefined;
  const { id, organizationId, carrierId, carrierName } = link;
  return { organizationId, linkId: id, carrierId, carrierName };
}
