import { createSerializer } from "nuqs/server";
import { expect, test } from "vitest";
import { eventTypes, filterOf, readWebhooksView, webhooksViewParsers } from "@/components/webhooks/webhooks-view";
import { BidEventType } from "@/lib/bidding/schema/bid-event";
import { testEventType } from "@/lib/webhooks/schema/webhook-values";

const writeWebhooksView = createSerializer(webhooksViewParsers);
const read = (search: string) => readWebhooksView(new URLSearchParams(search));

test("every type of event can be filtered by", () => {
  expect([...eventTypes].sort()).toEqual([...BidEventType.options, testEventType].sort());
});

test("an address leads back to the view it was written for", () => {
  const view = { tab: "verify", status: "FAILED", type: "bid.closed", delivery: "delivery_1" } as const;
  expect(read(writeWebhooksView(view))).toEqual(view);
  expect(writeWebhooksView(read(""))).toBe("");
});

test("what an address says that is not known is passed over", () => {
  expect(read("?tab=x&status=failed&type=bid.sold")).toEqual(read(""));
});

test("the list asks for nothing but what was chosen", () => {
  expect(filterOf(read(""))).toEqual({});
  expect(filterOf(read("?status=FAILED&type=webhook.test"))).toEqual({ status: ["FAILED"], type: ["webhook.test"] });
});
