import { expect, test } from "vitest";
import { endOf } from "@/components/attention/snooze-times";

// A Saturday in the evening in Monterrey, the day after in UTC.
const now = new Date("2026-11-22T04:30:00Z");
const end = (choice: Parameters<typeof endOf>[0], timeZone = "America/Monterrey") =>
  endOf(choice, now, timeZone)?.toISOString();

test("hours are counted from now, mornings are the reader's", () => {
  expect(end("inAnHour")).toBe("2026-11-22T05:30:00.000Z");
  expect(end("inThreeHours")).toBe("2026-11-22T07:30:00.000Z");
  expect(end("tomorrow")).toBe("2026-11-22T14:00:00.000Z");
  expect(end("tomorrow", "UTC")).toBe("2026-11-23T08:00:00.000Z");
});

test("next week begins on the coming Monday, also on a Monday", () => {
  expect(end("nextWeek")).toBe("2026-11-23T14:00:00.000Z");
  const monday = new Date("2026-11-23T18:00:00Z");
  expect(endOf("nextWeek", monday, "America/Monterrey")?.toISOString()).toBe("2026-11-30T14:00:00.000Z");
});

test("an item can be put off without a time", () => {
  expect(endOf("untilChanged", now, "UTC")).toBeNull();
});
