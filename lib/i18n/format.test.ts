import { expect, test } from "vitest";
import { createFormat, splitZone } from "@/lib/i18n/create-format";

const english = createFormat("en-US", "America/Chicago");
const spanish = createFormat("es-MX", "America/Chicago");

test("money carries its currency code, and its minor units only where it has any", () => {
  expect(english.money({ amount: 185_000, currencyCode: "USD" })).toBe("USD 1,850");
  expect(english.money({ amount: 185_007, currencyCode: "USD" })).toBe("USD 1,850.07");
  expect(english.money({ amount: -50_000, currencyCode: "USD" })).toBe("USD -500");
  expect(english.money({ amount: 0, currencyCode: "USD" })).toBe("USD 0");
  expect(spanish.money({ amount: 3_500_050, currencyCode: "MXN" })).toBe("MXN 35,000.50");
  expect(english.money({ amount: 1850, currencyCode: "JPY" })).toBe("JPY 1,850");
});

test("a number that is only the least there may be is marked", () => {
  expect(english.counted({ count: 1412, isMinimum: false })).toBe("1,412");
  expect(spanish.counted({ count: 10_000, isMinimum: true })).toBe("10,000+");
});

test("a time is shown in the zone of its place, with the zone's name", () => {
  expect(english.dateTime("2026-11-20T14:00:00Z", "America/Monterrey")).toBe("Fri 20 Nov, 08:00 CST");
  expect(spanish.dateTime("2026-11-20T14:00:00Z", "America/Tijuana")).toBe("vie 20 nov, 06:00 PST");
  expect(english.dateTime("2026-11-20T06:30:00Z", "America/Hermosillo")).toBe("Thu 19 Nov, 23:30 MST");
});

test.each([
  ["America/Ciudad_Juarez", "MST", "MDT"],
  ["America/Chihuahua", "CST", "CST"],
  ["America/Mazatlan", "MST", "MST"],
  ["America/Tijuana", "PST", "PDT"],
  ["America/Cancun", "EST", "EST"],
  ["America/Phoenix", "MST", "MST"],
  ["America/Matamoros", "CST", "CDT"],
  ["America/Anchorage", "AKST", "AKDT"],
  ["America/St_Johns", "GMT-03:30", "GMT-02:30"],
  ["Pacific/Honolulu", "HST", "HST"],
  // What Node calls CST and CDT, and browsers GMT-6 and GMT-5.
  ["CST6CDT", "CST", "CDT"],
  ["Europe/Madrid", "GMT+01:00", "GMT+02:00"],
  ["Asia/Kolkata", "GMT+05:30", "GMT+05:30"],
  ["Asia/Kathmandu", "GMT+05:45", "GMT+05:45"],
  ["America/Sao_Paulo", "GMT-03:00", "GMT-03:00"],
  ["UTC", "UTC", "UTC"],
])("the zone %s is called the same by every version of the platform", (zone, winter, summer) => {
  const nameAt = (iso: string) => splitZone(english.dateTime(iso, zone)).zone;
  expect([nameAt("2027-01-15T12:00:00Z"), nameAt("2027-07-15T12:00:00Z")]).toEqual([winter, summer]);
});

test("the clocks' change is seen to the hour", () => {
  expect(english.dateTime("2027-03-14T07:59:00Z", "America/Chicago")).toBe("Sun 14 Mar, 01:59 CST");
  expect(english.dateTime("2027-03-14T08:00:00Z", "America/Chicago")).toBe("Sun 14 Mar, 03:00 CDT");
});

test("a window says its day once, or both where it spans two", () => {
  const zone = "America/Monterrey";
  const start = "2026-11-20T14:00:00Z";
  expect(english.timeWindow(start, undefined, zone)).toBe("Fri 20 Nov, 08:00 CST");
  expect(english.timeWindow(start, "2026-11-20T16:00:00Z", zone)).toBe("Fri 20 Nov, 08:00–10:00 CST");
  expect(spanish.timeWindow(start, "2026-11-21T12:00:00Z", zone)).toBe("vie 20 nov, 08:00 – sáb 21 nov, 06:00 CST");
});

test("the first and the last year that a time may have are shown, wherever they are", () => {
  expect(english.dateTime("1000-01-01T00:00:00Z", "America/Chicago")).toMatch(/^Tue 31 Dec, 18:09 /);
  expect(english.dateTime("9999-12-31T23:59:00Z", "Asia/Tokyo")).toBe("Sat 1 Jan, 08:59 GMT+09:00");
});

test("a time without a place is shown in the viewer's zone", () => {
  expect(english.dateTime("2026-07-01T05:00:00Z")).toBe("Wed 1 Jul, 00:00 CDT");
  expect(spanish.date("2026-07-01T04:00:00Z")).toBe("30 jun 2026");
  expect(spanish.dayAndMonth("2026-07-01", "UTC")).toBe("1 jul");
});

test("distance in time is said in words", () => {
  const now = "2026-11-20T14:00:00Z";
  expect(english.relativeTime("2026-11-20T13:46:00Z", now)).toBe("14 minutes ago");
  expect(spanish.relativeTime("2026-11-22T14:00:00Z", now)).toBe("pasado mañana");
  expect(english.relativeTime("2026-11-20T13:59:30Z", now)).toBe("now");
  expect(english.relativeDay("2026-11-20T05:00:00Z", now)).toBe("today");
  expect(spanish.relativeDay("2026-11-12T14:00:00Z", now)).toBe("hace 1 semana");
});

test("days are counted by the viewer's calendar, and only of days is said that it was the last or is the next", () => {
  const now = "2026-11-20T14:00:00Z";
  expect(english.relativeTime("2026-11-18T23:00:00Z", now)).toBe("2 days ago");
  expect(spanish.relativeTime("2026-11-18T23:00:00Z", now)).toBe("anteayer");
  expect(english.relativeTime("2026-11-19T07:00:00Z", now)).toBe("yesterday");
  expect(english.relativeTime("2026-11-21T23:00:00Z", now)).toBe("tomorrow");
  expect(english.relativeTime("2026-11-22T08:00:00Z", now)).toBe("in 2 days");
  expect(english.relativeTime("2026-11-08T14:00:00Z", now)).toBe("1 week ago");
  expect(spanish.relativeTime("2026-10-02T14:00:00Z", now)).toBe("hace 1 mes");
});

test("a time is parted from its zone", () => {
  expect(splitZone("Fri 20 Nov, 08:00 CST")).toEqual({ time: "Fri 20 Nov, 08:00", zone: "CST" });
});
