import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { bidResponseTimesEndpoint, listBidEventsEndpoint } from "@/lib/bidding/contract/bid-events";
import {
  acceptBidEndpoint,
  acceptCounterEndpoint,
  counterBidEndpoint,
  listBidsEndpoint,
  rejectBidEndpoint,
  rejectCounterEndpoint,
  revokeBidEndpoint,
  revokeCounterEndpoint,
  submitBidEndpoint,
} from "@/lib/bidding/contract/bids";
import { bidsOfLoadsEndpoint } from "@/lib/bidding/contract/bids-of-loads";
import {
  dryRunInstantResponseEndpoint,
  getInstantResponseEndpoint,
  saveInstantResponseEndpoint,
} from "@/lib/bidding/contract/instant-response";
import { getOfferEndpoint, onboardFromOfferEndpoint } from "@/lib/bidding/contract/offers";
import { openPostingsEndpoint } from "@/lib/bidding/contract/open-postings";
import {
  endPostingEndpoint,
  listPostingsEndpoint,
  offerLinkEndpoint,
  openPostingEndpoint,
  revokeOfferLinkEndpoint,
} from "@/lib/bidding/contract/postings";
import { rankCarriersEndpoint } from "@/lib/bidding/contract/ranked-carriers";
import { createOfferLink, revokeOfferLink } from "@/lib/bidding/create-offer-link";
import { dryRunInstantResponse } from "@/lib/bidding/dry-run-instant-response";
import { endPosting } from "@/lib/bidding/end-posting";
import { getOffer, onboardFromOffer } from "@/lib/bidding/get-offer";
import { listBids } from "@/lib/bidding/list-bids";
import { listPostings } from "@/lib/bidding/list-postings";
import { counterBid, rejectBid, rejectCounter, revokeBid, revokeCounter } from "@/lib/bidding/negotiate-bid";
import { openPosting } from "@/lib/bidding/open-posting";
import { openPostings } from "@/lib/bidding/open-postings";
import { rankCarriersForLoad } from "@/lib/bidding/rank-carriers";
import { listBidEvents } from "@/lib/bidding/read-bid-events";
import { reportResponseTimes } from "@/lib/bidding/report-response-times";
import { getInstantResponse, saveInstantResponse } from "@/lib/bidding/save-instant-response";
import { submitBid } from "@/lib/bidding/submit-bid";
import { summarizeBidsOfLoads } from "@/lib/bidding/summarize-bids-of-loads";
import { byCarrier, byWantedCarrier } from "@/lib/carriers/name-carrier";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const biddingOperations = [
  operation(openPostingEndpoint, openPosting),
  operation(openPostingsEndpoint, openPostings),
  operation(endPostingEndpoint, endPosting),
  operation(listPostingsEndpoint, listPostings),
  operation(rankCarriersEndpoint, rankCarriersForLoad),
  operation(offerLinkEndpoint, byCarrier(createOfferLink)),
  operation(revokeOfferLinkEndpoint, byCarrier(revokeOfferLink)),
  operation(getOfferEndpoint, getOffer),
  operation(onboardFromOfferEndpoint, onboardFromOffer),
  operation(getInstantResponseEndpoint, getInstantResponse),
  operation(saveInstantResponseEndpoint, saveInstantResponse),
  operation(dryRunInstantResponseEndpoint, dryRunInstantResponse),
  operation(submitBidEndpoint, submitBid),
  operation(revokeBidEndpoint, revokeBid),
  operation(acceptCounterEndpoint, acceptCounter),
  operation(rejectCounterEndpoint, rejectCounter),
  operation(acceptBidEndpoint, acceptBid),
  operation(rejectBidEndpoint, rejectBid),
  operation(counterBidEndpoint, counterBid),
  operation(revokeCounterEndpoint, revokeCounter),
  operation(listBidsEndpoint, byWantedCarrier(listBids)),
  operation(bidsOfLoadsEndpoint, summarizeBidsOfLoads),
  operation(listBidEventsEndpoint, listBidEvents),
  operation(bidResponseTimesEndpoint, reportResponseTimes),
] as const;
