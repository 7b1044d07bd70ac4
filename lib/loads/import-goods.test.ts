import { beforeAll, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { getLoad } from "@/lib/loads/get-load";
import { importLoads } from "@/lib/loads/import-loads";
import type { LoadRow } from "@/lib/loads/schema/load-row";
import type { Context } from "@/lib/server/context";
import { aBrokerage } from "@/lib/testing/a-sync";

let broker: Context;

beforeAll(async () => {
  ({ broker } = await aBrokerage());
});

const add = async (rows: LoadRow[]) => (await importLoads(broker, { rows })).results;
const stored = async (externalId: string) => (await getLoad(broker, { externalId })).load;

test("rows of a load that name other goods are its commodities, however many repeat one", async () => {
  const externalId = newId("load");
  const row = { externalId, pickupCity: "Monterrey", deliveryCity: "Dallas" };
  const [result] = await add([
    { ...row, commodityName: "Tiles", weight: "12,000 kg", pieces: "10 pallets" },
    { ...row, commodityName: "Grout", weight: "800", weightUnit: "lb", hazmat: "no" },
    { ...row, commodityName: "Tiles", weight: "12,000 kg" },
    row,
  ]);
  expect(result).toMatchObject({ outcome: "CREATED", rows: [0, 1, 2, 3], problems: [] });
  expect((await stored(externalId)).commodities).toEqual([
    { name: "Tiles", weight: { value: 12_000, unit: "KILOGRAMS" }, pieces: { count: 10, type: "PALLET" } },
    { name: "Grout", weight: { value: 800, unit: "POUNDS" }, hazmatDetails: { isHazmat: false } },
  ]);
});

test("rows that say different things of the same goods are refused, and say which row said what", async () => {
  const row = { externalId: newId("load"), pickupCity: "Monterrey", commodityName: "Tiles" };
  const [result] = await add([
    { ...row, weight: "12,000 kg" },
    { ...row, weight: "13,000 kg" },
  ]);
  expect(result).toMatchObject({ outcome: "INVALID", problems: [{ row: 1, field: "weight", code: "rows_differ" }] });
});

test("what comes on or off at a stop is its own, with a pickup and a delivery or a row for each stop", async () => {
  const [ends, stops] = [newId("load"), newId("load")];
  const results = await add([
    {
      externalId: ends,
      pickupCity: "Monterrey",
      pickupWeight: "41,000 lb",
      deliveryCity: "Dallas",
      deliveryPieces: "26",
    },
    {
      externalId: stops,
      stopType: "PICKUP",
      stopCity: "Monterrey",
      stopWeight: "9",
      weightUnit: "kg",
      stopPieces: "4 drums",
    },
    { externalId: stops, stopType: "DELIVERY", stopCity: "Laredo", stopWeight: "much" },
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(["CREATED", "INVALID"]);
  expect((await stored(ends)).stops).toMatchObject([
    { weight: { value: 41_000, unit: "POUNDS" } },
    { pieces: { count: 26 } },
  ]);
  expect(results[1]?.problems).toMatchObject([{ row: 2, field: "stopWeight", code: "not_a_number" }]);
  await add([
    { externalId: stops, stopType: "PICKUP", stopCity: "Monterrey", stopWeight: "9 kg", stopPieces: "4 drums" },
  ]);
  expect((await stored(stops)).stops).toMatchObject([
    { weight: { value: 9, unit: "KILOGRAMS" }, pieces: { count: 4, type: "DRUM" } },
  ]);
});
