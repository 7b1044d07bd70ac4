import { describe, expect, test } from "vitest";
import { tripWarnings } from "@/lib/loads/check-trip";
import { emptyDocument } from "@/lib/loads/rules/stored-load";
import type { LoadDocument } from "@/lib/loads/schema/load";

type Stop = LoadDocument["stops"][number];

const now = new Date("2026-11-30T12:00:00.000Z");
const stop = (type: Stop["type"], [city, state]: [string, string], start?: string, end?: string): Stop => ({
  type,
  location: { place: { type: "ADDRESS", city, state } },
  ...(start && { appointment: { start: `${start}:00.000Z`, ...(end && { end: `${end}:00.000Z` }) } }),
});
const monterrey: [string, string] = ["Monterrey", "NL"];
const laredo: [string, string] = ["Laredo", "TX"];
const dallas: [string, string] = ["Dallas", "TX"];
const chicago: [string, string] = ["Chicago", "IL"];

const codesOf = (fields: Partial<LoadDocument>) =>
  tripWarnings({ ...emptyDocument("L-1"), ...fields }, fields, now).map(({ code, path }) => `${code} ${path}`);

test("days of waiting between two stops are warned of", () => {
  const delivered = (day: string) =>
    codesOf({ stops: [stop("PICKUP", laredo, "2027-01-12T14:00"), stop("DELIVERY", dallas, `${day}T14:00`)] });
  expect(delivered("2027-02-28")).toEqual(["unusual_transit load.stops[1].appointment"]);
  expect(delivered("2027-01-26")).toEqual([]);
});

test("an answer that was due before the load was offered is warned of", () => {
  expect(codesOf({ status: "AVAILABLE", respondBy: "2025-01-01T08:00:00.000Z" })).toEqual([
    "unusual_date load.respondBy",
  ]);
  expect(codesOf({ status: "BOOKED", respondBy: "2025-01-01T08:00:00.000Z" })).toEqual([]);
});

test("a crossing of a load that does not cross is warned of", () => {
  const borderCrossings = [{ type: "BORDER_CROSSING" as const, usMxBorderCrossing: "LAREDO_INTL_BRIDGE" as const }];
  const over = (...places: [string, string][]) =>
    codesOf({ borderCrossings, stops: places.map((place, at) => stop(at ? "DELIVERY" : "PICKUP", place)) });
  expect(over(laredo, dallas)).toEqual(["crossing_without_border load.borderCrossings[0].usMxBorderCrossing"]);
  expect(over(monterrey, dallas)).toEqual([]);
  expect(over(laredo)).toEqual([]);
  expect(over(laredo, ["Zzyzx", "TX"])).toEqual([]);
});

describe("a distance that is far from that of the roads", () => {
  const stops = [stop("PICKUP", laredo), stop("DELIVERY", dallas)];
  const miles = (value: number) => ({ value, unit: "MILES" as const });

  test("is warned of, as kilometres in place of miles are", () => {
    expect(codesOf({ stops, distance: miles(692) })).toEqual(["unusual_miles load.distance"]);
    expect(codesOf({ stops, distance: miles(430) })).toEqual([]);
    expect(codesOf({ stops, distance: { value: 692, unit: "KILOMETERS" } })).toEqual([]);
    expect(codesOf({ stops: stops.slice(0, 1), distance: miles(692) })).toEqual([]);
  });

  test("at a stop is that from the one before", () => {
    const [from, to] = [stop("PICKUP", monterrey), stop("DELIVERY", dallas)];
    const legs = (first: number, second: number) => [
      from,
      { ...stop("PICKUP", laredo), distance: miles(first) },
      { ...to, distance: miles(second) },
    ];
    expect(codesOf({ stops: legs(140, 692) })).toEqual(["unusual_miles load.stops[2].distance"]);
    expect(codesOf({ stops: legs(140, 430) })).toEqual([]);
  });
});

