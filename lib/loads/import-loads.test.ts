import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { getLoad } from "@/lib/loads/get-load";
import { importLoads } from "@/lib/loads/import-loads";
import type { ImportLoadsRequest } from "@/lib/loads/schema/import";
import type { LoadRow } from "@/lib/loads/schema/load-row";
import type { Context } from "@/lib/server/context";
import { aBrokerage } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

const aRow = (row: LoadRow = {}): LoadRow => ({
  externalId: newId("load"),
  pickupCity: "Monterrey",
  pickupState: "NL",
  deliveryCity: "Dallas",
  deliveryState: "TX",
  ...row,
});
const add = async (ctx: Context, rows: unknown[], options: Omit<ImportLoadsRequest, "rows"> = {}) =>
  (await importLoads(ctx, { rows, ...options })).results;
const outcomesOf = (results: Awaited<ReturnType<typeof add>>) => results.map(({ outcome }) => outcome);
const faultsOf = (results: Awaited<ReturnType<typeof add>>) =>
  results.flatMap(({ outcome, problems }) =>
    outcome === "INVALID" ? problems.map(({ row, field, code }) => `${row} ${field} ${code}`) : [],
  );
const stored = (externalId: string | undefined) => getLoad(broker, { externalId });

const wholeRow: LoadRow = {
  externalDisplayId: "PRO 88",
  status: "Disponible",
  externalCustomerId: "FRUTAS",
  customerName: "Frutas de Sonora",
  pickupName: "Planta Norte",
  pickupStreet: "Av. Ruiz Cortines 2000",
  pickupPostalCode: "64400",
  pickupCountry: "MX",
  pickupFrom: "11/23/2026 8:00 am",
  pickupUntil: "11/23/2026 10:00 am",
  pickupArrivedAt: "11/23/2026 8:20 am",
  pickupDepartedAt: "2026-11-23 09:50",
  pickupInstructions: "Gate 4",
  deliveryFrom: "2026-11-25",
  trailerTypes: "Reefer 53; caja seca 53",
  commodityName: "Fresh berries",
  weight: "20,400 kg",
  pieces: "26 tarimas",
  temperatureMin: "34 F",
  temperatureMax: "38",
  temperatureUnit: "F",
  hazmat: "sí",
  unNumber: "UN1203",
  usMxBorderCrossing: "Puente Colombia",
  maxBuy: "$2,100.50",
  targetRate: "1900",
  targetRateCurrency: "US",
  customerRate: "MXN 48,000",
  cargoValue: "90,000 dlls",
  currency: "USD",
  poNumber: "PO-1",
  bolNumber: "BOL-2",
};

