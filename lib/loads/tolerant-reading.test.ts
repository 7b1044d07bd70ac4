import { describe, expect, test } from "vitest";
import { readRequest } from "@/lib/core/read-request";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

/** What a TMS sends is read without a database; types do not matter, they are what is tested. */
function read(load: Record<string, unknown>) {
  const reading = readRequest(SyncLoadRequest, { load: { externalId: "L-1", ...load } });
  const warnings = reading.warnings.map(({ code, path }) => `${code} ${path}`);
  return reading.ok ? { load: reading.value.load, warnings } : { issues: reading.issues, warnings };
}
const aStop = (stop: Record<string, unknown>) => ({ stops: [{ type: "PICKUP", ...stop }] });
const aGood = (commodity: Record<string, unknown>) => ({ commodities: [commodity] });

describe("a day without a time", () => {
  const atMonterrey = { place: { city: "Monterrey", state: "NL" } };
  const appointmentOf = async (appointment: { start?: string; end?: string }) => {
    const { tms } = await aBrokerage();
    const stops = [{ type: "PICKUP" as const, location: atMonterrey, appointment }];
    const answer = await sync(tms, { ...aNewKey(), stops });
    return answer.load.stops[0]?.appointment;
  };

  test("is the whole of it where the stop is", async () => {
    const whole = { start: "2026-06-20T06:00:00.000Z", end: "2026-06-21T05:59:59.999Z" };
    expect(await appointmentOf({ start: "2026-06-20" })).toEqual(whole);
    expect(await appointmentOf({ start: "2026-06-20", end: "2026-06-20" })).toEqual(whole);
  });

  test("begins a window as its first moment, and ends one as its last", async () => {
    const window = { start: "2026-06-20T06:00:00.000Z", end: "2026-06-23T05:59:59.999Z" };
    expect(await appointmentOf({ start: "2026-06-20", end: "2026-06-22" })).toEqual(window);
    expect(await appointmentOf({ end: "2026-06-22" })).toEqual({ end: window.end });
  });

  test("is said to be read, and a blank before the time as well", () => {
    expect(read(aStop({ appointment: { start: "2026-06-20", end: "2026-06-22 08:00" } }))).toMatchObject({
      load: { stops: [{ appointment: { start: "2026-06-20T00:00:00", end: "2026-06-22T08:00" } }] },
      warnings: ["date_read load.stops[0].appointment.start", "date_read load.stops[0].appointment.end"],
    });
  });

  test("that the calendar does not have, or that may be two days, is refused", () => {
    for (const start of ["2026-02-30", "06/07/2026", "2026-13-01"]) {
      expect(read(aStop({ appointment: { start } })).issues).toMatchObject([{ code: "invalid_timestamp" }]);
    }
  });
});

describe("an object without its value", () => {
  test.each([
    [
      "coordinates",
      aStop({ location: { coordinates: { latitude: null, longitude: null } } }),
      "stops[0].location.coordinates",
    ],
    ["weight", aGood({ weight: { value: null, unit: "POUNDS" } }), "commodities[0].weight"],
    [
      "temperature",
      aGood({ temperatureRequirements: { minimum: null, maximum: "", unit: null } }),
      "commodities[0].temperatureRequirements",
    ],
    ["length", aGood({ dimensions: { length: { value: "", unit: "FEET" } } }), "commodities[0].dimensions.length"],
  ])("is unset, which is said: %s", (_, sent, path) => {
    const { load, warnings } = read(sent);
    expect(warnings).toEqual([`empty_group_unset load.${path}`]);
    expect(JSON.stringify(load)).not.toMatch(/latitude|weight|temperature|"length"/);
  });

  test("clears what null clears", () => {
    const { load, warnings } = read({ maxBuy: { currencyCode: "USD", amount: null } });
    expect([load?.maxBuy, warnings]).toEqual([null, ["empty_group_unset load.maxBuy"]]);
  });

  test("is refused where its value is merely missing, or where it has half of a point", () => {
    expect(read(aGood({ weight: { unit: "POUNDS" } })).issues).toMatchObject([{ code: "required" }]);
    const half = { location: { coordinates: { latitude: 25.6, longitude: null } } };
    expect(read(aStop(half)).issues).toMatchObject([{ path: "load.stops[0].location.coordinates.longitude" }]);
  });

  test("is left out of a list of numbers, and what is wrong with the others stands where they were sent", () => {
    const numbers = [
      { label: "PO", value: "" },
      { label: "BOL", value: 77120 },
      { label: "SO", value: null },
    ];
    expect(read({ referenceNumbers: numbers })).toMatchObject({
      load: { referenceNumbers: [{ label: "BOL", value: "77120" }] },
      warnings: ["empty_item_dropped load.referenceNumbers[0]", "empty_item_dropped load.referenceNumbers[2]"],
    });
    const { issues } = read({ referenceNumbers: [...numbers, { label: "PRO", value: true }] });
    expect(issues).toMatchObject([{ path: "load.referenceNumbers[3].value", code: "invalid_type" }]);
  });
});

describe("an id that is a whole number", () => {
  test("is read as text without a warning", async () => {
    expect(read({ externalId: 10234, externalCustomerId: 9007199254740991 })).toMatchObject({
      load: { externalId: "10234", externalCustomerId: "9007199254740991" },
      warnings: [],
    });
  });

  test("is refused where it has lost digits already, or is no whole number", () => {
    for (const externalId of [2 ** 53, 1.5]) {
      expect(read({ externalId }).issues).toMatchObject([{ path: "load.externalId", code: "invalid_type" }]);
    }
  });
});

describe("an unknown field", () => {
  test.each([
    [aStop({ location: { place: { zip: "78040" } } }), "load.stops[0].location.place.zip", "postalCode"],
    [aStop({ location: { place: { address: "1 Main St" } } }), "load.stops[0].location.place.address", "street"],
    [aStop({ city: "Laredo" }), "load.stops[0].city", "location.place.city"],
    [aGood({ weightLbs: 42000 }), "load.commodities[0].weightLbs", "weight"],
    [{ referenceNumbrs: [] }, "load.referenceNumbrs", "referenceNumbers"],
  ])("is named with the one that is near: %j", (sent, path, near) => {
    const reading = readRequest(SyncLoadRequest, { load: { externalId: "L-1", ...sent } });
    const message = `This field is not known and was not stored. Did you mean ${near}?`;
    expect(reading.warnings).toEqual([{ path, code: "unknown_field", message, didYouMean: [near] }]);
  });

  test("without anything near is only named", () => {
    const reading = readRequest(SyncLoadRequest, { load: { externalId: "L-1", xyzzy: 1 } });
    const message = "This field is not known and was not stored.";
    expect(reading.warnings).toEqual([{ path: "load.xyzzy", code: "unknown_field", message }]);
  });
});

test("what is read from other forms is sent again without a warning and changes nothing", async () => {
  const { tms } = await aBrokerage();
  const key = aNewKey();
  const sent = {
    ...key,
    status: "OPEN",
    stops: [{ type: "PU", appointment: { start: "2026-06-20" } }, { type: "DEL" }],
  };
  const first = readRequest(SyncLoadRequest, { load: sent });
  if (!first.ok) throw new Error("not read");
  const { load } = await sync(tms, first.value.load);
  const { changes, warnings } = await sync(tms, first.value.load, { validateOnly: true });
  expect([load.status, changes, codesOf({ warnings })]).toEqual([
    "AVAILABLE",
    [],
    [
      "appointment_timezone_unknown load.stops[0].appointment.start",
      "appointment_timezone_unknown load.stops[0].appointment.end",
    ],
  ]);
});
