import {
  BidEvent,
  BidResponseTimesRequest,
  BidResponseTimesResponse,
  ListBidEventsRequest,
  ListBidEventsResponse,
} from "@/lib/bidding/schema/bid-event";
import { bidEventTexts } from "@/lib/bidding/schema/bid-values";
import { exampleBid, exampleEvent } from "@/lib/bidding/schema/example-bid";
import { defineEndpoint } from "@/lib/core/endpoint";

const read = { tag: "Bids", callers: ["apiKey", "user"], scope: "bids:read", role: "VIEWER", writes: false } as const;

export const listBidEventsEndpoint = defineEndpoint({
  ...read,
  mayMiss: true,
  cost: "list",
  path: "/bid-events/list",
  operationId: "listBidEvents",
  summary: "Bid event list",
  description: `Lists what happened to bids.
Newest first; with \`after\` everything after that event, oldest first. Events of one bid are always in the order in which they
happened. They are the same, id included, as those that webhooks deliver and \`GET /bid-events/stream\` sends.`,
  request: ListBidEventsRequest,
  response: ListBidEventsResponse,
  examples: [
    {
      name: "Of one bid",
      request: { bidId: exampleBid.id },
      response: { items: [exampleEvent("bid.countered"), exampleEvent("bid.submitted")], nextCursor: null },
    },
  ],
});

export const bidResponseTimesEndpoint = defineEndpoint({
  ...read,
  cost: "report",
  path: "/bids/response-times",
  operationId: "reportBidResponseTimes",
  summary: "Bid response times",
  description: `Says how fast bids are answered.
A bid waits from the moment it is submitted, or a counter on it is rejected, until a person or a key accepts, rejects or counters it.
What a rule answered at once, what the carrier withdrew and what the acceptance of another bid closed is not counted.`,
  request: BidResponseTimesRequest,
  response: BidResponseTimesResponse,
  examples: [
    {
      name: "The last 30 days",
      request: {},
      response: {
        goalMinutes: 60,
        answered: 41,
        withinGoal: 37,
        p50Minutes: 14.2,
        unanswered: 3,
        overdue: 2,
        p90Minutes: 55.8,
        byDay: [{ day: "2026-11-19", answered: 41, withinGoal: 37, overdue: 2, p50Minutes: 14.2 }],
        byPerson: [
          {
            person: { type: "user", id: "user_019a9c5e-1111-7aaa-8bbb-0123456789ab", name: "Ana Lucía Treviño" },
            answered: 41,
            withinGoal: 37,
            p50Minutes: 14.2,
          },
        ],
      },
    },
  ],
});

/** What an organization's webhook receives. */
export const webhookEvents = Object.entries(bidEventTexts).map(([type, texts]) => {
  const name = BidEvent.shape.type.parse(type);
  return { type: name, ...texts, example: exampleEvent(name) };
});
