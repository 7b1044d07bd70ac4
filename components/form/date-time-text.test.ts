import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readDateTime, writeDateTime } from "@/components/form/date-time-text";

// A Monday.
const now = "2026-11-23T14:52";
const spanish = { dayFirst: true, now };
const english = { dayFirst: false, now };
const time = (wallTime: string) => ({ kind: "time", wallTime, hasTime: true });

describe("in either language", () => {
  test.each([
    ["15/12 8", "2026-12-15T08:00"],
    ["12/15 08:00", "2026-12-15T08:00"],
    ["15/12/2026 08:00", "2026-12-15T08:00"],
    ["12/15/26 8:30", "2026-12-15T08:30"],
    ["15-12-26 8.30", "2026-12-15T08:30"],
    ["15.12.2026 8", "2026-12-15T08:00"],
    ["15 dic 8:00", "2026-12-15T08:00"],
    ["15 de diciembre de 2026 a las 8", "2026-12-15T08:00"],
    ["15dic 8", "2026-12-15T08:00"],
    ["15-dic-26 1430", "2026-12-15T14:30"],
    ["Dec 15 8am", "2026-12-15T08:00"],
    ["Dec 15, 2026 8:30 p.m.", "2026-12-15T20:30"],
    ["December 15th at noon", "2026-12-15T12:00"],
    ["Tue 15 Dec, 08:00", "2026-12-15T08:00"],
    ["mar 15 dic 8", "2026-12-15T08:00"],
    ["martes 15/12 8", "2026-12-15T08:00"],
    ["mar 15 8", "2027-03-15T08:00"],
    ["mañana 8", "2026-11-24T08:00"],
    ["mañana 8 de la mañana", "2026-11-24T08:00"],
    ["MANANA 2 de la tarde", "2026-11-24T14:00"],
    ["pasado mañana 0830", "2026-11-25T08:30"],
    ["tomorrow 14:30", "2026-11-24T14:30"],
    ["tomorrow at 2 pm", "2026-11-24T14:00"],
    ["hoy 18h", "2026-11-23T18:00"],
    ["ayer 8", "2026-11-22T08:00"],
    ["+2d 10", "2026-11-25T10:00"],
    ["+1 semana 10", "2026-11-30T10:00"],
    ["viernes 14", "2026-11-27T14:00"],
    ["fri 14:00", "2026-11-27T14:00"],
    ["monday 8", "2026-11-30T08:00"],
    ["lunes 20", "2026-11-23T20:00"],
    ["2026-12-15T08:00", "2026-12-15T08:00"],
    ["2026-12-15 8", "2026-12-15T08:00"],
    ["2026-12-15T08:00:00", "2026-12-15T08:00"],
    ["12/15 12am", "2026-12-15T00:00"],
    ["15/12 12 pm", "2026-12-15T12:00"],
    ["16:00", "2026-11-23T16:00"],
    ["8am", "2026-11-23T08:00"],
    ["medianoche 15/12", "2026-12-15T00:00"],
  ])("%j is %s", (text, wallTime) => {
    expect(readDateTime(text, spanish)).toEqual(time(wallTime));
    expect(readDateTime(text, english)).toEqual(time(wallTime));
  });
});

test("what could be either is read as the reader writes it", () => {
  expect(readDateTime("3/12 8", spanish)).toEqual(time("2026-12-03T08:00"));
  expect(readDateTime("3/12 8", english)).toEqual(time("2027-03-12T08:00"));
  expect(readDateTime("5/1/27 8", spanish)).toEqual(time("2027-01-05T08:00"));
  expect(readDateTime("5/1/27 8", english)).toEqual(time("2027-05-01T08:00"));
});

test("a day without a year is the next one, unless it was within the last two months", () => {
  expect(readDateTime("5 ene 8", spanish)).toEqual(time("2027-01-05T08:00"));
  expect(readDateTime("20 oct 8", spanish)).toEqual(time("2026-10-20T08:00"));
  expect(readDateTime("20 ago 8", spanish)).toEqual(time("2027-08-20T08:00"));
  expect(readDateTime("28 dic 8", { ...spanish, now: "2027-01-03T10:00" })).toEqual(time("2026-12-28T08:00"));
});

