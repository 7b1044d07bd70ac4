import { expect, test } from "vitest";
import { daysOf, nearDay, timeIn } from "@/components/bidding/desk/feed-days";
import { exampleEvent } from "@/lib/bidding/schema/example-bid";

const eventAt = (timestamp: string) => ({ ...exampleEvent("bid.submitted"), id: timestamp, timestamp });

const monterrey = "America/Monterrey";

test("events stand under the reader's day, newest first as they come", () => {
  const times = ["2026-11-21T05:59:59.000Z", "2026-11-20T06:00:00.000Z", "2026-11-20T05:59:59.000Z"];
  const days = (timeZone: string) =>
    daysOf(times.map(eventAt), timeZone).map(({ day, events }) => [day, events.map(({ id }) => id)]);
  expect(days(monterrey)).toEqual([
    ["2026-11-20", times.slice(0, 2)],
    ["2026-11-19", times.slice(2)],
  ]);
  expect(days("UTC")).toEqual([
    ["2026-11-21", times.slice(0, 1)],
    ["2026-11-20", times.slice(1)],
  ]);
});

test("a line has the time of day to the second, around the clock", () => {
  expect(["2026-11-20T15:05:07.900Z", "2026-11-20T06:00:00.000Z"].map((at) => timeIn(at, monterrey))).toEqual([
    "09:05:07",
    "00:00:00",
  ]);
});

test("the last two days have names, also where the clocks change", () => {
  const now = new Date("2026-11-01T09:00:00.000Z");
  const names = ["2026-11-01", "2026-10-31", "2026-10-30"].map((day) => nearDay(day, now, "America/Chicago"));
  expect(names).toEqual(["today", "yesterday", undefined]);
  expect(nearDay("2026-10-31", new Date("2026-11-01T04:30:00.000Z"), "America/Chicago")).toBe("today");
});
