import { expect, test } from "vitest";
import { rateLaneOf, rateRequestOf, trailerWithoutRates } from "@/components/rates/desk/load-rate-question";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { GetLoadResponse } from "@/lib/loads/schema/operations";

const monterrey = { city: "Monterrey", state: "NLE", countryCode: "MX" };
const dallas = { city: "Dallas", state: "TX", countryCode: "US" };
const chicago = { city: "Chicago", state: "IL", countryCode: "US" };
const aLoaded = (...places: (typeof dallas | undefined)[]) =>
  GetLoadResponse.parse({
    load: exampleLoad,
    requestOnly: {},
    version: 1,
    updatedAt: "2026-11-20T09:30:00.123Z",
    lastSynced: {},
    pinnedPaths: [],
    blockedCarriers: [],
    stopPlaces: places.map((place) => ({
      filledIn: [],
      ...(place && { candidate: { ...place, latitude: 1, longitude: 1, confidence: 1 } }),
    })),
  });
const freight = { crossing: "LAREDO_INTL_BRIDGE", trailers: ["REEFER", "DRY_VAN_53"] };

test("the lane leads from the first stop to the last over the load's crossing, on its first trailer", () => {
  expect(rateLaneOf(aLoaded(monterrey, undefined, dallas), freight)).toEqual({
    from: "Monterrey, NL, MX",
    to: "Dallas, TX, US",
    trailer: "REEFER",
    crossing: "LAREDO_INTL_BRIDGE",
    miles: "",
  });
});

test("a crossing is not asked for where the lane does not cross, and a load without a trailer is a dry van", () => {
  expect(rateLaneOf(aLoaded(chicago, dallas), { ...freight, trailers: [] })).toMatchObject({
    crossing: "",
    trailer: "DRY_VAN",
  });
});

test("nothing is asked where an end is not known, or the trailer has no rates", () => {
  expect(rateLaneOf(aLoaded(monterrey, undefined), freight)).toBeUndefined();
  expect(rateLaneOf(aLoaded(), freight)).toBeUndefined();
  expect(rateLaneOf(aLoaded(monterrey, dallas), { ...freight, trailers: ["TANKER"] })).toBeUndefined();
  expect(rateRequestOf(undefined, "USD").requests).toEqual([]);
});

test("a trailer without rates is named; none chosen, or one with rates, is not", () => {
  expect(trailerWithoutRates(["TANKER", "REEFER"])).toBe("TANKER");
  expect(trailerWithoutRates(["REEFER", "TANKER"])).toBeUndefined();
  expect(trailerWithoutRates([])).toBeUndefined();
  expect(trailerWithoutRates(undefined)).toBeUndefined();
});
