import { expect, test } from "vitest";
import { dayFrom, dayOrderOf, momentFrom } from "@/lib/vocabulary/day-text";

test.each([
  ["2026-10-02", "2026-10-02"],
  ["2026-10-02T08:00:00Z", "2026-10-02"],
  ["2.10.26", "2026-10-02"],
  ["46297", "2026-10-02"],
  ["31/02/2026", undefined],
  ["soon", undefined],
])("the day %s is %s", (text, day) => {
  expect(dayFrom(text, true)).toBe(day);
});

test("the order of day and month is known where one of them cannot be a month", () => {
  expect(dayFrom("10/02/2026", false)).toBe("2026-10-02");
  expect(dayOrderOf(["01/02/2026", "13/02/2026"])).toBe("day");
  expect(dayOrderOf(["01/02/2026", "02/13/2026"])).toBe("month");
  expect(dayOrderOf(["01/02/2026"])).toBeUndefined();
});

test.each([
  ["11/23/2026 8:30 pm", "2026-11-23T20:30"],
  ["11/23/2026 12:05 a.m.", "2026-11-23T00:05"],
  ["23/11/2026 8:00", "2026-11-23T08:00"],
  ["2026-11-23T08:00:00-06:00", "2026-11-23T08:00-06:00"],
  ["2026-11-23 14:00Z", "2026-11-23T14:00Z"],
  ["11/23/2026, 0800", "2026-11-23T08:00"],
  ["46349.5", "2026-11-23T12:00"],
  ["46349", "2026-11-23"],
  ["23/11/26", "2026-11-23"],
])("the moment %s is %s, whichever way the table's days are written", (text, iso) => {
  expect([momentFrom(text, undefined), momentFrom(text, true)]).toEqual([{ text: iso }, { text: iso }]);
});

test("a day that can be read in two ways is read only where it is said which", () => {
  expect(momentFrom("03/04/2026 8:00", undefined)).toEqual({ code: "ambiguous_date" });
  expect(momentFrom("03/04/2026 8:00", true)).toEqual({ text: "2026-04-03T08:00" });
  expect(momentFrom("03/04/2026 8:00", false)).toEqual({ text: "2026-03-04T08:00" });
  expect(momentFrom("03/03/2026", undefined)).toEqual({ text: "2026-03-03" });
});

test.each(["tomorrow", "2026-02-30", "2026-11-23 25:00", "2026-11-23 8", "2026-11-23 morning", "11/23/2026 0 pm"])(
  "%s is no moment",
  (text) => {
    expect(momentFrom(text, false)).toEqual({ code: "not_a_date" });
  },
);
