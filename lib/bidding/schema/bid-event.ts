import * as z from "zod";
import { BidCarrier, BidLoad, BidReason, bidFields, counterFields } from "@/lib/bidding/schema/bid";
import { bidEventTypes } from "@/lib/bidding/schema/bid-values";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { wantedLoad } from "@/lib/loads/schema/operations";
import { Author } from "@/lib/vocabulary/author";
import { Instant } from "@/lib/vocabulary/instant";
import { responseTimeDays } from "@/lib/vocabulary/limits.values";
import { Timezone } from "@/lib/vocabulary/place";
import { ShortText } from "@/lib/vocabulary/text";

export const BidEventType = z.enum(bidEventTypes).meta({ id: "BidEventType", description: "What happened to a bid." });
export type BidEventType = z.infer<typeof BidEventType>;

const EventCounter = z
  .object(counterFields)
  .meta({ id: "BidEventCounter", description: "The latest counter on a bid." });

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

/** The same in webhooks, stream and list. Fields may be added; their meaning never changes. */
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
  ...wantedLoad,
  type: z
    .array(BidEventType)
    .max(bidEventTypes.length)
    .optional()
    .meta({ description: "Only events of one of these types." }),
  after: ShortText.optional().meta({
    description:
      "An event's id: only what happened after it, oldest first. For who asks now and then; a webhook or the live feed is faster.",
  }),
  ...pageRequest,
});
export type ListBidEventsRequest = z.infer<typeof ListBidEventsRequest>;
export const ListBidEventsResponse = z.object(pageResponse(BidEvent));
export type ListBidEventsResponse = z.infer<typeof ListBidEventsResponse>;

export const BidResponseTimesRequest = z.object({
  from: Instant.optional().meta({
    description: `Only bids that waited from then on; ${responseTimeDays} days ago unless given.`,
  }),
  to: Instant.optional().meta({ description: "Only bids that began to wait before this time; now unless given." }),
  timezone: Timezone.optional().meta({
    description: "IANA time zone of the days, e.g. `America/Monterrey`; `UTC` unless given.",
  }),
});
export type BidResponseTimesRequest = z.infer<typeof BidResponseTimesRequest>;

const counts = {
  answered: z.int().meta({ description: "How often a person accepted, rejected or countered." }),
  withinGoal: z.int().meta({ description: "How many of these answers came within the goal." }),
  p50Minutes: z.number().optional().meta({ description: "Half of the answers were at least this fast." }),
};

const overdue = z.int().meta({
  description: "Bids that waited longer than the goal without an answer: they wait still, or were closed.",
});

const ByDay = z
  .object({ day: z.iso.date().meta({ description: "The day on which bids began to wait." }), ...counts, overdue })
  .meta({ id: "BidResponseDay", description: "The answers to bids of one day." });

const ByPerson = z
  .object({ person: Author.meta({ description: "Who answered." }), ...counts })
  .meta({ id: "BidResponsePerson", description: "The answers of one person or key." });

export const BidResponseTimesResponse = z.object({
  goalMinutes: z.int().meta({ description: "Within how many minutes a bid should be answered." }),
  ...counts,
  unanswered: z.int().meta({ description: "Bids that still wait, or were closed without an answer." }),
  overdue,
  p90Minutes: z.number().optional().meta({ description: "Nine of ten answers were at least this fast." }),
  byDay: z.array(ByDay).meta({ description: "Day by day, oldest first; days without bids are left out." }),
  byPerson: z.array(ByPerson).meta({ description: "Who answered, most answers first." }),
});
export type BidResponseTimesResponse = z.infer<typeof BidResponseTimesResponse>;
