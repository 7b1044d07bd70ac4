import { expect, test } from "vitest";
import { isInTab, readCarriersView, tabOf, writeCarriersView } from "@/components/carriers/carriers-view";

const waiting = { status: "NEEDS_REVIEW", onboardingStatus: "NOT_ONBOARDED" } as const;

test("a carrier stands in the queues its relationship belongs to", () => {
  expect(isInTab("review", waiting)).toBe(true);
  expect(isInTab("notOnboarded", waiting)).toBe(true);
  expect(isInTab("active", waiting)).toBe(false);
  expect(isInTab("noRelationship", undefined)).toBe(true);
  expect(isInTab("notOnboarded", undefined)).toBe(false);
  expect(isInTab("all", undefined)).toBe(true);
});

test("who searches without having chosen a queue searches all carriers", () => {
  const view = { tab: null, search: "", dotSuffix: null, carrier: null, part: "profile" } as const;
  expect(tabOf(view)).toBe("review");
  expect(tabOf({ ...view, search: "9900007" })).toBe("all");
  expect(tabOf({ ...view, search: "9900007", tab: "active" })).toBe("active");
  expect(tabOf({ ...view, dotSuffix: "X" })).toBe("all");
});

test("an address is read back as it was written, and what it does not know is passed over", () => {
  const view = {
    tab: "conflicts",
    search: "Norteña & Co",
    dotSuffix: "X",
    carrier: "carrier_1",
    part: "history",
  } as const;
  expect(readCarriersView(new URLSearchParams(writeCarriersView(view)))).toEqual(view);
  const first = { tab: null, search: "", dotSuffix: null, carrier: null, part: "profile" } as const;
  expect(writeCarriersView(first)).toBe("");
  expect(readCarriersView(new URLSearchParams("tab=nothing&part=else&carrier="))).toEqual(first);
});
