import { describe, expect, test } from "vitest";
import { checkReadiness, crossingIndexOf } from "@/lib/loads/rules/check-readiness";
import type { Load } from "@/lib/loads/schema/load";

const place = (city: string, countryCode: "MX" | "US") => ({
  place: { type: "ADDRESS" as const, city, countryCode },
  carrierPreapproval: "NONE" as const,
});
const stop = (type: "PICKUP" | "DELIVERY", city: string, countryCode: "MX" | "US") => ({
  type,
  loadingMethod: "LIVE" as const,
  location: place(city, countryCode),
});
const monterrey = stop("PICKUP", "Monterrey", "MX");
const dallas = stop("DELIVERY", "Dallas", "US");
const aLoad = (fields: Partial<Load> = {}): Load => ({
  id: "load_1",
  externalId: "TMS-1",
  status: "AVAILABLE",
  stops: [monterrey, dallas],
  commodities: [],
  requiredEquipment: [],
  referenceNumbers: [],
  metadata: {},
  ...fields,
});
const check = (fields: Partial<Load> = {}, requestOnly = {}) =>
  checkReadiness({ load: aLoad(fields), requestOnly, stopPlaces: [] });
const missing = (fields: Partial<Load> = {}, requestOnly = {}) =>
  check(fields, requestOnly).flatMap(({ check: name, isDone }) => (isDone ? [] : [name]));
const pathOf = (name: string, fields: Partial<Load> = {}) => check(fields).find((it) => it.check === name)?.path;

describe("before a carrier commits", () => {
  test("a load that names its places alone misses the rest", () => {
    expect(missing()).toEqual([
      "pickupTime",
      "deliveryTime",
      "crossing",
      "trailer",
      "weight",
      "maxBuy",
      "insurance",
      "contacts",
    ]);
  });

  test("a load with everything misses nothing", () => {
    const appointment = { start: "2026-11-23T14:00:00.000Z" };
    const ready: Partial<Load> = {
      stops: [
        { ...monterrey, appointment, contacts: [{ name: "Lic. Peña", phone: "+52 442 555 0134" }] },
        { ...dallas, appointment },
      ],
      commodities: [{ weight: { value: 43_200, unit: "POUNDS" } }],
      trailerRequirements: { allowedTypes: ["DRY_VAN_53"] },
      carrierRequirements: { minCargoInsurance: { amount: 10_000_000, currencyCode: "USD" } },
      maxBuy: { amount: 192_000, currencyCode: "USD" },
    };
    const crossing = { borderCrossings: [{ type: "BORDER_CROSSING", usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }] };
    expect(missing(ready, crossing)).toEqual([]);
  });

  test("a crossing that is reported not to take the goods is not settled", () => {
    const borderCrossings = [{ type: "BORDER_CROSSING" as const, usMxBorderCrossing: "LAREDO_INTL_BRIDGE" as const }];
    const loaded = {
      load: aLoad(),
      requestOnly: { borderCrossings },
      stopPlaces: [],
      crossingRestricted: true as const,
    };
    const [refused] = checkReadiness(loaded).filter(({ check: name }) => name.startsWith("crossing"));
    expect(refused).toEqual({ check: "crossingRestricted", isDone: false, path: "load.borderCrossings" });
  });

  test("a crossing is asked for only where Mexico is entered or left", () => {
    expect(missing({ stops: [stop("PICKUP", "Houston", "US"), dallas] })).not.toContain("crossing");
    expect(missing({}, { borderCrossings: [{ type: "BORDER_CROSSING" }] })).toContain("crossing");
  });

  test("a refrigerated trailer asks for temperatures, hazardous goods for their class", () => {
    const cold: Partial<Load> = {
      trailerRequirements: { allowedTypes: ["REEFER"] },
      commodities: [{ name: "Berries" }, { name: "Paint", hazmatDetails: { isHazmat: true } }],
    };
    expect(missing(cold)).toEqual(expect.arrayContaining(["temperature", "hazmatClass"]));
    expect(pathOf("hazmatClass", cold)).toBe("load.commodities[1].hazmatDetails.classification");
    expect(missing({ commodities: [{ name: "Glass" }] })).not.toContain("temperature");
  });

  test("each line names the field that settles it, a list where it has no row yet", () => {
    expect(pathOf("pickupTime")).toBe("load.stops[0].appointment.start");
    expect(pathOf("deliveryTime")).toBe("load.stops[1].appointment.start");
    expect(pathOf("maxBuy")).toBe("load.maxBuy.amount");
    expect(pathOf("weight")).toBe("load.commodities");
    expect(pathOf("weight", { commodities: [{}] })).toBe("load.commodities[0].weight.value");
    expect(pathOf("places", { stops: [monterrey, { type: "DELIVERY", loadingMethod: "LIVE" }] })).toBe(
      "load.stops[1].location.place.city",
    );
    expect(pathOf("pickupTime", { stops: [] })).toBe("load.stops");
  });
});

test("the border lies before the first stop of its other side", () => {
  expect(crossingIndexOf([monterrey, stop("DELIVERY", "Saltillo", "MX"), dallas])).toBe(2);
  expect(crossingIndexOf([stop("PICKUP", "Houston", "US"), dallas])).toBe(-1);
  expect(crossingIndexOf([])).toBe(-1);
});
