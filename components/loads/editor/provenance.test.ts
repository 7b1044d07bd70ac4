import { expect, test } from "vitest";
import { differencesFromTms, originsOf } from "@/components/loads/editor/provenance";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { GetLoadResponse } from "@/lib/loads/schema/operations";

const aLoaded = (lastSynced: Record<string, unknown>) =>
  GetLoadResponse.parse({
    load: exampleLoad,
    requestOnly: { schemaVersionNumber: 1 },
    version: 14,
    updatedAt: "2026-11-20T09:30:00.123Z",
    lastSynced,
    pinnedPaths: [],
    blockedCarriers: [],
    stopPlaces: [],
  });

test("a value that the TMS repeats is the TMS's, one it never sent is from here", () => {
  const origin = originsOf(aLoaded({ status: "AVAILABLE", schemaVersionNumber: 1 }));
  expect(origin("load.status")).toEqual({ source: "tms" });
  expect(origin("load.schemaVersionNumber")).toEqual({ source: "tms" });
  expect(origin("load.truckload")).toEqual({ source: "here" });
  expect(origin("load.roundTrip")).toBeUndefined();
});

test("a value changed here is shown with what the TMS sent", () => {
  const loaded = aLoaded({ status: "ON_HOLD", maxBuy: { currencyCode: "USD", amount: 190_000 } });
  const maxBuy = {
    path: "load.maxBuy",
    sent: { currencyCode: "USD", amount: 190_000 },
    here: { currencyCode: "USD", amount: 210_000 },
  };
  expect(differencesFromTms(loaded)).toEqual([{ path: "load.status", sent: "ON_HOLD", here: "AVAILABLE" }, maxBuy]);
  expect(originsOf(loaded)("load.maxBuy.amount")).toEqual({ source: "both", difference: maxBuy });
});

test("a value cleared here is shown as well", () => {
  expect(differencesFromTms(aLoaded({ linearFeet: 48 }))).toEqual([{ path: "load.linearFeet", sent: 48 }]);
});

test("what an answer fills in is nobody's edit", () => {
  const stops = exampleLoad.stops.map(({ loadingMethod, location, ...stop }) => {
    const { carrierPreapproval, ...sent } = location ?? {};
    return { ...stop, location: sent };
  });
  expect(differencesFromTms(aLoaded({ stops }))).toEqual([]);
});

test("a load that no TMS ever sent shows no origins", () => {
  expect(originsOf(aLoaded({}))("load.status")).toBeUndefined();
});

test("what follows from a stop's place is neither the TMS's nor a user's", () => {
  const [first, ...others] = exampleLoad.stops;
  const { coordinates: _unsent, ...sent } = first?.location ?? {};
  const synced = aLoaded({ stops: [{ ...first, location: sent }, ...others] });
  const loaded = { ...synced, stopPlaces: [{ filledIn: ["coordinates" as const] }, { filledIn: [] }] };
  expect(differencesFromTms(loaded)).toEqual([]);
  expect(originsOf(loaded)("load.stops[0].location.coordinates.latitude")).toEqual({ source: "place" });
  expect(originsOf(loaded)("load.stops[0].location.timezone")).toEqual({ source: "tms" });
});
