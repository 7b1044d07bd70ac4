import { describe, expect, test } from "vitest";
import { decimalsFor, otherUnit, wantedUnit } from "@/lib/core/units";
import { Distance, LengthUnit, TemperatureUnit, VolumeUnit, WeightUnit } from "@/lib/vocabulary/measure";

const units = [
  ...[...LengthUnit.options, ...WeightUnit.options, ...VolumeUnit.options, ...TemperatureUnit.options],
  ...["MILES", "KILOMETERS"].map((unit) => Distance.parse({ value: 1, unit }).unit),
];

describe("the unit of the other side of the border", () => {
  test.each([
    ["POUNDS", 24_000, "KILOGRAMS", 10_886.217],
    ["FEET", 53, "METERS", 16.154],
    ["GALLONS", 100, "LITERS", 378.541],
    ["MILES", 598, "KILOMETERS", 962.388],
    ["CELSIUS", -20, "FAHRENHEIT", -4],
    ["FAHRENHEIT", 34, "CELSIUS", 1.111],
  ])("of %s", (unit, value, to, expected) => {
    const other = otherUnit(unit);
    expect(other?.to).toBe(to);
    expect(other?.convert(value)).toBeCloseTo(expected, 3);
  });

  test("is known of every unit, and leads back to what it was", () => {
    for (const unit of units) {
      const there = otherUnit(unit);
      const back = there && otherUnit(there.to);
      expect(back?.to).toBe(unit);
      expect(back?.convert(there?.convert(7.5) ?? 0)).toBeCloseTo(7.5, 9);
    }
  });
});

describe("a reader's units", () => {
  test("are those that were sent where nothing was chosen", () => {
    expect(units.map((unit) => wantedUnit(unit, "sent"))).toEqual(units.map(() => undefined));
  });

  test("convert every unit in one of the two systems, and leave it in the other", () => {
    for (const unit of units) {
      const wanted = [wantedUnit(unit, "us"), wantedUnit(unit, "metric")].filter(Boolean);
      expect(wanted.map((conversion) => conversion?.to)).toEqual([otherUnit(unit)?.to]);
    }
    expect(wantedUnit("POUNDS", "metric")?.to).toBe("KILOGRAMS");
    expect(wantedUnit("KILOGRAMS", "us")?.to).toBe("POUNDS");
    expect(wantedUnit("PALLETS", "metric")).toBeUndefined();
  });
});

test("small values keep decimals, large ones do not", () => {
  expect([0.5, 16.154, 10_886.2, -17.8].map(decimalsFor)).toEqual([2, 1, 0, 1]);
});
