import * as z from "zod";
import { BidCarrier, BidLoad, BidReason, bidFields, EventCounter } from "@/lib/bidding/schema/bid";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { ShortText } from "@/lib/vocabulary/text";

export const BidEventType = z
  .enum([
    "bid.submitted",
    "bid.accepted",
    "bid.rejected",
    "bid.revoked",
    "bid.closed",
    "bid.countered",
    "bid.counter_accepted",
    "bid.counter_revoked",
    "bid.counter_rejected",
  ])
  .meta({ id: "BidEventType", description: "What happened to a bid." });
export type BidEventType = z.infer<typeof BidEventType>;

const BidOfEvent = z
  .object({
    ...bidFields,
    counter: EventCounter.optional().meta({ description: "The latest counter. Absent while there was none." }),
  })
  .meta({ id: "BidEventBid", description: "The bid as the event left it." });

const PostingOfEvent = z
  .object({ id: z.string().meta({ description: "Our id of the posting." }) })
  .meta({ id: "BidEventPosting", description: "The posting a bid is on." });
const LoadOfEvent = BidLoad.required().meta({ id: "BidEventLoad", description: "The load a bid is for." });

const BidEventData = z
  .object({
    bid: BidOfEvent.meta({ description: "What it happened to, as it is then." }),
    posting: PostingOfEvent.meta({ description: "The posting it is on." }),
    load: LoadOfEvent.meta({ description: "What it is for." }),
    carrier: BidCarrier.meta({ description: "Whose bid it is." }),
    reason: BidReason.optional().meta({
      description: "Why it was rejected or closed, or by which rule it was accepted. Absent otherwise.",
    }),
  })
  .meta({ id: "BidEventData", description: "What an event is about." });

/** The same wherever events are told: webhook, feed and list. New fields may appear, none change meaning. */
export const BidEvent = z
  .object({
    id: z.string().meta({ description: "Our id of the event: the same however often it is delivered." }),
    type: BidEventType.meta({ description: "What happened." }),
    timestamp: z.iso.datetime().meta({ description: "When it happened." }),
    data: BidEventData.meta({ description: "What it is about." }),
  })
  .meta({ id: "BidEvent", description: "Something that happened to a bid." });
export type BidEvent = z.infer<typeof BidEvent>;

export const ListBidEventsRequest = z.object({
  bidId: ShortText.optional().meta({ description: "Only what happened to this bid." }),
  postingId: ShortText.optional().meta({ description: "Only what happened on this posting." }),
  loadId: ShortText.optional().meta({ description: "Only what happened to bids for the load with this id of ours." }),
  type: z.array(BidEventType).max(9).optional().meta({ description: "Only events of one of these types." }),
  after: ShortText.optional().meta({
    description:
      "An event's id: only what happened after it, oldest first. For who asks now and then; a webhook or the live feed is faster.",
  }),
  ...pageRequest,
});
export type ListBidEventsRequest = z.infer<typeof ListBidEventsRequest>;
export const ListBidEventsResponse = z.object(pageResponse(BidEvent));
export type ListBidEventsResponse = z.infer<typeof ListBidEventsResponse>;
