import { defineEndpoint } from "@/lib/core/endpoint";
import type { WebhookDelivery } from "@/lib/webhooks/schema/delivery";
import {
  GetWebhookRequest,
  GetWebhookResponse,
  RotateSecretRequest,
  RotateSecretResponse,
  SaveWebhookRequest,
  SaveWebhookResponse,
  type TestEvent,
  TestWebhookRequest,
  TestWebhookResponse,
  type Webhook,
} from "@/lib/webhooks/schema/webhook";
import { testEventType } from "@/lib/webhooks/schema/webhook-values";

export { TestEvent } from "@/lib/webhooks/schema/webhook";
export { retriedDays, retryLadder, retrySpreadPercent } from "@/lib/webhooks/schema/webhook-values";

/** Keys of this scope and signed-in admins look after webhooks. */
export const administration = {
  tag: "Webhooks",
  callers: ["apiKey", "user"],
  scope: "webhooks:write",
  role: "ADMIN",
} as const;

export const exampleUrl = "https://tms.example.com/hooks/bids";
const exampleSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";

const exampleWebhook: Webhook = {
  url: exampleUrl,
  isEnabled: true,
  health: "GOOD",
  failures: 0,
  waiting: 0,
  failed: 0,
  secretCreatedAt: "2026-11-20T09:30:00.123Z",
  createdAt: "2026-11-20T09:30:00.123Z",
  updatedAt: "2026-11-20T09:30:00.123Z",
};

export const exampleDelivery: WebhookDelivery = {
  id: "delivery_019a9c5e-5555-7aaa-8bbb-0123456789ab",
  eventId: "evt_019a9c5e-6666-7aaa-8bbb-0123456789ab",
  type: "bid.submitted",
  bidId: "bid_019a9c5e-7777-7aaa-8bbb-0123456789ab",
  status: "PENDING",
  attempts: 1,
  isBehindAnother: false,
  createdAt: "2026-11-20T09:30:00.123Z",
  lastAttemptAt: "2026-11-20T09:30:00.130Z",
  nextAttemptAt: "2026-11-20T09:30:05.310Z",
  statusCode: 503,
  durationMs: 84,
};

/** What `/webhook/test` sends. */
export const exampleTestEvent: TestEvent = {
  id: exampleDelivery.eventId,
  type: testEventType,
  timestamp: "2026-11-20T09:30:00.123Z",
  data: {},
};

const read = { ...administration, writes: false } as const;
const withSecret = { ...administration, writes: true, answersSecret: true } as const;

export const getWebhookEndpoint = defineEndpoint({
  ...read,
  path: "/webhook/get",
  operationId: "getWebhook",
  summary: "Webhook details",
  description: "Says where bid events are sent, and how that goes.",
  request: GetWebhookRequest,
  response: GetWebhookResponse,
  examples: [{ name: "All is well", request: {}, response: { webhook: exampleWebhook } }],
});

export const saveWebhookEndpoint = defineEndpoint({
  ...withSecret,
  path: "/webhook/save",
  operationId: "saveWebhook",
  summary: "Webhook update",
  description: `Sets where bid events are sent. An organization has one webhook, which receives every
event. The answer to the first save contains the signing secret. Events that happen while it is disabled wait and are
sent once it is enabled again.`,
  request: SaveWebhookRequest,
  response: SaveWebhookResponse,
  examples: [
    {
      name: "For the first time",
      request: { url: exampleUrl },
      response: { webhook: exampleWebhook, secret: exampleSecret },
    },
  ],
});

export const rotateSecretEndpoint = defineEndpoint({
  ...withSecret,
  mayMiss: true,
  mayConflict: true,
  path: "/webhook/rotate-secret",
  operationId: "rotateWebhookSecret",
  summary: "Webhook secret rotation",
  description: `Replaces the signing secret by a new one. During the overlap every request carries the signatures of
both secrets, so that a receiver can change over without refusing one. A second rotation during it is refused, unless
its own overlap is 0.`,
  request: RotateSecretRequest,
  response: RotateSecretResponse,
  examples: [
    {
      name: "With a day to change over",
      request: { overlapHours: 24 },
      response: {
        webhook: { ...exampleWebhook, previousSecretUntil: "2026-11-21T12:00:00.000Z" },
        secret: exampleSecret,
      },
    },
  ],
});

export const testWebhookEndpoint = defineEndpoint({
  // A repeat is another test: nothing is lost by it, and it goes out before any answer could be kept.
  ...read,
  mayMiss: true,
  path: "/webhook/test",
  operationId: "testWebhook",
  summary: "Webhook test",
  description: `Sends an event that means nothing.
Its type is \`${testEventType}\`. It is sent at once and once only, also while the webhook is disabled, and the answer says how it went.`,
  request: TestWebhookRequest,
  response: TestWebhookResponse,
  examples: [
    {
      name: "The receiver answers",
      request: {},
      response: {
        delivery: {
          id: exampleDelivery.id,
          eventId: exampleDelivery.eventId,
          type: testEventType,
          status: "DELIVERED",
          attempts: 1,
          isBehindAnother: false,
          createdAt: "2026-11-20T09:30:00.123Z",
          lastAttemptAt: "2026-11-20T09:30:00.130Z",
          finishedAt: "2026-11-20T09:30:00.214Z",
          statusCode: 204,
          durationMs: 84,
        },
      },
    },
  ],
});