test("a time alone belongs to the day that is there, and a day alone keeps the time that is there", () => {
  const there = { ...spanish, day: "2026-12-15", time: "08:00" };
  expect(readDateTime("10:30", there)).toEqual(time("2026-12-15T10:30"));
  expect(readDateTime("16/12", there)).toEqual(time("2026-12-16T08:00"));
  expect(readDateTime("hoy", spanish)).toEqual({ kind: "time", wallTime: "2026-11-23T00:00", hasTime: false });
});

test("a time with an offset is that moment", () => {
  expect(readDateTime("2026-12-15T08:00Z", spanish)).toEqual({ kind: "moment", moment: "2026-12-15T08:00:00.000Z" });
  expect(readDateTime("2026-12-15 08:00-0600", english)).toEqual({
    kind: "moment",
    moment: "2026-12-15T14:00:00.000Z",
  });
});

test("the zone of the place may stand behind the time, another one may not", () => {
  const there = { ...english, zoneNames: ["CST", "CDT"] };
  expect(readDateTime("Tue 15 Dec, 08:00 CST", there)).toEqual(time("2026-12-15T08:00"));
  expect(readDateTime("12/15 08:00 EST", there)).toMatchObject({ kind: "unreadable" });
});

test.each([
  ["15/12/2062 8", { year: "2062", meant: "2026-12-15T08:00", kept: "2062-12-15T08:00" }],
  ["15/12/202612 8", { year: "202612", meant: "2026-12-15T08:00" }],
  ["2016-12-15T08:00", { year: "2016", meant: "2026-12-15T08:00", kept: "2016-12-15T08:00" }],
  ["Dec 15 2036 8am", { year: "2036", meant: "2026-12-15T08:00", kept: "2036-12-15T08:00" }],
  ["15-12-62 8", { year: "2062", meant: "2026-12-15T08:00", kept: "2062-12-15T08:00" }],
])("the year of %j is asked about", (text, question) => {
  expect(readDateTime(text, spanish)).toEqual({ kind: "year", ...question });
});

test.each([
  ["soon", "format"],
  ["8", "format"],
  ["15/12 8 9", "format"],
  ["15/12 25:00", "format"],
  ["15/12 13pm", "format"],
  ["15/12 8:75", "format"],
  ["15/12/202 8", "format"],
  ["15 foo 8", "format"],
  ["marble 15 8", "format"],
  ["", "format"],
  ["31/02 8", "day"],
  ["15/15 8", "day"],
  ["2026-02-30T08:00", "day"],
  ["0/12 8", "day"],
  ["miércoles 15/12 8", "weekday"],
  ["Wed tomorrow 8", "weekday"],
])("%j cannot be read: %s", (text, why) => {
  expect(readDateTime(text, spanish)).toEqual({ kind: "unreadable", why });
  expect(readDateTime(text, english)).toMatchObject({ kind: "unreadable" });
});

test("what runs for long may be written with a year that is years away", () => {
  const expiry = { ...spanish, farYears: 30 };
  expect(readDateTime("31/12/2036", expiry)).toMatchObject({ kind: "time", wallTime: "2036-12-31T00:00" });
  expect(readDateTime("31/12/2019", expiry)).toMatchObject({ kind: "time", wallTime: "2019-12-31T00:00" });
  expect(readDateTime("31/12/2062", expiry)).toMatchObject({ kind: "year", kept: "2062-12-31T00:00" });
});

test("where a day is asked for, a time or a year alone is none", () => {
  const expiry = { ...spanish, farYears: 30, isDay: true };
  for (const text of ["2028", "2020", "1530", "8:30", "8 pm"])
    expect(readDateTime(text, expiry)).toEqual({ kind: "unreadable", why: "format" });
  expect(readDateTime("31/12/2028", expiry)).toMatchObject({ kind: "time", wallTime: "2028-12-31T00:00" });
});

test("whatever is shown can be read again", () => {
  const near = fc.date({ min: new Date("2025-01-01"), max: new Date("2028-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(near, fc.boolean(), (date, dayFirst) => {
      const wallTime = date.toISOString().slice(0, 16);
      expect(readDateTime(writeDateTime(wallTime, dayFirst), { dayFirst, now })).toEqual(time(wallTime));
    }),
  );
});

test("no text makes it fail, and what it reads is a time of four-digit years", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9/:. -]{0,16}$/)), fc.boolean(), (text, dayFirst) => {
      const reading = readDateTime(text, { dayFirst, now });
      if (reading.kind === "time") expect(reading.wallTime).toMatch(/^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/);
    }),
    { numRuns: 2000 },
  );
});
