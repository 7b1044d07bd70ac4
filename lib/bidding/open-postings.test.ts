import { expect, test } from "vitest";
import { listPostings } from "@/lib/bidding/list-postings";
import { openPosting } from "@/lib/bidding/open-posting";
import { openPostings } from "@/lib/bidding/open-postings";
import { laneOf } from "@/lib/bidding/rules/lane-of";
import { dayOf } from "@/lib/core/day-of";
import { newId } from "@/lib/core/ids";
import { saveExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import type { LoadStatus } from "@/lib/loads/schema/load";
import { lookUpRateHistory } from "@/lib/rates/look-up-rate-history";
import { aPaidLane } from "@/lib/testing/a-paid-lane";
import { aPosting, eventsOf } from "@/lib/testing/a-posting";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

async function aFewLoads(statuses: readonly LoadStatus[]) {
  const brokerage = await aBrokerage();
  const ids: string[] = [];
  for (const status of statuses) {
    const { load } = await sync(brokerage.tms, { ...aNewKey(), status });
    ids.push(load.id);
  }
  return { ...brokerage, ids };
}

test("loads are posted together; each that cannot be is answered with its reason", async () => {
  const { broker, ids } = await aFewLoads(["AVAILABLE", "ON_HOLD", "BOOKED", "CANCELLED", "COMPLETED"]);
  const other = await aFewLoads(["AVAILABLE"]);
  const asked = [...ids, ...other.ids, newId("load"), ids[0] ?? ""];
  const { results } = await openPostings(broker, { ids: asked, expiresAt: "2999-01-01T00:00:00Z" });
  expect(results.map(({ outcome, reason, wasOnHold }) => [outcome, reason ?? wasOnHold])).toEqual([
    ["POSTED", false],
    ["POSTED", true],
    ["BLOCKED", "BOOKED"],
    ["BLOCKED", "CANCELLED"],
    ["BLOCKED", "COMPLETED"],
    ["NOT_FOUND", undefined],
    ["NOT_FOUND", undefined],
    ["POSTED", false],
  ]);
  const { items } = await listPostings(broker, { id: ids[1], status: ["OPEN"] });
  expect(items).toMatchObject([
    { id: results[1]?.postingId, openedBy: { type: "user" }, expiresAt: "2999-01-01T00:00:00.000Z" },
  ]);
  const [change] = (await listLoadChanges(broker, { id: ids[1], limit: 1 })).items;
  expect(change).toMatchObject({ version: 2, flags: ["load_posted"] });
  expect((await getLoad(other.broker, { id: other.ids[0] })).version).toBe(1);
  expect((await listPostings(other.broker, { id: other.ids[0] })).items).toEqual([]);
});

test("a preview offers nothing, and says what carriers will ask for", async () => {
  const { broker, ids } = await aFewLoads(["ON_HOLD"]);
  const { results } = await openPostings(broker, { ids, validateOnly: true });
  expect(results).toMatchObject([
    { outcome: "POSTED", wasOnHold: true, gaps: ["places", "pickupTime", "deliveryTime", "trailer", "weight"] },
  ]);
  expect(results[0]?.postingId).toBeUndefined();
  expect(await getLoad(broker, { id: ids[0] })).toMatchObject({ version: 1, load: { status: "ON_HOLD" } });
});

const mxn = (amount: number) => ({ currencyCode: "MXN", amount }) as const;

test("a preview says which loads name a bridge that is reported not to take their goods", async () => {
  const { broker, tms } = await aBrokerage();
  const at = (city: string, countryCode: string) => ({ location: { place: { city, countryCode } } });
  const stops = [
    { type: "PICKUP" as const, ...at("Monterrey", "MX") },
    { type: "DELIVERY" as const, ...at("Dallas", "US") },
  ];
  const paint = { stops, commodities: [{ name: "Paint", hazmatDetails: { isHazmat: true } }] };
  const over = (usMxBorderCrossing: UsMxBorderCrossing) => ({
    ...aNewKey(),
    ...paint,
    borderCrossings: [{ usMxBorderCrossing }],
  });
  const [refused, taken] = [
    (await sync(tms, over("LAREDO_INTL_BRIDGE"))).load.id,
    (await sync(tms, over("LAREDO_COLOMBIA_SOLIDARITY_BRIDGE"))).load.id,
  ];
  expect(await getLoad(broker, { id: refused })).toHaveProperty("crossingRestricted", true);
  expect(await getLoad(broker, { id: taken })).not.toHaveProperty("crossingRestricted");
  const { results } = await openPostings(broker, { ids: [refused, taken], validateOnly: true });
  expect(results.map(({ gaps }) => gaps.filter((gap) => gap.startsWith("crossing")))).toEqual([
    ["crossingRestricted"],
    [],
  ]);
});

test("a preview says which loads have no max buy, and which may cost more than their customer pays", async () => {
  const { broker, tms } = await aBrokerage();
  const usd = (amount: number) => ({ currencyCode: "USD", amount }) as const;
  const prices: [object, string[]][] = [
    [{}, ["noMaxBuy"]],
    [{ customerRate: usd(200_000) }, ["noMaxBuy"]],
    [{ maxBuy: usd(180_000) }, []],
    [{ maxBuy: usd(180_000), customerRate: usd(180_000) }, []],
    [{ maxBuy: usd(180_001), customerRate: usd(180_000) }, ["maxBuyAboveSell"]],
    [{ maxBuy: mxn(9_000_000), customerRate: usd(180_000) }, []],
    [
      {
        maxBuy: usd(180_000),
        customerRate: usd(300),
        customerRateBasis: "PER_MILE",
        distance: { value: 500, unit: "MILES" },
      },
      ["maxBuyAboveSell"],
    ],
  ];
  const ids: string[] = [];
  for (const [price] of prices) ids.push((await sync(tms, { ...aNewKey(), status: "AVAILABLE", ...price })).load.id);
  const { results } = await openPostings(broker, { ids, validateOnly: true });
  expect(results.map(({ priceWarnings }) => priceWarnings)).toEqual(prices.map(([, warnings]) => warnings));
  const [first] = (await openPostings(broker, { ids: ids.slice(0, 1) })).results;
  expect(first).toMatchObject({ outcome: "POSTED", priceWarnings: ["noMaxBuy"] });
});

test("a preview compares a max buy in pesos with dollars by the organization's rate of exchange", async () => {
  const { broker, tms } = await aBrokerage();
  const rate = { baseCurrency: "USD", quoteCurrency: "MXN", rate: 17.5, source: "Banxico", validDays: 1 } as const;
  await saveExchangeRates(broker, { exchangeRates: [{ ...rate, asOf: dayOf(broker.now) }] });
  const [maxBuy, customerRate] = [mxn(3_500_000), { currencyCode: "USD", amount: 180_000 } as const];
  const { load } = await sync(tms, { ...aNewKey(), status: "AVAILABLE", maxBuy, customerRate });
  const { results } = await openPostings(broker, { ids: [load.id], validateOnly: true });
  expect(results[0]?.priceWarnings).toEqual(["maxBuyAboveSell"]);
});

const stopIn = (type: "PICKUP" | "DELIVERY", city: string, state: string) => ({
  type,
  location: { place: { city, state, countryCode: "MX" } },
});
// What carriers were paid elsewhere counts a little everywhere: on this lane no other test pays any.
const meridaToCancun = [stopIn("PICKUP", "Mérida", "YUC"), stopIn("DELIVERY", "Cancún", "ROO")];

test("a preview says whose max buy is above what is high on its lane, and which lane pays more than the customer", async () => {
  const { broker, tms } = await aBrokerage();
  await aPaidLane(broker, { originMarket: "MID", destinationMarket: "CUN", routeMiles: 190, centerUsd: 1900 });
  const usd = (amount: number) => ({ currencyCode: "USD", amount }) as const;
  const prices: [object, string[]][] = [
    [{ maxBuy: usd(170_000), customerRate: usd(250_000) }, []],
    [{ maxBuy: usd(300_000), customerRate: usd(350_000) }, ["maxBuyAboveMarket"]],
    [{ maxBuy: usd(100_000), customerRate: usd(110_000) }, ["marketAboveSell"]],
    [{ customerRate: usd(110_000) }, ["noMaxBuy", "marketAboveSell"]],
    [{ maxBuy: usd(300_000), customerRate: usd(110_000) }, ["maxBuyAboveSell", "maxBuyAboveMarket", "marketAboveSell"]],
    // Dollars and pesos are not compared.
    [{ maxBuy: mxn(9_000_000) }, []],
    [{ maxBuy: usd(300_000), stops: meridaToCancun.slice(0, 1) }, []],
  ];
  const ids: string[] = [];
  for (const [price] of prices)
    ids.push((await sync(tms, { ...aNewKey(), status: "AVAILABLE", stops: meridaToCancun, ...price })).load.id);
  const warnings = async (validateOnly: boolean) =>
    (await openPostings(broker, { ids, validateOnly })).results.map(({ priceWarnings }) => priceWarnings);
  const ofMarket = ["maxBuyAboveMarket", "marketAboveSell"];
  const withoutMarket = prices.map(([, said]) => said.filter((warning) => !ofMarket.includes(warning)));

  expect(await warnings(true)).toEqual(withoutMarket);
  const ends = { originPlace: "Mérida, YUC, MX", destinationPlace: "Cancún, ROO, MX" };
  const requests = [laneOf({ ...ends, trailerTypes: [], borderCrossings: [] })];
  await lookUpRateHistory(broker, { requests, currency: "USD" });
  expect(await warnings(true)).toEqual(prices.map(([, said]) => said));
  expect(await warnings(false)).toEqual(withoutMarket);
});

test("a load that is posted stays so; one whose posting is over is posted again, and its bids are closed", async () => {
  const { broker, load, posting, aCarrier } = await aPosting({ posting: { expiresAt: "2999-01-01T00:00:00Z" } });
  const bid = await (await aCarrier()).bid();
  const [first] = (await openPostings(broker, { ids: [load.id] })).results;
  expect(first).toMatchObject({ outcome: "BLOCKED", reason: "ALREADY_POSTED", postingId: posting.id });
  const later = { ...broker, now: new Date("2999-01-02T00:00:00Z") };
  const [again] = (await openPostings(later, { ids: [load.id] })).results;
  expect(again).toMatchObject({ outcome: "POSTED" });
  expect((await eventsOf(broker)).at(-1)).toMatchObject({ type: "bid.closed", data: { bid: { id: bid.id } } });
});

test("what two brokers post at once is posted once", async () => {
  const { broker, ids } = await aFewLoads(Array.from({ length: 8 }, () => "ON_HOLD" as const));
  const all = await Promise.all([
    openPostings(broker, { ids }),
    openPostings(broker, { ids: ids.toReversed() }),
    ...ids.map((id) => openPosting(broker, { id }).catch(() => undefined)),
  ]);
  expect(all).toHaveLength(10);
  for (const id of ids) expect((await listPostings(broker, { id })).items).toHaveLength(1);
});

test("a time that is over is refused for all of them", async () => {
  const { broker, ids } = await aFewLoads(["AVAILABLE"]);
  await expect(openPostings(broker, { ids, expiresAt: "2020-01-01T00:00:00Z" })).rejects.toMatchObject({
    code: "invalid_request",
    details: { issues: [{ path: "expiresAt", code: "not_in_the_future" }] },
  });
});
