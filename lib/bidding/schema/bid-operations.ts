import * as z from "zod";
import { Bid, BidStatus } from "@/lib/bidding/schema/bid";
import { Eligibility } from "@/lib/carriers/schema/eligibility";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { LoadStatus } from "@/lib/loads/schema/load";
import { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import { CurrencyCode, Money, PositiveMoney } from "@/lib/vocabulary/money";
import { NoteText, ShortText } from "@/lib/vocabulary/text";
import { TrailerType } from "@/lib/vocabulary/trailer";

const bidId = ShortText.meta({ description: "Our id of the bid." });

const BiddingCarrier = CarrierIdentifiers.extend({
  id: ShortText.optional().meta({ description: "Our id of the carrier; it identifies only when it stands alone." }),
}).meta({ id: "BiddingCarrier", description: "Who bids: our id of the carrier, or what it is known by." });

/** Money in the currency of the bid it is about. */
export const BidMoney = z
  .object({
    currencyCode: CurrencyCode.optional().meta({ description: "The bid's currency, if anything." }),
    amount: PositiveMoney.shape.amount,
  })
  .meta({ id: "BidMoney", description: "An amount in the currency of the bid." });
export type BidMoney = z.infer<typeof BidMoney>;

export const SubmitBidRequest = z.object({
  postingId: ShortText.optional().meta({
    description: "The posting to bid on. Needed by a key; by a carrier's link it is the one it was offered.",
  }),
  carrier: BiddingCarrier.optional().meta({
    description: "Who bids. Needed by a key; by a link it is the carrier that was sent it.",
  }),
  amount: PositiveMoney.meta({ description: "What the carrier asks for." }),
  note: NoteText.optional().meta({ description: "What the carrier wants to say with it." }),
});
export type SubmitBidRequest = z.infer<typeof SubmitBidRequest>;

export const BidReference = z.object({ bidId });
export type BidReference = z.infer<typeof BidReference>;
const reason = NoteText.optional().meta({ description: "Why, in your words; the carrier sees it." });
export const AcceptBidRequest = z.object({
  bidId,
  reason,
  ifAmount: BidMoney.optional().meta({
    description: "What you take the bid to ask for. If it asks for another amount by now, the call is refused.",
  }),
});
export type AcceptBidRequest = z.infer<typeof AcceptBidRequest>;
export const AcceptCounterRequest = z.object({
  bidId,
  ifAmount: BidMoney.optional().meta({
    description: "What you take the counter to offer. If it offers another amount by now, the call is refused.",
  }),
});
export type AcceptCounterRequest = z.infer<typeof AcceptCounterRequest>;
export const RejectCounterRequest = z.object({
  bidId,
  amount: BidMoney.optional().meta({ description: "The carrier's own new amount; unset: the bid stays as it was." }),
});
export type RejectCounterRequest = z.infer<typeof RejectCounterRequest>;
export const RejectBidRequest = z.object({ bidId, reason });
export type RejectBidRequest = z.infer<typeof RejectBidRequest>;
export const RevokeCounterRequest = z.object({ bidId, reason });
export type RevokeCounterRequest = z.infer<typeof RevokeCounterRequest>;
export const CounterBidRequest = z.object({
  bidId,
  amount: BidMoney.meta({ description: "What you offer, in the bid's currency." }),
});
export type CounterBidRequest = z.infer<typeof CounterBidRequest>;
export const BidResponse = z.object({ bid: Bid.meta({ description: "The bid as it is now." }) });
export type BidResponse = z.infer<typeof BidResponse>;

export const ListBidsRequest = z.object({
  postingId: ShortText.optional().meta({ description: "Only bids on this posting." }),
  loadId: ShortText.optional().meta({ description: "Only bids for the load with this id of ours." }),
  carrierId: ShortText.optional().meta({ description: "Only bids of the carrier with this id of ours." }),
  status: z.array(BidStatus).max(6).optional().meta({ description: "Only bids in one of these states." }),
  isOpen: z
    .boolean()
    .optional()
    .meta({ description: "Only bids something may still become of (`true`) or that are settled (`false`)." }),
  ...pageRequest,
});
export type ListBidsRequest = z.infer<typeof ListBidsRequest>;

export const BidLoadFacts = z
  .object({
    status: LoadStatus.meta({ description: "Where the load stands." }),
    originPlace: z.string().optional().meta({ description: "City, state and country of the first stop." }),
    destinationPlace: z.string().optional().meta({ description: "City, state and country of the last stop." }),
    pickupAt: z.iso.datetime().optional().meta({ description: "When the first appointment starts." }),
    pickupTimezone: z.string().optional().meta({ description: "IANA time zone of the first stop." }),
    trailerTypes: z.array(TrailerType).meta({ description: "The trailers that may take it; empty when not said." }),
    borderCrossings: z.array(UsMxBorderCrossing).meta({ description: "Where it crosses; empty when not said." }),
    maxBuy: Money.optional().meta({ description: "The most a carrier may be paid." }),
    targetRate: Money.optional().meta({ description: "What a carrier should be paid." }),
  })
  .meta({ id: "BidLoadFacts", description: "What of the load helps to decide on a bid." });
export type BidLoadFacts = z.infer<typeof BidLoadFacts>;

export const ListedBid = Bid.extend({
  loadFacts: BidLoadFacts.meta({ description: "What of the load helps to decide." }),
  meaning: Eligibility.meta({ description: "What your relationship with the carrier means for this load." }),
}).meta({ id: "ListedBid", description: "A bid with what helps to decide on it." });
export type ListedBid = z.infer<typeof ListedBid>;
export const ListBidsResponse = z.object(pageResponse(ListedBid));
export type ListBidsResponse = z.infer<typeof ListBidsResponse>;
