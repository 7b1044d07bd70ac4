import * as z from "zod";
import { BidLoadFacts } from "@/lib/bidding/schema/bid-load-facts";
import { bidActions, bidReasonCodes, bidStatuses, counterStatuses } from "@/lib/bidding/schema/bid-values";
import { Eligibility } from "@/lib/carriers/schema/eligibility";
import { wantedCarrier } from "@/lib/carriers/schema/reference";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { ExchangeRate } from "@/lib/exchange-rates/schema";
import { wantedLoad } from "@/lib/loads/schema/operations";
import { Author } from "@/lib/vocabulary/author";
import { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import { CurrencyCode, PositiveMoney } from "@/lib/vocabulary/money";
import { NoteText, ShortText } from "@/lib/vocabulary/text";

export const BidStatus = z.enum(bidStatuses).meta({
  id: "BidStatus",
  description: "Where a bid stands: it waits for the broker or, countered, for the carrier; all others are settled.",
});
export type BidStatus = z.infer<typeof BidStatus>;

export const CounterStatus = z.enum(counterStatuses).meta({
  id: "CounterStatus",
  description: "Where a counter stands; CLOSED when its bid was closed before the carrier answered.",
});
export type CounterStatus = z.infer<typeof CounterStatus>;

export const BidAction = z
  .enum(bidActions)
  .meta({ id: "BidAction", description: "Something to do with a bid; each is an operation of that name." });
export type BidAction = z.infer<typeof BidAction>;

export const BidReasonCode = z
  .enum(bidReasonCodes)
  .meta({ id: "BidReasonCode", description: "Why a bid was rejected or closed; the introduction of bids lists them." });
export type BidReasonCode = z.infer<typeof BidReasonCode>;

export const BidReason = z
  .object({
    code: BidReasonCode.meta({ description: "A stable word." }),
    message: z.string().meta({ description: "For people; may be reworded, or be a broker's own words." }),
  })
  .meta({ id: "BidReason", description: "Why a bid was rejected or closed." });
export type BidReason = z.infer<typeof BidReason>;

const At = z.iso.datetime();

export const counterFields = {
  amount: PositiveMoney.meta({ description: "What the counter offers, in the bid's currency." }),
  issuedBy: z.literal("BROKER").meta({ description: "Whose counter it is: always the broker's." }),
  status: CounterStatus.meta({ description: "Where the counter stands." }),
};

const BidCounter = z
  .object({ ...counterFields, at: At.meta({ description: "When it was made." }) })
  .meta({ id: "BidCounter", description: "The latest counter on a bid." });

export const BidCarrier = CarrierIdentifiers.extend({
  id: z.string().meta({ description: "Our id of the carrier." }),
  displayName: z.string().meta({ description: "The carrier's name." }),
}).meta({ id: "BidCarrier", description: "The carrier whose bid it is, with the numbers it is known by." });
export type BidCarrier = z.infer<typeof BidCarrier>;

export const BidLoad = z
  .object({
    id: z.string().meta({ description: "Our id of the load." }),
    externalId: z.string().optional().meta({ description: "Your id of the load. Absent on the carrier's side." }),
    externalDisplayId: z.string().meta({ description: "The id people see." }),
  })
  .meta({ id: "BidLoad", description: "The load a bid is for." });
export type BidLoad = z.infer<typeof BidLoad>;

export const bidFields = {
  id: z.string().meta({ description: "Our id of the bid. Submitted again after a rule rejected it, it keeps it." }),
  status: BidStatus.meta({ description: "Where the bid stands." }),
  amount: PositiveMoney.meta({
    description: "What the carrier asks for; once a counter is accepted, the price of the counter.",
  }),
  note: z.string().optional().meta({ description: "What the carrier wrote to it." }),
  submittedAt: At.meta({ description: "When it was submitted last." }),
};

/** A bid as either side sees it; `actions` are those of the side that asks. */
export const Bid = z
  .object({
    ...bidFields,
    postingId: z.string().meta({ description: "The posting it is on." }),
    loadId: z.string().meta({ description: "Our id of the load." }),
    updatedAt: At.meta({ description: "When it changed last." }),
    counter: BidCounter.optional().meta({ description: "The latest counter. Absent while there was none." }),
    carrier: BidCarrier.meta({ description: "Whose bid it is." }),
    load: BidLoad.meta({ description: "What it is for." }),
    reason: BidReason.optional().meta({ description: "Why it was rejected or closed, or which rule accepted it." }),
    answeredBy: Author.optional().meta({ description: "Who brought it to where it stands. Absent while it waits." }),
    isRejectedByRule: z.boolean().meta({
      description: "Whether an instant response rule rejected it: then the carrier may submit it again.",
    }),
    actions: z.array(BidAction).meta({ description: "What your side may do with it now." }),
  })
  .meta({ id: "Bid", description: "A carrier's offer on a posting." });
export type Bid = z.infer<typeof Bid>;

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
const overrideReason = NoteText.optional().meta({
  description:
    "Why this carrier, although it lacks what the load requires. Kept in the record of the carrier selection; the carrier does not see it. People in the portal must say it, a key need not.",
});
export const AcceptBidRequest = z.object({
  bidId,
  reason,
  overrideReason,
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
  overrideReason,
});
export type CounterBidRequest = z.infer<typeof CounterBidRequest>;
export const BidResponse = z.object({ bid: Bid.meta({ description: "The bid as it is now." }) });
export type BidResponse = z.infer<typeof BidResponse>;

export const ListBidsRequest = z.object({
  postingId: ShortText.optional().meta({ description: "Only bids on this posting." }),
  ...wantedLoad,
  ...wantedCarrier,
  status: z
    .array(BidStatus)
    .max(bidStatuses.length)
    .optional()
    .meta({ description: "Only bids in one of these states." }),
  isOpen: z
    .boolean()
    .optional()
    .meta({ description: "Only bids something may still become of (`true`) or that are settled (`false`)." }),
  ...pageRequest,
});
export type ListBidsRequest = z.infer<typeof ListBidsRequest>;
export const ComparedPrice = z
  .object({
    amount: PositiveMoney.meta({ description: "Its amount in the currency of the load's money." }),
    at: ExchangeRate.meta({ description: "The rate of exchange, as your organization set it." }),
  })
  .meta({ id: "ComparedPrice", description: "A price converted so that it can be compared." });

export const ListedBid = Bid.extend({
  loadFacts: BidLoadFacts.meta({ description: "What of the load helps to decide." }),
  meaning: Eligibility.meta({ description: "What your relationship with the carrier means for this load." }),
  compared: ComparedPrice.optional().meta({
    description: "What it asks for in the load's currency. Absent where it is in that, or no rate of exchange counts.",
  }),
}).meta({ id: "ListedBid", description: "A bid with what helps to decide on it." });
export type ListedBid = z.infer<typeof ListedBid>;
export const ListBidsResponse = z.object(pageResponse(ListedBid));
export type ListBidsResponse = z.infer<typeof ListBidsResponse>;