describe("more miles than a truck makes in the hours between two stops", () => {
  const late = "too_little_time load.stops[1].appointment";

  test("are warned of, from the first moment of one to the last of the other", () => {
    const from = stop("PICKUP", laredo, "2026-12-07T14:00", "2026-12-07T22:00");
    const to = (start: string, end?: string) => codesOf({ stops: [from, stop("DELIVERY", chicago, start, end)] });
    expect(to("2026-12-08T02:00")).toEqual([late]);
    expect(to("2026-12-08T02:00", "2026-12-09T02:00")).toEqual([]);
    expect(to("2026-12-09T14:00")).toEqual([]);
  });

  test("are those of all legs between two stops that say when", () => {
    const stops = [
      stop("PICKUP", monterrey, "2026-12-07T14:00"),
      stop("PICKUP", laredo),
      stop("DELIVERY", chicago, "2026-12-07T23:00"),
    ];
    expect(codesOf({ stops })).toEqual(["too_little_time load.stops[2].appointment"]);
  });

  test("are not known where a place is not, nor told of a short way", () => {
    const [from, to] = [stop("PICKUP", laredo, "2026-12-07T14:00"), stop("DELIVERY", chicago, "2026-12-07T16:00")];
    expect(codesOf({ stops: [from, { ...to, location: {} }] })).toEqual([]);
    expect(codesOf({ stops: [from, stop("DELIVERY", ["San Antonio", "TX"], "2026-12-07T16:30")] })).toEqual([]);
  });

  test("are not told of a moment that is open: until when a pickup is, from when a delivery", () => {
    const until = { ...stop("PICKUP", laredo), appointment: { end: "2026-12-07T22:00:00.000Z" } };
    expect(codesOf({ stops: [until, stop("DELIVERY", chicago, "2026-12-08T02:00", "2026-12-08T08:00")] })).toEqual([]);
    const from = stop("PICKUP", laredo, "2026-12-07T14:00", "2026-12-07T22:00");
    const open = (type?: "SCHEDULED" | "FIRST_COME_FIRST_SERVED") => {
      const to = stop("DELIVERY", chicago, "2026-12-08T02:00");
      return codesOf({ stops: [from, { ...to, appointment: { ...to.appointment, ...(type && { type }) } }] });
    };
    expect(open("FIRST_COME_FIRST_SERVED")).toEqual([]);
    expect(open("SCHEDULED")).toEqual([late]);
  });

  test("leave what is out of order to the warning of that", () => {
    const stops = [stop("PICKUP", laredo, "2026-12-07T14:00"), stop("DELIVERY", chicago, "2026-12-06T14:00")];
    expect(codesOf({ stops })).toEqual([]);
  });
});

test("a crossing that costs the lane a hundred miles is warned of", () => {
  const stops = [stop("PICKUP", monterrey), stop("DELIVERY", dallas)];
  const over = (usMxBorderCrossing: "OTAY_MESA_PORT_OF_ENTRY" | "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE") =>
    codesOf({ stops, borderCrossings: [{ type: "BORDER_CROSSING", usMxBorderCrossing }] });
  expect(over("OTAY_MESA_PORT_OF_ENTRY")).toEqual(["far_detour load.borderCrossings[0].usMxBorderCrossing"]);
  expect(over("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE")).toEqual([]);
});

describe("a day that is hardly meant is warned of", () => {
  const on = (start: string, status: LoadDocument["status"] = "AVAILABLE") =>
    codesOf({ status, stops: [stop("PICKUP", monterrey, start), stop("DELIVERY", dallas)] });
  const unusual = ["unusual_date load.stops[0].appointment"];

  test("more than two years ahead, whatever the status", () => {
    expect(on("2206-11-27T14:00")).toEqual(unusual);
    expect(on("2206-11-27T14:00", "BOOKED")).toEqual(unusual);
    expect(on("2027-11-27T14:00")).toEqual([]);
  });

  test("gone by, of a load that is still offered", () => {
    expect(on("2016-11-27T14:00")).toEqual(unusual);
    expect(on("2016-11-27T14:00", "COMPLETED")).toEqual([]);
    expect(on("2026-11-30T08:00")).toEqual([]);
    expect(on("2026-11-29T08:00")).toEqual([]);
    expect(on("2026-11-26T08:00")).toEqual(unusual);
  });
});
