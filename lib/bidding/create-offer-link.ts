import { randomBytes } from "node:crypto";
import { describePosting } from "@/lib/bidding/list-postings";
import { findPosting } from "@/lib/bidding/lock-posting";
import { canMail, mailCarrier } from "@/lib/bidding/mail-carrier";
import { contactFor, languageOf } from "@/lib/bidding/rules/offer-contact";
import { isOpenPosting } from "@/lib/bidding/rules/stored-bid";
import type {
  OfferLinkRequest,
  OfferLinkResponse,
  PostingResponse,
  RevokeOfferLinkRequest,
} from "@/lib/bidding/schema/posting";
import { insertLink, revokeLinks } from "@/lib/bidding/store/offer-links";
import { getCarriers } from "@/lib/carriers/find-carriers";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { checkEligibility } from "@/lib/loads/check-eligibility";
import { withdrawMails } from "@/lib/messages/queue-mail";
import { hashOfToken, tokenBytes, tokenOf } from "@/lib/onboarding/rules/links";
import type { Context } from "@/lib/server/context";
import { portalUrl } from "@/lib/server/env";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Makes the link by which a carrier sees a posting and bids on it. The answer contains its secret, which is not kept.
 * @throws AppError "not_found"; "conflict" for a posting that has ended, and for a carrier that gets no freight
 */
export async function createOfferLink(
  ctx: Context,
  { postingId, carrierId, replacesEarlier = false, byMail = false, language }: OfferLinkRequest & { carrierId: string },
): Promise<OfferLinkResponse> {
  const posting = await findPosting(ctx, postingId);
  await guardSeesFreight(ctx, { loadId: posting.loadId, carrierId });
  const [carrier] = await getCarriers(ctx, [carrierId]);
  if (!isOpenPosting(posting, ctx.now))
    throw new AppError("conflict", "The posting is ENDED: it is offered to nobody.");
  const contact = contactFor(carrier?.profile.contacts ?? []);
  const known = languageOf({ ...carrier, ...contact });
  return inTransaction(ctx, async (tx) => {
    if (replacesEarlier) await takeBack(tx, { postingId, carrierId });
    const url = await makeLink(tx, { postingId, carrierId });
    if (byMail)
      await mailCarrier(tx, { posting, carrier: { id: carrierId, contact, url, language: language ?? known } });
    const isMailed = byMail && canMail(contact);
    return { url, contact, language: known, ...(byMail && { isMailed }) };
  });
}

type LinkOf = { postingId: string; carrierId: string };

/** Makes a link and answers its address, of which only the hash is kept. */
export async function makeLink(tx: Context, of: LinkOf) {
  const token = tokenOf(randomBytes(tokenBytes));
  await insertLink(tx, { id: newId("link"), ...of, tokenHash: hashOfToken(token) });
  return portalUrl(`/offers/${token}`);
}

/** The links of a carrier open nothing any more, and those on their way to it by mail are not sent. */
async function takeBack(tx: Context, of: LinkOf) {
  const revoked = await revokeLinks(tx, of);
  await withdrawMails(tx, of);
  return revoked;
}

/**
 * The links of a carrier to a posting open nothing any more. A bid it has placed stays, to be answered.
 * @throws AppError "not_found"; "conflict" where none of its links works
 */
export async function revokeOfferLink(
  ctx: Context,
  { postingId, carrierId }: RevokeOfferLinkRequest & { carrierId: string },
): Promise<PostingResponse> {
  const posting = await findPosting(ctx, postingId);
  const revoked = await inTransaction(ctx, (tx) => takeBack(tx, { postingId, carrierId }));
  if (revoked === 0) throw new AppError("conflict", "The carrier has no link to this posting that works.");
  return { posting: await describePosting(ctx, posting) };
}

/**
 * The eligibility of a carrier that may see the load.
 * @throws AppError "not_found" for an unknown carrier; "conflict" for one that may not see the load
 */
async function guardSeesFreight(ctx: Context, pair: { loadId: string; carrierId: string }): Promise<Eligibility> {
  const [checked] = await checkEligibility(ctx, [pair]);
  if (!checked) throw new AppError("not_found", "There is no such carrier.");
  const { eligibility } = checked;
  if (eligibility.seesFreight) return eligibility;
  const why =
    eligibility.reason === "do_not_dispatch" ? "This carrier may not be dispatched" : "This carrier is blocked";
  throw new AppError("conflict", `${why}: the load is not offered to it.`);
}
