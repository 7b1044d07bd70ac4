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

describe("a word of the trade", () => {
  const trailersOf = (word: unknown) => {
    const { load, issues, warnings } = read({ trailerRequirements: { allowedTypes: [word] } });
    return { types: load?.trailerRequirements?.allowedTypes, issue: issues?.[0], warnings };
  };

  test.each([
    ["V", "DRY_VAN_53"],
    ["VAN", "DRY_VAN_53"],
    ["dry_van_53", "DRY_VAN_53"],
    ["53' Dry Van", "DRY_VAN_53"],
    ["DRY_VAN", "DRY_VAN_53"],
    ["48 ft van", "DRY_VAN_48"],
    ["Caja seca 53", "DRY_VAN_53"],
    ["CTR004", "DRY_VAN_53"],
    ["R", "REEFER"],
    ["Caja refrigerada", "REEFER"],
    ["F", "FLATBED"],
    ["Plataforma", "FLATBED"],
    ["step-deck", "STEP_DECK"],
    ["RGN", "REMOVABLE_GOOSENECK"],
    ["CTR028", "TANKER"],
  ])("is read as the trailer it surely means, which is said: %s", (word, type) => {
    const { types, warnings } = trailersOf(word);
    expect([types, warnings]).toEqual([[type], ["alias_read load.trailerRequirements.allowedTypes[0]"]]);
  });

  test("says what was sent and what it was read as", () => {
    const reading = readRequest(SyncLoadRequest, { load: { externalId: "L-1", status: "Covered" } });
    expect(reading.warnings).toEqual([
      { path: "load.status", code: "alias_read", message: '"Covered" was read as BOOKED.' },
    ]);
  });

  test.each([
    ["VR", ["DRY_VAN_53", "REEFER"]],
    ["CTR009", ["REMOVABLE_GOOSENECK", "LOWBOY"]],
    ["REEFFER", ["REEFER"]],
    ["Submarine", undefined],
  ])("that may mean two, or none, is refused with what may be meant: %s", (word, didYouMean) => {
    const { issue } = trailersOf(word);
    expect(issue?.code).toBe("invalid_value");
    expect(issue?.accepted).toContain("DRY_VAN_53");
    expect(issue?.didYouMean).toEqual(didYouMean);
  });

  test.each([
    ["PU", "PICKUP"],
    ["SO", "DELIVERY"],
    ["Entrega", "DELIVERY"],
  ])("is read as the type of a stop: %s", (type, read_) => {
    expect(read({ stops: [{ type }] }).load?.stops).toEqual([{ type: read_ }]);
  });

  test.each([
    ["3", "CLASS_3_FLAMMABLE_LIQUIDS"],
    [3, "CLASS_3_FLAMMABLE_LIQUIDS"],
    ["2.1", "CLASS_2_1_FLAMMABLE_GASES"],
    [2.1, "CLASS_2_1_FLAMMABLE_GASES"],
    ["1.4S", "CLASS_1_4_EXPLOSIVES_MINOR_BLAST"],
    ["Clase 8", "CLASS_8_CORROSIVES"],
  ])("is read as a hazard class: %s", (classification, class_) => {
    const { load } = read(aGood({ hazmatDetails: { isHazmat: true, classification } }));
    expect(load?.commodities?.[0]?.hazmatDetails?.classification).toBe(class_);
  });

  test("that names a class with several divisions is refused with them", () => {
    const { issues } = read(aGood({ hazmatDetails: { classification: "2" } }));
    expect(issues?.[0]?.didYouMean).toHaveLength(3);
  });

  test.each([
    ["Laredo, TX", "LAREDO_INTL_BRIDGE"],
    ["WORLD_TRADE_BRIDGE", "LAREDO_INTL_BRIDGE"],
    ["2304", "LAREDO_INTL_BRIDGE"],
    [2304, "LAREDO_INTL_BRIDGE"],
    ["Puente Colombia", "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE"],
    ["otay mesa", "OTAY_MESA_PORT_OF_ENTRY"],
  ])("is read as a crossing: %s", (usMxBorderCrossing, crossing) => {
    expect(read({ borderCrossings: [{ usMxBorderCrossing }] }).load?.borderCrossings?.[0]).toMatchObject({
      usMxBorderCrossing: crossing,
    });
  });

  test("that may be two crossings is refused with both", () => {
    const { issues } = read({ borderCrossings: [{ usMxBorderCrossing: "El Paso, TX" }] });
    const both = ["YSLETA_ZARAGOZA_BRIDGE", "EL_PASO_BRIDGE_OF_THE_AMERICAS"];
    expect(issues?.[0]?.didYouMean?.toSorted()).toEqual(both.toSorted());
  });

  test("is read as a unit and a packaging", () => {
    const sent = {
      weight: { value: 42000, unit: "LB" },
      temperatureRequirements: { minimum: -10, maximum: 0, unit: "°F" },
      pieces: { type: "PLT", perPieceVolume: { value: 1, unit: "m³" } },
      dimensions: { length: { value: 40, unit: "ft" } },
    };
    expect(read(aGood(sent)).load?.commodities).toEqual([
      {
        weight: { value: 42000, unit: "POUNDS" },
        temperatureRequirements: { minimum: -10, maximum: 0, unit: "FAHRENHEIT" },
        pieces: { type: "PALLET", perPieceVolume: { value: 1, unit: "CUBIC_METERS" } },
        dimensions: { length: { value: 40, unit: "FEET" } },
      },
    ]);
  });

  test.each([
    ["CT", "America/Chicago"],
    ["EST", "America/New_York"],
    ["Central Standard Time (Mexico)", "America/Mexico_City"],
  ])("is read as a time zone: %s", (timezone, zone) => {
    const { load, warnings } = read(aStop({ location: { timezone } }));
    expect(load?.stops?.[0]?.location?.timezone).toBe(zone);
    expect(warnings).toEqual(["alias_read load.stops[0].location.timezone"]);
  });

  test("is the time zone of Mexico at a place in Mexico", () => {
    const location = { place: { city: "Monterrey", countryCode: "MX" }, timezone: "CST" };
    const { load, warnings } = read(aStop({ location }));
    expect(load?.stops?.[0]?.location?.timezone).toBe("America/Mexico_City");
    expect(warnings).toEqual(["alias_read load.stops[0].location.timezone"]);
  });

  test("at midsummer is the hour the clocks of the place show", async () => {
    const { tms } = await aBrokerage();
    const location = { place: { city: "Atlanta", state: "GA" }, timezone: "EST" };
    const stops = [{ type: "PICKUP" as const, location, appointment: { start: "2026-07-01T08:00" } }];
    const { load } = await sync(tms, { ...aNewKey(), stops });
    expect(load.stops[0]?.appointment?.start).toBe("2026-07-01T12:00:00.000Z");
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
  const sent = { ...key, status: "OPEN", stops: [{ type: "PU", appointment: { start: "2026-06-20" } }] };
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
