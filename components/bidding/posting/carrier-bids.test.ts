import { expect, test } from "vitest";
import { byWaiting } from "@/components/bidding/posting/carrier-bids";

test("of a carrier's bids those that are still open stand first, of each the newest first", () => {
  const bid = (day: number, ...actions: "ACCEPT"[]) => ({ actions, submittedAt: `2026-11-0${day}T09:00:00.000Z` });
  const [old, open, settled, newest] = [bid(1, "ACCEPT"), bid(2, "ACCEPT"), bid(3), bid(4)];
  expect([old, settled, newest, open].toSorted(byWaiting)).toEqual([open, old, newest, settled]);
});
