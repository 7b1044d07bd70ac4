import { createLoader, type inferParserType, parseAsStringLiteral } from "nuqs/server";
import { parseAsText } from "@/components/app-shell/address-text";
import type { BidEventType } from "@/lib/bidding/schema/bid-event";
import type { DeliveriesFilter } from "@/lib/webhooks/queries";
import type { DeliveryStatus, testEventType } from "@/lib/webhooks/schema/delivery";

const webhookTabs = ["deliveries", "verify"] as const;

// Written out, because the schemas weigh more than the page; a test compares.
export const eventTypes = [
  "bid.submitted",
  "bid.accepted",
  "bid.rejected",
  "bid.revoked",
  "bid.closed",
  "bid.countered",
  "bid.counter_accepted",
  "bid.counter_revoked",
  "bid.counter_rejected",
  "webhook.test",
] as const satisfies readonly (BidEventType | typeof testEventType)[];

export const deliveryStatuses = [
  "PENDING",
  "SENDING",
  "DELIVERED",
  "FAILED",
  "SKIPPED",
] as const satisfies readonly DeliveryStatus[];

/** What of the webhook is looked at, as it stands in the address of the page. */
export const webhooksViewParsers = {
  tab: parseAsStringLiteral(webhookTabs).withDefault("deliveries"),
  status: parseAsStringLiteral(deliveryStatuses),
  type: parseAsStringLiteral(eventTypes),
  /** The delivery that is open. */
  delivery: parseAsText(),
};
export type WebhooksView = inferParserType<typeof webhooksViewParsers>;

/** Reads an address; what it does not know, it passes over. */
export const readWebhooksView = createLoader(webhooksViewParsers);

/** What the list asks of the API. */
export const filterOf = ({ status, type }: Pick<WebhooksView, "status" | "type">): DeliveriesFilter => ({
  ...(status && { status: [status] }),
  ...(type && { type: [type] }),
});
