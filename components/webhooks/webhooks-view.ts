import { createLoader, type inferParserType, parseAsStringLiteral } from "nuqs/server";
import { parseAsText } from "@/components/app-shell/address-text";
import { bidEventTypes } from "@/lib/bidding/schema/bid-values";
import type { DeliveriesFilter } from "@/lib/webhooks/queries";
import { deliveryStatuses, testEventType } from "@/lib/webhooks/schema/webhook-values";

const webhookTabs = ["deliveries", "verify"] as const;

export const eventTypes = [...bidEventTypes, testEventType] as const;

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
