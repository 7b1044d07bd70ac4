import type { WebhookDelivery } from "@/lib/webhooks/schema/delivery";
import type { Webhook } from "@/lib/webhooks/schema/webhook";

/** Keys of this scope and signed-in admins look after webhooks. */
export const administration = {
  tag: "Webhooks",
  callers: ["apiKey", "user"],
  scope: "webhooks:write",
  role: "ADMIN",
} as const;

export const exampleUrl = "https://tms.example.com/hooks/bids";
export const exampleSecret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";

export const exampleWebhook: Webhook = {
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
