import { parseAbsolute, parseDateTime, toCalendarDateTime, toZoned } from "@internationalized/date";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  asUnread,
  bothMoments,
  isSkipped,
  isTimeOfOurs,
  momentIn,
  momentOf,
  unreadText,
  wallTimeOf,
} from "@/components/form/local-time";
import { MomentAtStop } from "@/lib/loads/schema/appointment";

const [monterrey, chicago] = ["America/Monterrey", "America/Chicago"];

test("a moment is shown as the clock of its place shows it, and back", () => {
  expect(wallTimeOf("2026-07-01T14:00:00.000Z", monterrey)).toBe("2026-07-01T08:00");
  expect(wallTimeOf("2026-07-01T14:00:00.000Z", chicago)).toBe("2026-07-01T09:00");
  expect(momentOf("2026-07-01T08:00", monterrey)).toBe("2026-07-01T14:00:00.000Z");
  expect(momentOf("2026-07-01T09:00", chicago)).toBe("2026-07-01T14:00:00.000Z");
});

test("a time sent without an offset is local to its place", () => {
  expect(wallTimeOf("2026-11-23T08:00:00", chicago)).toBe("2026-11-23T08:00");
  expect(momentIn("2026-11-23T08:00", chicago)).toBe("2026-11-23T14:00:00.000Z");
  expect(momentIn("2026-11-23T08:00", undefined)).toBe(undefined);
});

test("a year of more than four digits is kept as it was typed, and is no moment", () => {
  expect(isTimeOfOurs("2026-11-23T08:00")).toBe(true);
  expect(isTimeOfOurs("202611-11-23T08:00")).toBe(false);
  expect(wallTimeOf("202611-11-23T08:00", chicago)).toBe("202611-11-23T08:00");
  expect(momentIn("202611-11-23T08:00", chicago)).toBe(undefined);
});

test.each(["soon", "15-1226", "12/15/2062 8:00-0600", "2062-12-15T08:00Z"])(
  "%j is kept as typed and is no time",
  (text) => {
    const kept = asUnread(text);
    expect(unreadText(kept)).toBe(text);
    expect(momentIn(kept, chicago)).toBe(undefined);
    expect(MomentAtStop.safeParse(kept).success).toBe(false);
  },
);

test("a time is no text that waits to be read, and what another program stored as none is", () => {
  expect(unreadText("2026-11-23T08:00")).toBe(undefined);
  expect(unreadText("")).toBe(undefined);
  expect(unreadText("next week")).toBe("next week");
});

test("the hour that clocks skip in spring is recognised and moves ahead", () => {
  expect(isSkipped("2026-03-08T02:30", chicago)).toBe(true);
  expect(isSkipped("2026-03-08T02:30", monterrey)).toBe(false);
  expect(momentOf("2026-03-08T02:30", chicago)).toBe("2026-03-08T08:30:00.000Z");
  expect(wallTimeOf("2026-03-08T08:30:00.000Z", chicago)).toBe("2026-03-08T03:30");
});

test("the hour that clocks show twice in autumn has two moments", () => {
  expect(bothMoments("2026-11-01T01:30", chicago)).toEqual({
    earlier: "2026-11-01T06:30:00.000Z",
    later: "2026-11-01T07:30:00.000Z",
  });
  expect(bothMoments("2026-11-01T03:30", chicago)).toBe(undefined);
  expect(bothMoments("2026-03-08T02:30", chicago)).toBe(undefined);
});

test("it agrees with the library the server reads times with, in every zone and at any time", () => {
  const anyMoment = fc.date({ min: new Date("2000-01-01"), max: new Date("2040-01-01"), noInvalidDate: true });
  const anyZone = fc.constantFrom(
    monterrey,
    chicago,
    "America/Tijuana",
    "America/St_Johns",
    "Australia/Lord_Howe",
    "UTC",
  );
  fc.assert(
    fc.property(anyMoment, anyZone, (moment, zone) => {
      const there = toCalendarDateTime(parseAbsolute(moment.toISOString(), zone)).toString().slice(0, 16);
      expect(wallTimeOf(moment.toISOString(), zone)).toBe(there);
      const typed = moment.toISOString().slice(0, 16);
      expect(momentOf(typed, zone)).toBe(toZoned(parseDateTime(typed), zone).toAbsoluteString());
    }),
    { numRuns: 2000 },
  );
});
