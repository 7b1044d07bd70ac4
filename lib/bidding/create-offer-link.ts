import { randomBytes } from "node:crypto";
import { describePosting } from "@/lib/bidding/list-postings";
import { findPosting } from "@/lib/bidding/lock-posting";
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
  { postingId, carrierId, replacesEarlier = false }: OfferLinkRequest & { carrierId: string },
): Promise<OfferLinkResponse> {
  const posting = await findPosting(ctx, postingId);
  await guardSeesFreight(ctx, { loadId: posting.loadId, carrierId });
  const [carrier] = await getCarriers(ctx, [carrierId]);
  if (!isOpenPosting(posting, ctx.now))
    throw new AppError("conflict", "The posting is ENDED: it is offered to nobody.");
  const token = tokenOf(randomBytes(tokenBytes));
  await inTransaction(ctx, async (tx) => {
    if (replacesEarlier) await revokeLinks(tx, { postingId, carrierId });
    await insertLink(tx, { id: newId("link"), postingId, carrierId, tokenHash: hashOfToken(token) });
  });
  const contact = contactFor(carrier?.profile.contacts ?? []);
  return { url: portalUrl(`/offers/${token}`), contact, language: languageOf({ ...carrier, ...contact }) };
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
  const revoked = await revokeLinks(ctx, { postingId, carrierId });
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
