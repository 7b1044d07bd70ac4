import { kilometersPerMile, type UnitSystem } from "@/lib/core/units.values";

// How much of the metric unit one of the other side of the border is: US gallons, pounds and feet.
const pairs = [
  ["FEET", "METERS", 0.3048],
  ["INCHES", "CENTIMETERS", 2.54],
  ["MILES", "KILOMETERS", kilometersPerMile],
  ["POUNDS", "KILOGRAMS", 0.45359237],
  ["GALLONS", "LITERS", 3.785411784],
  ["CUBIC_FEET", "CUBIC_METERS", 0.028316846592],
  ["FAHRENHEIT", "CELSIUS", 1 / 1.8],
] as const;

type Conversion = { to: string; convert: (value: number) => number };

// Degrees are counted from another zero as well.
function toMetric(unit: string): Conversion | undefined {
  const pair = pairs.find(([us]) => us === unit);
  if (!pair) return undefined;
  const [, to, factor] = pair;
  return { to, convert: (value) => (unit === "FAHRENHEIT" ? value - 32 : value) * factor };
}

function toUs(unit: string): Conversion | undefined {
  const pair = pairs.find(([, metric]) => metric === unit);
  if (!pair) return undefined;
  const [to, , factor] = pair;
  return { to, convert: (value) => value / factor + (to === "FAHRENHEIT" ? 32 : 0) };
}

/** The unit of the other side of the border, and how a value gets there; undefined for what is no unit. */
export const otherUnit = (unit: string) => toMetric(unit) ?? toUs(unit);

/** The unit that a reader wants instead, and how a value gets there; undefined where nothing is to be converted. */
export const wantedUnit = (unit: string, units: UnitSystem) =>
  units === "sent" ? undefined : (units === "metric" ? toMetric : toUs)(unit);

/** As many decimals as a person wants to see: none for large values, two for the smallest. */
export const decimalsFor = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2);