test.each(["a key", "a user"])("a row says a load as a sync would, imported by %s", async (who) => {
  const ctx = who === "a key" ? tms : broker;
  const row = aRow(wholeRow);
  const [result] = await add(ctx, [row]);
  expect(result).toMatchObject({ externalId: row.externalId, rows: [0], outcome: "CREATED", version: 1 });
  const { load, requestOnly, lastSynced } = await stored(row.externalId);
  expect(load).toMatchObject({
    id: result?.loadId,
    externalDisplayId: "PRO 88",
    status: "AVAILABLE",
    externalCustomerId: "FRUTAS",
    customerName: "Frutas de Sonora",
    trailerRequirements: { allowedTypes: ["REEFER", "DRY_VAN_53"] },
    commodities: [
      {
        name: "Fresh berries",
        weight: { value: 20_400, unit: "KILOGRAMS" },
        pieces: { count: 26, type: "PALLET" },
        temperatureRequirements: { minimum: 34, maximum: 38, unit: "FAHRENHEIT" },
        hazmatDetails: { isHazmat: true, unNumber: "UN1203" },
      },
    ],
    maxBuy: { amount: 210_050, currencyCode: "USD" },
    targetRate: { amount: 190_000, currencyCode: "USD" },
    customerRate: { amount: 4_800_000, currencyCode: "MXN" },
    cargoValue: { amount: 9_000_000, currencyCode: "USD" },
    referenceNumbers: [
      { label: "PO", value: "PO-1" },
      { label: "BOL", value: "BOL-2" },
    ],
  });
  expect(load.stops).toMatchObject([
    {
      type: "PICKUP",
      instructions: "Gate 4",
      arrivedAt: "2026-11-23T14:20:00.000Z",
      departedAt: "2026-11-23T15:50:00.000Z",
      location: { facilityName: "Planta Norte", place: { city: "Monterrey", postalCode: "64400" } },
      appointment: { start: "2026-11-23T14:00:00.000Z", end: "2026-11-23T16:00:00.000Z" },
    },
    {
      type: "DELIVERY",
      location: { place: { city: "Dallas", state: "TX" } },
      appointment: { start: "2026-11-25T06:00:00.000Z", end: "2026-11-26T05:59:59.999Z" },
    },
  ]);
  const problems = result?.problems.filter(({ code }) => code !== "unusual_date") ?? [];
  expect(problems.map(({ field, code }) => [field, code])).toEqual([["hazmat", "hazmat_class_missing"]]);
  expect(requestOnly.borderCrossings).toMatchObject([{ usMxBorderCrossing: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE" }]);
  expect(Object.hasOwn(lastSynced, "maxBuy")).toBe(who === "a key");
});

test("rows of one stop each are one load, in the order of their sequence", async () => {
  const externalId = newId("load");
  const results = await add(broker, [
    { externalId, stopSequence: "2", stopType: "Drop", stopCity: "Laredo", stopState: "TX", maxBuy: "USD 10" },
    aRow(),
    { externalId, stopSequence: "1", stopType: "Pick", stopCity: "Monterrey", stopState: "NL" },
    { externalId, stopSequence: "10", stopType: "SO", stopCity: "Dallas", stopState: "TX", maxBuy: "USD 10" },
  ]);
  expect(results.map(({ rows, outcome }) => [rows, outcome])).toEqual([
    [[0, 2, 3], "CREATED"],
    [[1], "CREATED"],
  ]);
  const { load } = await stored(externalId);
  expect(load.stops.map(({ type, location }) => [type, location?.place?.city])).toEqual([
    ["PICKUP", "Monterrey"],
    ["DELIVERY", "Laredo"],
    ["DELIVERY", "Dallas"],
  ]);
});

describe("a broken row", () => {
  test("stops no other, and is answered with its cell and the reason", async () => {
    const good = aRow();
    const results = await add(broker, [
      aRow({ maxBuy: "1.500", pickupFrom: "03/04/2026" }),
      aRow({ externalId: "" }),
      good,
      aRow({ status: "Perhaps", trailerTypes: "Reefer, Submarine", weight: "much", hazmat: "maybe" }),
      aRow({ targetRate: "100" }),
      "no row at all",
      aRow({ temperatureMin: "34", deliveryUntil: "soon" }),
    ]);
    expect(faultsOf(results)).toEqual([
      "0 maxBuy ambiguous_amount",
      "0 pickupFrom ambiguous_date",
      "1 externalId required",
      "3 weight not_a_number",
      "3 hazmat not_a_flag",
      "3 status invalid_value",
      "3 trailerTypes invalid_value",
      "4 targetRate currency_needed",
      "5  invalid_type",
      "6 deliveryUntil not_a_date",
      "6 temperatureMin required",
    ]);
    expect(outcomesOf(results).filter((outcome) => outcome === "CREATED")).toHaveLength(1);
    expect((await stored(good.externalId)).version).toBe(1);
  });

  test("keeps the other rows of its load out too", async () => {
    const externalId = newId("load");
    const stop = { externalId, stopType: "PICKUP", stopCity: "Monterrey" };
    const rows = [stop, { externalId, stopCity: "Dallas" }, { ...stop, customerName: "A" }];
    expect(faultsOf(await add(broker, rows))).toEqual(["1 stopType required"]);
    await expect(stored(externalId)).rejects.toThrow("no such load");
  });

  test("may only contradict the others of its load where both are named", async () => {
    const externalId = newId("load");
    const rows = [aRow({ externalId, maxBuy: "USD 1" }), { externalId, maxBuy: "USD 2", stopType: "PICKUP" }];
    expect(faultsOf(await add(broker, rows))).toEqual(["1 maxBuy rows_differ", "1 stopType stops_given_twice"]);
  });
});

test("a day that can be read in two ways is read as the request says", async () => {
  const [row, other] = [aRow({ pickupFrom: "03/04/2026 08:00" }), aRow({ pickupFrom: "03/04/2026 08:00" })];
  await add(broker, [row], { dayFirst: true });
  await add(broker, [other], { dayFirst: false });
  const startOf = async ({ externalId }: LoadRow) => (await stored(externalId)).load.stops[0]?.appointment?.start;
  expect([await startOf(row), await startOf(other)]).toEqual(["2026-04-03T14:00:00.000Z", "2026-03-04T14:00:00.000Z"]);
});

test.each(["a key", "a user"])("an import by %s that is sent again changes nothing", async (who) => {
  const ctx = who === "a key" ? tms : broker;
  const rows = [aRow(wholeRow), aRow({ pickupFrom: "2026-11-23 08:00" }), aRow({ status: "BOOKED" })];
  expect(outcomesOf(await add(ctx, rows))).toEqual(["CREATED", "CREATED", "CREATED"]);
  expect(outcomesOf(await add(ctx, rows))).toEqual(["UNCHANGED", "UNCHANGED", "UNCHANGED"]);
  expect((await stored(rows[0]?.externalId)).version).toBe(1);
});

test("an import that is only tried answers the same, with what would change, and stores nothing", async () => {
  const [known, fresh] = [aRow({ maxBuy: "USD 100" }), aRow()];
  await add(broker, [known]);
  const results = await add(broker, [{ ...known, maxBuy: "USD 200" }, fresh, aRow({ maxBuy: "?" })], {
    validateOnly: true,
  });
  expect(outcomesOf(results)).toEqual(["UPDATED", "CREATED", "INVALID"]);
  expect(results[0]?.changes).toEqual([{ path: "load.maxBuy", before: usd(10_000), after: usd(20_000) }]);
  expect(results[1]?.loadId).toBeUndefined();
  expect((await stored(known.externalId)).load.maxBuy).toEqual(usd(10_000));
  await expect(stored(fresh.externalId)).rejects.toThrow("no such load");
});

const usd = (amount: number) => ({ currencyCode: "USD", amount });
