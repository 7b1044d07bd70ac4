import type { Observation } from "@/lib/rates/schema/observation";

let made = 0;

/** USD 2,000 for a van from Dallas to Atlanta, 780 miles, in the week of Wednesday 18 November 2026. */
export const anObservation = (changes: Partial<Observation> = {}): Observation => ({
  key: `import:${++made}`,
  originMarket: "DAL",
  destinationMarket: "ATL",
  trailerCategory: "DRY_VAN",
  routeMiles: 780,
  pickupDate: "2026-11-18",
  allInAmount: 200_000,
  currencyCode: "USD",
  carrierKey: "carrier_1",
  source: "IMPORT",
  ...changes,
});
