import { expect, test } from "vitest";
import {
  chosenCrossing,
  hasHazmat,
  isRefrigerated,
  rankRequestOf,
  withCrossing,
} from "@/components/border-crossings/load-route";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { GetLoadResponse, StopPlace } from "@/lib/loads/schema/operations";

const place = (countryCode: string) => ({
  filledIn: [],
  candidate: { city: "X", state: "Y", countryCode, latitude: 1, longitude: 1, confidence: 1 },
});
const aLoaded = (...countries: string[]) =>
  GetLoadResponse.parse({
    load: exampleLoad,
    requestOnly: {},
    version: 1,
    updatedAt: "2026-11-20T09:30:00.123Z",
    lastSynced: {},
    pinnedPaths: [],
    blockedCarriers: [],
    stopPlaces: countries.map(place),
  });
const freight = { chosen: undefined, isHazmat: false, isRefrigerated: true };

test("crossings are asked for only where the stops lie on both sides of the border", () => {
  expect(rankRequestOf(aLoaded("MX", "US"), freight)?.requests[0]?.stops).toHaveLength(2);
  expect(rankRequestOf(aLoaded("CA", "MX"), freight)).toBeDefined();
  expect(rankRequestOf(aLoaded("US", "CA"), freight)).toBeUndefined();
  expect(rankRequestOf(aLoaded("MX", "MX"), freight)).toBeUndefined();
  expect(rankRequestOf(aLoaded(), freight)).toBeUndefined();
});

test("none is ranked on the way to a place that contradicts itself, whatever its time zone is", () => {
  const loaded = aLoaded("MX", "US");
  const [from, to] = loaded.stopPlaces;
  const withTo = (contradicts: StopPlace["contradicts"]) => ({
    ...loaded,
    stopPlaces: [from, { ...to, contradicts }].map((place) => StopPlace.parse(place)),
  });
  expect(rankRequestOf(withTo("city_and_state"), freight)).toBeUndefined();
  expect(rankRequestOf(withTo("timezone_and_place"), freight)).toBeDefined();
});

test("the chosen crossing, hazardous goods and a refrigerated trailer are part of the request", () => {
  const asked = { chosen: "TECATE_PORT_OF_ENTRY", isHazmat: true, isRefrigerated: true };
  const request = rankRequestOf(aLoaded("MX", "US"), asked);
  expect(request).toMatchObject({ isHazmat: true, requests: [{ trailerRequirements: { allowedTypes: ["REEFER"] } }] });
  expect(request?.requests[0]?.stops.at(-1)).toEqual({
    type: "BORDER_CROSSING",
    usMxBorderCrossing: "TECATE_PORT_OF_ENTRY",
  });
});

test("a crossing is read from the form and written back without touching what else its row says", () => {
  const laredo = { usMxBorderCrossing: "LAREDO_INTL_BRIDGE", borderCrossingStrategy: "RECOMMENDED" };
  expect(withCrossing(undefined, "LAREDO_INTL_BRIDGE")).toEqual([{ type: "BORDER_CROSSING", ...laredo }]);
  const rows = [
    { externalId: "C1" },
    { usMxBorderCrossing: "TECATE_PORT_OF_ENTRY", borderCrossingStrategy: "CARRIER_CHOICE" },
  ];
  expect(chosenCrossing(rows)).toBe("TECATE_PORT_OF_ENTRY");
  expect(withCrossing(rows, "LAREDO_INTL_BRIDGE")).toEqual([
    { externalId: "C1" },
    { ...laredo, borderCrossingStrategy: "CARRIER_CHOICE" },
  ]);
  expect(withCrossing([{ externalId: "C1", usMxBorderCrossing: "" }], "LAREDO_INTL_BRIDGE")).toEqual([
    { externalId: "C1", ...laredo },
  ]);
  expect(chosenCrossing(null)).toBeUndefined();
});

test("hazardous goods and refrigerated trailers are recognised in the values of the form", () => {
  expect(hasHazmat([{}, { hazmatDetails: { isHazmat: true } }])).toBe(true);
  expect(hasHazmat([{ hazmatDetails: { isHazmat: null } }])).toBe(false);
  expect(isRefrigerated(["REEFER", "DRY_VAN"])).toBe(true);
  expect(isRefrigerated(["DRY_VAN", "REEFER"])).toBe(false);
  expect(isRefrigerated(undefined)).toBe(false);
});
