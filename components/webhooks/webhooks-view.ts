import type { BidEventType } from "@/lib/bidding/schema/bid-event";
import type { DeliveriesFilter } from "@/lib/webhooks/queries";
import type { DeliveryStatus, testEventType } from "@/lib/webhooks/schema/delivery";

export const webhookTabs = ["deliveries", "verify"] as const;
export type WebhookTab = (typeof webhookTabs)[number];

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
export type EventType = (typeof eventTypes)[number];

export const deliveryStatuses = [
  "PENDING",
  "SENDING",
  "DELIVERED",
  "FAILED",
  "SKIPPED",
] as const satisfies readonly DeliveryStatus[];

/** What of the webhook is looked at, as it stands in the address of the page. */
export type WebhooksView = {
  tab: WebhookTab;
  status: DeliveryStatus | null;
  type: EventType | null;
  /** The delivery that is open. */
  delivery: string | null;
};

const idLengthMax = 255;

/** Reads an address; what it does not know, it passes over. */
export const readWebhooksView = (address: URLSearchParams): WebhooksView => ({
  tab: webhookTabs.find((tab) => tab === address.get("tab")) ?? "deliveries",
  status: deliveryStatuses.find((status) => status === address.get("status")) ?? null,
  type: eventTypes.find((type) => type === address.get("type")) ?? null,
  delivery: address.get("delivery")?.slice(0, idLengthMax) || null,
});

/** The query of the address that shows this view; what is as it is at first is not said. */
export function writeWebhooksView({ tab, status, type, delivery }: WebhooksView) {
  const said = Object.entries({ tab: tab === "deliveries" ? null : tab, status, type, delivery }).flatMap(
    ([name, value]) => (value ? [[name, value]] : []),
  );
  return said.length > 0 ? `?${new URLSearchParams(said)}` : "";
}

/** What the list asks of the API. */
export const filterOf = ({ status, type }: WebhooksView): DeliveriesFilter => ({
  ...(status && { status: [status] }),
  ...(type && { type: [type] }),
});
