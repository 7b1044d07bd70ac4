import { expect, test } from "vitest";
import { mergeEvents } from "@/components/bidding/desk/bid-events";
import { exampleEvent } from "@/lib/bidding/schema/example-bid";

const event = (id: string, second: number) => ({
  ...exampleEvent("bid.submitted"),
  id,
  timestamp: `2026-11-20T09:30:0${second}.000Z`,
});

test("an event that came live and was fetched too is there once; the newest is first", () => {
  const live = [event("evt_2", 2), event("evt_3", 3), event("evt_3", 3), event("evt_4", 3)];
  const fetched = [event("evt_2", 2), event("evt_1", 1)];
  expect(mergeEvents(live, fetched).map(({ id }) => id)).toEqual(["evt_4", "evt_3", "evt_2", "evt_1"]);
});
