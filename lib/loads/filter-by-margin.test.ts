import { beforeAll, expect, test } from "vitest";
import { dayOf } from "@/lib/core/day-of";
import { newId } from "@/lib/core/ids";
import { saveExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { countLoadsInStatuses, listLoads } from "@/lib/loads/list-loads";
import { renewListColumns } from "@/lib/loads/renew-list-columns";
import { type ListLoadsRequest, LoadSort } from "@/lib/loads/schema/list";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

const money = (currencyCode: "USD" | "MXN" | "CAD", units: number) => ({ currencyCode, amount: units * 100 });
const usd = (dollars: number) => money("USD", dollars);
const paint = { name: "Paint", hazmatDetails: { isHazmat: true } };

let tms: Context;
let broker: Context;
const found = async (filter: ListLoadsRequest) =>
  (await listLoads(tms, { ...filter, sort: "displayId" })).items.map(({ externalId }) => externalId);

beforeAll(async () => {
  ({ tms, broker } = await aBrokerage());
  const rate = { baseCurrency: "USD", quoteCurrency: "MXN", rate: 20, source: "Banxico", validDays: 7 } as const;
  await saveExchangeRates(broker, { exchangeRates: [{ ...rate, asOf: dayOf(broker.now) }], ifVersion: 0 });
  const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
  await sync(tms, { externalId: "A-20", customerRate: usd(2000), maxBuy: usd(1600) });
  await sync(tms, { externalId: "B-LOSS", customerRate: usd(2000), maxBuy: usd(2100) });
  await sync(tms, {
    externalId: "C-BOOKED-5",
    customerRate: usd(2000),
    maxBuy: usd(1000),
    status: "BOOKED",
    assignedCarrier: { carrier: { id: carrierId }, price: { lineItems: [{ type: "BID", value: usd(1900) }] } },
  });
  await sync(tms, { externalId: "D-PESOS-10", customerRate: usd(2000), maxBuy: money("MXN", 36_000) });
  await sync(tms, { externalId: "E-NO-RATE", customerRate: usd(2000), maxBuy: money("CAD", 1) });
  await sync(tms, { externalId: "F-UNKNOWN", customerRate: usd(2000) });
  await sync(tms, { externalId: "G-HOURLY", customerRate: usd(90), customerRateBasis: "PER_HOUR", maxBuy: usd(1) });
  await sync(tms, {
    externalId: "H-MILES-25",
    customerRate: usd(2),
    customerRateBasis: "PER_MILE",
    distance: { value: 600, unit: "MILES" },
    maxBuy: usd(900),
  });
  await sync(tms, { externalId: "I", carrierRequirements: { ctpatCertified: true, fastCertified: false } });
  await sync(tms, { externalId: "J", carrierRequirements: { minCargoInsurance: usd(100_000) } });
  await sync(tms, { externalId: "K", commodities: [paint] });
  const cold = { minimum: 34, maximum: 38, unit: "FAHRENHEIT" } as const;
  await sync(tms, { externalId: "L", commodities: [{ name: "Berries", temperatureRequirements: cold }] });
  await sync((await aBrokerage()).tms, { externalId: "OTHER", customerRate: usd(2), maxBuy: usd(3) });
});

const cases: [string, ListLoadsRequest, string[]][] = [
  ["a loss", { marginBelow: 0 }, ["B-LOSS"]],
  ["a margin below 10 %, after the price of the booked carrier", { marginBelow: 10 }, ["B-LOSS", "C-BOOKED-5"]],
  ["one in two currencies, by rate of exchange", { marginBelow: 10.1 }, ["B-LOSS", "C-BOOKED-5", "D-PESOS-10"]],
  [
    "one of a rate by the mile, as far as the customer says it is",
    { marginBelow: 26 },
    ["A-20", "B-LOSS", "C-BOOKED-5", "D-PESOS-10", "H-MILES-25"],
  ],
  ["a margin and a status", { marginBelow: 50, status: ["BOOKED"] }, ["C-BOOKED-5"]],
  ["CTPAT required", { carrierRequirement: ["ctpatCertified"] }, ["I"]],
  ["FAST required: false asks for nothing", { carrierRequirement: ["fastCertified"] }, []],
  ["one of several required", { carrierRequirement: ["ctpatCertified", "minCargoInsurance"] }, ["I", "J"]],
  ["hazmat required by its goods", { carrierRequirement: ["hazmat"] }, ["K"]],
  ["temperature required by its goods", { carrierRequirement: ["temperature"] }, ["L"]],
  ["no requirement chosen", { carrierRequirement: [], marginBelow: 0 }, ["B-LOSS"]],
];

test.each(cases)("loads are found by %s, in every order, and counted", async (_, filter, externalIds) => {
  expect(await found(filter)).toEqual(externalIds);
  for (const sort of LoadSort.options)
    expect((await listLoads(tms, { ...filter, sort })).items).toHaveLength(externalIds.length);
  const { items } = await countLoadsInStatuses(tms, filter);
  expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(externalIds.length);
});

test("loads stored before there were these filters are found by them afterwards", async () => {
  await db.$executeRaw`UPDATE "load" SET "requirements" = '{}', "sellAmount" = NULL, "sellCurrency" = NULL,
    "costAmount" = NULL, "costCurrency" = NULL, "margin" = NULL WHERE "organizationId" = ${tms.organizationId}`;
  expect(await found({ marginBelow: 100 })).toEqual([]);
  await renewListColumns(new Date());
  for (const [, filter, externalIds] of cases) expect(await found(filter)).toEqual(externalIds);
});

test("who may not see what customers pay cannot find it out by margins", async () => {
  const viewer: Context = { ...broker, actor: { type: "user", id: newId("user"), name: "Vera", role: "VIEWER" } };
  await expect(listLoads(viewer, { marginBelow: 10 })).rejects.toMatchObject({ code: "forbidden" });
  await expect(countLoadsInStatuses(viewer, { marginBelow: 10 })).rejects.toMatchObject({ code: "forbidden" });
  expect((await listLoads(viewer, { carrierRequirement: ["hazmat"] })).total).toBe(1);
});
