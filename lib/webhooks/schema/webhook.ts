import * as z from "zod";
import { Instant as Moment } from "@/lib/vocabulary/instant";
import { LongText } from "@/lib/vocabulary/text";
import { WebhookDelivery } from "@/lib/webhooks/schema/delivery";
import {
  failingBeforeDisabledMs,
  failuresBeforePause,
  probeEveryMs,
  secretOverlapHours,
  testEventType,
} from "@/lib/webhooks/schema/webhook-values";

const Instant = z.iso.datetime();

export const WebhookHealth = z.enum(["GOOD", "FAILING", "PAUSED", "DISABLED"]).meta({
  id: "WebhookHealth",
  description: `GOOD: the last delivery arrived. FAILING: it did not. PAUSED: ${failuresBeforePause} failed in a row; one is tried every ${probeEveryMs / 60_000} minutes, the others wait. DISABLED: nothing is sent.`,
});
export type WebhookHealth = z.infer<typeof WebhookHealth>;

export const DisabledReason = z.enum(["USER", "GONE", "FAILING"]).meta({
  id: "WebhookDisabledReason",
  description: `USER: you disabled it. GONE: the receiver answered 410. FAILING: nothing arrived for ${failingBeforeDisabledMs / 86_400_000} days.`,
});
export type DisabledReason = z.infer<typeof DisabledReason>;

export const Webhook = z
  .object({
    url: z.string().meta({ description: "Where events are posted." }),
    isEnabled: z.boolean().meta({ description: "Whether events are sent. While not, they wait." }),
    health: WebhookHealth.meta({ description: "How deliveries go." }),
    disabledReason: DisabledReason.optional().meta({ description: "Why it is not enabled." }),
    disabledAt: Instant.optional().meta({ description: "Since when it is not enabled." }),
    failures: z.int().meta({ description: "Failed attempts in a row." }),
    failingSince: Instant.optional().meta({ description: "The first of the failures in a row." }),
    nextProbeAt: Instant.optional().meta({ description: "While PAUSED: when the next delivery is tried." }),
    waiting: z.int().meta({ description: "Deliveries that have not arrived yet; counted up to 10,000." }),
    failed: z.int().meta({ description: "Deliveries that were given up, tests among them; counted up to 10,000." }),
    secretCreatedAt: Instant.meta({ description: "When the signing secret was made." }),
    previousSecretUntil: Instant.optional().meta({
      description: "Until when the secret before it signs as well: each request carries both signatures.",
    }),
    createdAt: Instant.meta({ description: "When it was first saved." }),
    updatedAt: Instant.meta({ description: "When it was last saved." }),
  })
  .meta({ id: "Webhook", description: "Where the bid events of your organization are sent, and how that goes." });
export type Webhook = z.infer<typeof Webhook>;

const Secret = z
  .string()
  .meta({ description: "The signing secret, `whsec_…`. It is shown this once; it is kept encrypted." });

export const GetWebhookRequest = z.object({});
export const GetWebhookResponse = z.object({
  webhook: Webhook.optional().meta({ description: "Absent until one is saved." }),
});
export type GetWebhookResponse = z.infer<typeof GetWebhookResponse>;

export const SaveWebhookRequest = z.object({
  url: LongText.meta({
    description:
      "An `https` address on port 443 or 8443 that the internet can reach, without user name and password in it.",
  }),
  isEnabled: z
    .boolean()
    .optional()
    .meta({ description: "Whether events are sent. Unset: as it is; true for a new one." }),
  replayFrom: Moment.optional().meta({
    description:
      "When it is enabled again: what has waited or failed since then is sent, in order; what waited longer is skipped. Unset: all that waited is sent.",
  }),
});
export type SaveWebhookRequest = z.infer<typeof SaveWebhookRequest>;
export const SaveWebhookResponse = z.object({
  webhook: Webhook.meta({ description: "The webhook as it is now." }),
  secret: Secret.optional(),
});
export type SaveWebhookResponse = z.infer<typeof SaveWebhookResponse>;

export const SecretOverlapHours = z.literal(secretOverlapHours);
export type SecretOverlapHours = z.infer<typeof SecretOverlapHours>;

export const RotateSecretRequest = z.object({
  overlapHours: SecretOverlapHours.optional().meta({
    description:
      "For how many hours requests are signed with the old secret too: not at all, an hour, a day (unless given) or a week.",
  }),
});
export type RotateSecretRequest = z.infer<typeof RotateSecretRequest>;
export const RotateSecretResponse = z.object({
  webhook: Webhook.meta({ description: "The webhook as it is now." }),
  secret: Secret,
});
export type RotateSecretResponse = z.infer<typeof RotateSecretResponse>;

/** What a test sends: the form of every event, with a type that is none of a bid. */
export const TestEvent = z
  .object({
    id: z.string().meta({ description: "Our id of the test." }),
    type: z.literal(testEventType).meta({ description: "Always this word: nothing happened." }),
    timestamp: z.iso.datetime().meta({ description: "When it was sent." }),
    data: z.object({}).meta({ description: "Nothing." }),
  })
  .meta({ id: "WebhookTestEvent", description: "Sent by `/webhook/test` only, to try the receiver." });
export type TestEvent = z.infer<typeof TestEvent>;

export const TestWebhookRequest = z.object({});
export const TestWebhookResponse = z.object({
  delivery: WebhookDelivery.meta({ description: "How it went; it is tried once." }),
});
export type TestWebhookResponse = z.infer<typeof TestWebhookResponse>;
