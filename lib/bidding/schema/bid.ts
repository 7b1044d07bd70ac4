import * as z from "zod";
import { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import { PositiveMoney } from "@/lib/vocabulary/money";

export const BidStatus = z.enum(["ACTIVE", "COUNTERED", "ACCEPTED", "REJECTED", "REVOKED", "CLOSED"]).meta({
  id: "BidStatus",
  description: "Where a bid stands: it waits for the broker or, countered, for the carrier; all others are settled.",
});
export type BidStatus = z.infer<typeof BidStatus>;

export const CounterStatus = z.enum(["OPEN", "ACCEPTED", "REJECTED", "REVOKED", "CLOSED"]).meta({
  id: "CounterStatus",
  description: "Where a counter stands; CLOSED when its bid was closed before the carrier answered.",
});
export type CounterStatus = z.infer<typeof CounterStatus>;

/** What somebody may do with a bid. Those of the carrier's side come first. */
export const BidAction = z
  .enum(["SUBMIT", "REVOKE", "ACCEPT_COUNTER", "REJECT_COUNTER", "ACCEPT", "REJECT", "COUNTER", "REVOKE_COUNTER"])
  .meta({ id: "BidAction", description: "Something to do with a bid; each is an operation of that name." });
export type BidAction = z.infer<typeof BidAction>;

export const BidReasonCode = z
  .enum([
    "broker",
    "instant_response",
    "another_bid_accepted",
    "posting_ended",
    "posting_expired",
    "load_on_hold",
    "load_booked",
    "load_cancelled",
    "load_completed",
    "carrier_blocked",
  ])
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

const counterFields = {
  amount: PositiveMoney.meta({ description: "What the counter offers, in the bid's currency." }),
  issuedBy: z.literal("BROKER").meta({ description: "Whose counter it is: always the broker's." }),
  status: CounterStatus.meta({ description: "Where the counter stands." }),
};

export const BidCounter = z
  .object({ ...counterFields, at: At.meta({ description: "When it was made." }) })
  .meta({ id: "BidCounter", description: "The latest counter on a bid." });
export type BidCounter = z.infer<typeof BidCounter>;

/** A counter as events carry it. */
export const EventCounter = z
  .object(counterFields)
  .meta({ id: "BidEventCounter", description: "The latest counter on a bid." });

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
    reason: BidReason.optional().meta({
      description: "Why it was rejected or closed, or by which rule it was accepted. Absent otherwise.",
    }),
    isRejectedByRule: z.boolean().meta({
      description: "Whether an instant-response rule rejected it: then the carrier may submit it again.",
    }),
    actions: z.array(BidAction).meta({ description: "What your side may do with it now." }),
  })
  .meta({ id: "Bid", description: "A carrier's offer on a posting." });
export type Bid = z.infer<typeof Bid>;
