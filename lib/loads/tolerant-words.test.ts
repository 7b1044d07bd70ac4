import { describe, expect, test } from "vitest";
import { readRequest } from "@/lib/core/read-request";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

/** What a TMS sends is read without a database; types do not matter, they are what is tested. */
function read(load: Record<string, unknown>) {
  const reading = readRequest(SyncLoadRequest, { load: { externalId: "L-1", ...load } });
  const warnings = reading.warnings.map(({ code, path }) => `${code} ${path}`);
  return reading.ok ? { load: reading.value.load, warnings } : { issues: reading.issues, warnings };
}
const aStop = (stop: Record<string, unknown>) => ({ stops: [{ type: "PICKUP", ...stop }] });
const aGood = (commodity: Record<string, unknown>) => ({ commodities: [commodity] });

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
