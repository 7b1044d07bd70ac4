import { createLoader } from "nuqs/server";
import { expect, test } from "vitest";
import { bidsViewParsers, writeBidsView } from "@/components/bidding/desk/bids-view";

const readBidsView = createLoader(bidsViewParsers);

test("an address says what differs from the desk as it is at first, and reads back", () => {
  expect(writeBidsView(readBidsView(new URLSearchParams("part=nonsense&type=bid.eaten")))).toBe("");
  const search = "?part=feed&loads=mine&load=load_1&type=bid.countered&bid=bid_1";
  expect(writeBidsView(readBidsView(new URLSearchParams(search)))).toBe(search);
});
