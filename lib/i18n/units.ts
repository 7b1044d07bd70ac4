import { kilometersPerMile, type UnitSystem, unitSystems } from "@/lib/core/units.values";
import { createFormat } from "@/lib/i18n/create-format";

export const unitsFrom = (chosen: string | undefined): UnitSystem =>
  unitSystems.find((units) => units === chosen) ?? "sent";

/** Distances, which are kept in miles, in a reader's units and language. */
export function createDistances(locale: string, units: UnitSystem) {
  const { number, money } = createFormat(locale);
  const isMetric = units === "metric";
  const unit = isMetric ? "km" : "mi";
  /** How many of the reader's units. */
  const inUnit = (miles: number) => (isMetric ? miles * kilometersPerMile : miles);
  return {
    unit,
    inUnit,
    /** "598 mi" or "962 km". */
    distance: (miles: number) => `${number(inUnit(miles), { maximumFractionDigits: 0 })}\u00a0${unit}`,
    /** "USD 2.46/mi" or "USD 1.53/km". `amount` is in minor units, for so many miles. */
    priceBy: (price: { amount: number; currencyCode: string }, miles: number) =>
      `${money({ ...price, amount: Math.round(price.amount / inUnit(miles)) })}/${unit}`,
  };
}
