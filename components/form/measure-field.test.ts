import { expect, test } from "vitest";
import { converted, decimalsFor } from "@/components/form/measure-field";
import { LengthUnit, TemperatureUnit, VolumeUnit, WeightUnit } from "@/lib/vocabulary/measure";

test("weights, lengths, volumes and temperatures are shown in the other system", () => {
  expect(converted(24_000, "POUNDS")).toEqual({ unit: "KILOGRAMS", value: 10_886.21688 });
  expect(converted(53, "FEET")?.value).toBeCloseTo(16.154, 3);
  expect(converted(100, "GALLONS")?.value).toBeCloseTo(378.541, 3);
  expect(converted(-20, "CELSIUS")).toEqual({ unit: "FAHRENHEIT", value: -4 });
});

test("every unit is converted, and back again to what it was", () => {
  const units = [...LengthUnit.options, ...WeightUnit.options, ...VolumeUnit.options, ...TemperatureUnit.options];
  for (const unit of units) {
    const there = converted(7.5, unit);
    const back = there && converted(there.value, there.unit);
    expect(back?.unit).toBe(unit);
    expect(back?.value).toBeCloseTo(7.5, 9);
  }
});

test("small values keep decimals, large ones do not", () => {
  expect([0.5, 16.154, 10_886.2].map(decimalsFor)).toEqual([2, 1, 0]);
});
