import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { answerKibMax, answerSecondsMax } from "@/lib/core/protocol.values";
import { Instant as Moment } from "@/lib/vocabulary/instant";
import { ShortText } from "@/lib/vocabulary/text";
import { attemptsMax, deliveryStatuses, resentMax } from "@/lib/webhooks/schema/webhook-values";

const Instant = z.iso.datetime();

export const DeliveryStatus = z.enum(deliveryStatuses).meta({
  id: "WebhookDeliveryStatus",
  description: `PENDING: waits for its turn or its next attempt. SENDING: under way. DELIVERED: answered with 2xx. FAILED: given up after ${attemptsMax} attempts. SKIPPED: passed over when the webhook was enabled again.`,
});
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;

export const AttemptError = z
  .enum([
    "HOST_NOT_FOUND",
    "CONNECTION_FAILED",
    "TLS_FAILED",
    "TIMEOUT",
    "INVALID_ANSWER",
    "ADDRESS_NOT_ALLOWED",
    "HTTPS_REQUIRED",
    "PORT_NOT_ALLOWED",
    "CREDENTIALS_IN_URL",
    "INVALID_URL",
    "CANNOT_SIGN",
  ])
  .meta({
    id: "WebhookAttemptError",
    description: `Why there was no answer: the host has no address, the connection or its encryption failed, nothing came within ${answerSecondsMax} seconds, the answer was no HTTP, the address may not be called, or the secret cannot be read any more and must be rotated.`,
  });
export type AttemptError = z.infer<typeof AttemptError>;

export const WebhookDelivery = z
  .object({
    id: z.string().meta({ description: "Our id of the delivery." }),
    eventId: z.string().meta({ description: "The event's id, which is the header `webhook-id` of every attempt." }),
    type: z.string().meta({ description: "The event's type, e.g. `bid.submitted`." }),
    bidId: z.string().optional().meta({ description: "The bid it is about. Absent for a test." }),
    status: DeliveryStatus.meta({ description: "Where it stands." }),
    attempts: z.int().meta({ description: "How many times it was tried." }),
    isBehindAnother: z
      .boolean()
      .meta({ description: "Whether it waits until an earlier event of its bid has been delivered or given up." }),
    createdAt: Instant.meta({ description: "When the event happened." }),
    lastAttemptAt: Instant.optional().meta({ description: "When it was last tried." }),
    nextAttemptAt: Instant.optional().meta({ description: "When it is tried next. Absent once it is at an end." }),
    finishedAt: Instant.optional().meta({ description: "When it was delivered, given up or skipped." }),
    statusCode: z.int().optional().meta({ description: "The status of the last answer." }),
    error: AttemptError.optional().meta({ description: "Why the last attempt had no answer." }),
    durationMs: z.int().optional().meta({ description: "How long the last attempt took, in milliseconds." }),
  })
  .meta({ id: "WebhookDelivery", description: "An event on its way to your webhook." });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Headers = z.record(z.string(), z.string());

export const WebhookAttempt = z
  .object({
    number: z.int().meta({ description: "1 for the first one." }),
    at: Instant.meta({ description: "When it began." }),
    durationMs: z.int().meta({ description: "How long it took, in milliseconds." }),
    url: z.string().meta({ description: "Where it was sent." }),
    requestHeaders: Headers.meta({ description: "The headers that were sent, signatures among them." }),
    statusCode: z.int().optional().meta({ description: "The status of the answer." }),
    error: AttemptError.optional().meta({ description: "Why there was no answer." }),
    responseHeaders: Headers.optional().meta({ description: "The headers of the answer." }),
    responseBody: z
      .string()
      .optional()
      .meta({ description: `The first ${answerKibMax} KiB of the answer.` }),
  })
  .meta({ id: "WebhookAttempt", description: "One try to deliver, as it went." });
export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const ListDeliveriesRequest = z.object({
  status: z
    .array(DeliveryStatus)
    .max(deliveryStatuses.length)
    .optional()
    .meta({ description: "Only these. Unset: all." }),
  type: z.array(ShortText).max(20).optional().meta({ description: "Only events of these types. Unset: all." }),
  bidId: ShortText.optional().meta({ description: "Only events of this bid." }),
  from: Moment.optional().meta({ description: "Only events since then." }),
  to: Moment.optional().meta({ description: "Only events before then." }),
  ...pageRequest,
});
export type ListDeliveriesRequest = z.infer<typeof ListDeliveriesRequest>;
export const ListDeliveriesResponse = z.object(pageResponse(WebhookDelivery));
export type ListDeliveriesResponse = z.infer<typeof ListDeliveriesResponse>;

export const GetDeliveryRequest = z.object({ id: ShortText.meta({ description: "The delivery." }) });
export type GetDeliveryRequest = z.infer<typeof GetDeliveryRequest>;
export const GetDeliveryResponse = z.object({
  delivery: WebhookDelivery.meta({ description: "The delivery." }),
  body: z.string().meta({
    description: "What is sent, byte for byte.",
    contentMediaType: "application/json",
    contentSchema: { $ref: "#/components/schemas/WebhookEvent" },
  }),
  items: z.array(WebhookAttempt).meta({ description: "Its attempts, newest first; the last hundred of them." }),
});
export type GetDeliveryResponse = z.infer<typeof GetDeliveryResponse>;

export const ResendOutcome = z.enum(["QUEUED", "UNDER_WAY", "NOT_FOUND"]).meta({
  id: "WebhookResendOutcome",
  description:
    "QUEUED: it is sent at once. UNDER_WAY: it is being sent, or waits for an earlier event of its bid. NOT_FOUND: there is no such delivery.",
});
export type ResendOutcome = z.infer<typeof ResendOutcome>;

const ResendResult = z
  .object({
    id: z.string().meta({ description: "The delivery." }),
    outcome: ResendOutcome.meta({ description: "What becomes of it." }),
  })
  .meta({ id: "WebhookResendResult", description: "What becomes of a delivery that was to be sent again." });

export const ResendDeliveriesRequest = z.object({
  ids: z.array(ShortText).min(1).max(resentMax).meta({ description: "The deliveries to send again." }),
});
export type ResendDeliveriesRequest = z.infer<typeof ResendDeliveriesRequest>;
export const ResendDeliveriesResponse = z.object({
  results: z.array(ResendResult).meta({ description: "For each id, in the order of the request." }),
});
export type ResendDeliveriesResponse = z.infer<typeof ResendDeliveriesResponse>;
