import { describe, expect, test } from "vitest";
import { callsOf, lanesOf, priceEdits, type RatedLoad } from "@/components/rates/bulk/bulk-lanes";
import type { LoadSummary } from "@/lib/loads/schema/list";

const place = (city: string, state: string, countryCode: string) => ({
  place: { type: "CITY" as const, city, state, countryCode },
});
const aLoad = (id: string, fields: Partial<LoadSummary> = {}): LoadSummary => ({
  id,
  externalId: id,
  externalDisplayId: id,
  status: "AVAILABLE",
  version: 1,
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
  stopCount: 2,
  trailerTypes: ["DRY_VAN_53"],
  usMxBorderCrossings: ["LAREDO_INTL_BRIDGE"],
  hasProposedCarrier: false,
  origin: place("Monterrey", "NLE", "MX"),
  destination: place("Dallas", "TX", "US"),
  ...fields,
});

describe("lanes of loads", () => {
  test("are looked up once for all loads that have them, in the currency of their money", () => {
    const pesos = { targetRate: { currencyCode: "MXN" as const, amount: 100 } };
    const { lanes } = lanesOf([aLoad("1"), aLoad("2"), aLoad("3", pesos)]);
    expect(lanes.map(({ loads, currency }) => [loads.map(({ id }) => id), currency])).toEqual([
      [["1", "2"], "USD"],
      [["3"], "MXN"],
    ]);
    expect(lanes[0]?.query).toMatchObject({
      stops: [{ type: "PICKUP" }, { usMxBorderCrossing: "LAREDO_INTL_BRIDGE" }, { type: "DELIVERY" }],
      trailerRequirements: { allowedTypes: ["DRY_VAN"] },
    });
  });

  test("name a crossing only where they cross, and a load without places or with an unpriced trailer has none", () => {
    const { lanes, unrated } = lanesOf([
      aLoad("1", { origin: place("Houston", "TX", "US") }),
      aLoad("2", { destination: undefined }),
      aLoad("3", { trailerTypes: ["TANKER"] }),
    ]);
    expect(lanes.flatMap(({ query }) => query.stops)).toHaveLength(2);
    expect(unrated.map(({ load, why }) => [load.id, why])).toEqual([
      ["2", "noPlaces"],
      ["3", "noTrailerRates"],
    ]);
  });

  test("go in as few calls as there can be, each of one currency", () => {
    const usd = Array.from({ length: 65 }, (_, at) => aLoad(`${at}`, { origin: place(`Town ${at}`, "TX", "US") }));
    const cad = aLoad("cad", { maxBuy: { currencyCode: "CAD", amount: 1 } });
    const calls = callsOf(lanesOf([...usd, cad]).lanes);
    expect(calls.map(({ lanes, currency }) => [lanes.length, currency])).toEqual([
      [64, "USD"],
      [1, "USD"],
      [1, "CAD"],
    ]);
  });
});

test("the chosen figure becomes the price in whole units; a weak one only where that is meant", () => {
  const rated = (id: string, confidence: "STRONG" | "WEAK"): RatedLoad => ({
    load: aLoad(id),
    currency: "USD",
    isSynthetic: false,
    point: {
      dayRange: { start: "2026-11-09T00:00:00.000Z", end: "2026-11-15T23:59:59.999Z" },
      amountDistribution: { p25: 1780.2, p50: 1900.6, p75: 2050 },
      marginOfError: 134,
      relativeMarginOfError: 0.07,
      confidenceScore: 90,
      confidence,
    },
  });
  const choice = { field: "targetRate", figure: "p50", withWeak: false } as const;
  const loads = [rated("1", "STRONG"), rated("2", "WEAK")];
  expect(priceEdits(loads, choice)).toEqual([{ id: "1", targetRate: { currencyCode: "USD", amount: 190_100 } }]);
  expect(priceEdits(loads, { ...choice, field: "maxBuy", figure: "p75", withWeak: true }).map(({ id }) => id)).toEqual([
    "1",
    "2",
  ]);
});
