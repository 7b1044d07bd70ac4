import { defineEndpoint } from "@/lib/core/endpoint";
import { administration, exampleDelivery, exampleUrl } from "@/lib/webhooks/contract/webhook";
import {
  GetDeliveryRequest,
  GetDeliveryResponse,
  ListDeliveriesRequest,
  ListDeliveriesResponse,
  ResendDeliveriesRequest,
  ResendDeliveriesResponse,
} from "@/lib/webhooks/schema/delivery";
import { keptDays } from "@/lib/webhooks/schema/webhook-values";

export const listDeliveriesEndpoint = defineEndpoint({
  ...administration,
  writes: false,
  cost: "list",
  path: "/webhook-deliveries/list",
  operationId: "listWebhookDeliveries",
  summary: "Webhook delivery list",
  description: `Lists events on their way to the webhook, newest first.
Those that are at an end stay in the list for ${keptDays} days.`,
  request: ListDeliveriesRequest,
  response: ListDeliveriesResponse,
  examples: [
    {
      name: "What has not arrived",
      request: { status: ["PENDING", "FAILED"] },
      response: { items: [exampleDelivery], nextCursor: null },
    },
  ],
});

export const getDeliveryEndpoint = defineEndpoint({
  ...administration,
  writes: false,
  path: "/webhook-deliveries/get",
  operationId: "getWebhookDelivery",
  summary: "Webhook delivery details",
  description: "Answers one delivery with what was sent and what came back.",
  request: GetDeliveryRequest,
  response: GetDeliveryResponse,
  examples: [
    {
      name: "One that failed so far",
      request: { id: exampleDelivery.id },
      response: {
        delivery: exampleDelivery,
        body: '{"id":"evt_019a9c5e-6666-7aaa-8bbb-0123456789ab","type":"bid.submitted"}',
        items: [
          {
            number: 1,
            at: "2026-11-20T09:30:00.130Z",
            durationMs: 84,
            url: exampleUrl,
            requestHeaders: { "content-type": "application/json", "webhook-id": exampleDelivery.eventId },
            statusCode: 503,
            responseHeaders: { "content-type": "text/plain" },
            responseBody: "Back in a minute",
          },
        ],
      },
    },
  ],
});

export const resendDeliveriesEndpoint = defineEndpoint({
  ...administration,
  writes: true,
  mayMiss: true,
  mayConflict: true,
  path: "/webhook-deliveries/resend",
  operationId: "resendWebhookDeliveries",
  summary: "Webhook delivery resend",
  description: `Sends events again. They keep their \`webhook-id\` and may arrive after later events of their bid. One
that waits for its next attempt is tried at once. Refused while the webhook is disabled.`,
  request: ResendDeliveriesRequest,
  response: ResendDeliveriesResponse,
  examples: [
    {
      name: "One",
      request: { ids: [exampleDelivery.id] },
      response: { results: [{ id: exampleDelivery.id, outcome: "QUEUED" }] },
    },
  ],
});
