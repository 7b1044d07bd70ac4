import {
  AttentionFiguresRequest,
  AttentionFiguresResponse,
  GetAttentionRequest,
  GetAttentionResponse,
  ListAttentionRequest,
  ListAttentionResponse,
  MuteRequest,
  MuteResponse,
  SnoozeRequest,
  SnoozeResponse,
  UnsnoozeRequest,
} from "@/lib/attention/schema/requests";
import { defineEndpoint } from "@/lib/core/endpoint";

const ofPortal = { tag: "Attention", callers: ["user"], role: "VIEWER" } as const;
const reads = { ...ofPortal, writes: false } as const;
const prefers = { ...ofPortal, writes: true } as const;

export const getAttentionEndpoint = defineEndpoint({
  ...reads,
  cost: "list",
  path: "/attention/get",
  operationId: "getAttention",
  summary: "Attention counts",
  description: "Says how much waits for somebody.",
  request: GetAttentionRequest,
  response: GetAttentionResponse,
  examples: [{ name: "A morning", request: {}, response: { today: 9, bidsWaiting: 7, carriersToReview: 2 } }],
});

const load = {
  id: "load_019a9c5e-8b1e-7d07-9d0c-0a6e3c3f8f11",
  externalId: "TMS-10225",
  externalDisplayId: "TMS-10225",
  status: "AVAILABLE",
  version: 3,
  originPlace: "Saltillo, COA, MX",
  destinationPlace: "Livonia, MI, US",
  pickupAt: "2026-11-23T14:00:00.000Z",
  pickupTimezone: "America/Monterrey",
} as const;

export const listAttentionEndpoint = defineEndpoint({
  ...reads,
  cost: "list",
  path: "/attention/list",
  operationId: "listAttention",
  summary: "Attention list",
  description: `Lists what waits for somebody, the most urgent first:
bids that wait for your answer, loads picked up within 48 hours without a carrier, loads that lack a time, edits that a
sync replaced, carriers to review, for admins a webhook whose deliveries do not arrive, and counters that wait for their
carrier. What you put off or muted is left out, for you alone.`,
  request: ListAttentionRequest,
  response: ListAttentionResponse,
  examples: [
    {
      name: "A load without a carrier",
      request: { scope: "TEAM" },
      response: {
        scope: "TEAM",
        hasOwnId: true,
        items: [
          {
            kind: "UNCOVERED",
            key: `UNCOVERED:${load.id}`,
            subjectId: load.id,
            clock: { type: "UNTIL", at: load.pickupAt },
            load,
            offer: { isPosted: true, openBidCount: 0 },
          },
        ],
        snoozed: [],
        kinds: [{ kind: "UNCOVERED", count: 1, isMuted: false }],
        nextPickups: [],
        isNew: false,
      },
    },
  ],
});

export const attentionSummaryEndpoint = defineEndpoint({
  ...reads,
  cost: "list",
  path: "/attention/summary",
  operationId: "getAttentionSummary",
  summary: "Attention summary",
  description: "Answers the day in figures.",
  request: AttentionFiguresRequest,
  response: AttentionFiguresResponse,
  examples: [
    {
      name: "A morning",
      request: {},
      response: {
        pickups: { soonHours: 48, uncovered: 9, all: 38, nextDay: 17, nextDayUncovered: 2 },
        bids: { waiting: 12, oldestSince: "2026-11-22T13:36:00.000Z" },
        responses: { days: 7, goalMinutes: 60, answered: 212, p50Minutes: 19 },
        booked: { days: 7, count: 41, marginPercent: 6.1, priced: 37 },
      },
    },
  ],
});

const subject = { kind: "UNCOVERED", subjectId: load.id } as const;

export const snoozeItemEndpoint = defineEndpoint({
  ...prefers,
  path: "/attention/snooze",
  operationId: "snoozeItem",
  summary: "Attention item snooze",
  description: `Puts an item off. For you alone. It comes back at its time, or before it when it waits anew: then its
clock is another one.`,
  request: SnoozeRequest,
  response: SnoozeResponse,
  examples: [
    {
      name: "Until it waits anew",
      request: { ...subject, clockAt: load.pickupAt, until: null },
      response: { snoozedUntil: null },
    },
  ],
});

export const unsnoozeItemEndpoint = defineEndpoint({
  ...prefers,
  path: "/attention/unsnooze",
  operationId: "unsnoozeItem",
  summary: "Attention item snooze removal",
  description: "Shows an item again that was put off.",
  request: UnsnoozeRequest,
  response: SnoozeResponse,
  examples: [{ name: "A load", request: subject, response: {} }],
});

export const muteKindEndpoint = defineEndpoint({
  ...prefers,
  path: "/attention/mute",
  operationId: "muteKind",
  summary: "Attention kind mute",
  description: "Mutes a kind of item, or shows it again. For you alone. What is muted is still counted.",
  request: MuteRequest,
  response: MuteResponse,
  examples: [{ name: "Counters", request: { kind: "COUNTER", muted: true }, response: { muted: ["COUNTER"] } }],
});
