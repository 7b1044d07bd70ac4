import { requireOffer } from "@/lib/bidding/authenticate-offer-link";
import { postingState } from "@/lib/bidding/list-postings";
import { findPosting } from "@/lib/bidding/lock-posting";
import { canMail } from "@/lib/bidding/mail-carrier";
import { contactFor } from "@/lib/bidding/rules/offer-contact";
import { offeredLoad } from "@/lib/bidding/rules/offered-load";
import { showOwnBid } from "@/lib/bidding/rules/show-bid";
import type {
  GetOfferRequest,
  GetOfferResponse,
  OnboardFromOfferRequest,
  OnboardFromOfferResponse,
} from "@/lib/bidding/schema/offer";
import { listBidRows } from "@/lib/bidding/store/bid-rows";
import { markViewed, nameOrganization } from "@/lib/bidding/store/offer-links";
import { getCarriers } from "@/lib/carriers/find-carriers";
import { eligibilityOf } from "@/lib/carriers/rules/eligibility";
import { findPerson } from "@/lib/directory/find-owners";
import { getFreight } from "@/lib/loads/get-freight";
import { measureLoad } from "@/lib/loads/measure-load";
import { idForCarrier } from "@/lib/loads/rules/id-for-carrier";
import { createOnboardingLink } from "@/lib/onboarding/create-onboarding-link";
import type { Context } from "@/lib/server/context";
import { sendsMail } from "@/lib/server/mail";

const bidsShown = 50;

/** What the page of an offer shows: the part of the load that its carrier may see, and the carrier's own bids. */
export async function getOffer(ctx: Context, _request: GetOfferRequest): Promise<GetOfferResponse> {
  const link = await requireOffer(ctx);
  const { postingId, carrierId, carrierName, relationship } = link;
  if (!link.viewedAt) await markViewed(ctx, link.id);
  const posting = await findPosting(ctx, postingId);
  const [freight, rows, organizationName] = await Promise.all([
    getFreight(ctx, { id: posting.loadId }),
    listBidRows(ctx, { postingId, carrierId }, bidsShown),
    nameOrganization(ctx),
  ]);
  const { document, id, externalId } = freight;
  const { openedBy } = posting;
  const poster = openedBy.type === "user" ? openedBy.id : undefined;
  const contact = await findPerson(ctx, [document.externalOwnerCoverageUserId ?? undefined, poster]);
  const displayId = idForCarrier({ id, externalId, displayId: document.externalDisplayId ?? externalId });
  // A bid stays accepted even when the load is later taken from its carrier.
  const isAccepted =
    document.assignedCarrier?.carrierId === carrierId && rows.some(({ bid }) => bid.status === "ACCEPTED");
  const { endedAt: _when, ...state } = postingState(posting, ctx.now);
  return {
    organizationName,
    ...(contact && { contact }),
    carrierName,
    load: offeredLoad({ document, displayId, miles: measureLoad(document), isAccepted }),
    posting: { id: postingId, ...state },
    bids: rows.map(({ bid }) => showOwnBid(bid, ctx.now)),
    meaning: {
      isOfferedOnboarding: eligibilityOf(relationship).offersOnboardingLink,
      isMailed: rows.some(({ bid }) => bid.status === "ACTIVE") && (await isMailable(ctx, carrierId)),
    },
  };
}

async function isMailable(ctx: Context, carrierId: string): Promise<boolean> {
  const [carrier] = sendsMail ? await getCarriers(ctx, [carrierId]) : [];
  return carrier !== undefined && canMail(contactFor(carrier.profile.contacts));
}

/**
 * The carrier onboards itself from the page of an offer.
 * @throws AppError "conflict" where it is offered no onboarding
 */
export async function onboardFromOffer(
  ctx: Context,
  _request: OnboardFromOfferRequest,
): Promise<OnboardFromOfferResponse> {
  const { carrierId } = await requireOffer(ctx);
  const { url } = await createOnboardingLink(ctx, { carrierId });
  return { url };
}
