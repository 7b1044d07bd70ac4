import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { getLoad } from "@/lib/loads/get-load";
import { importLoads } from "@/lib/loads/import-loads";
import type { LoadRow } from "@/lib/loads/schema/load-row";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

const add = async (ctx: Context, rows: LoadRow[]) => (await importLoads(ctx, { rows })).results;
const stored = (externalId: string | undefined) => getLoad(broker, { externalId });
const usd = (amount: number) => ({ currencyCode: "USD", amount });

describe("a user's import of a load that exists", () => {
  const sent = () => ({
    externalId: newId("load"),
    maxBuy: { currencyCode: "USD" as const, amount: 10_000 },
    commodities: [{ name: "Berries", freightClass: "CLASS_50" as const }, { name: "Ice" }],
    referenceNumbers: [
      { label: "PO", value: "1" },
      { label: "SEAL", value: "7" },
    ],
    stops: [
      {
        type: "PICKUP" as const,
        externalId: "S1",
        contacts: [{ name: "Raúl" }],
        location: { place: { city: "Monterrey", state: "NL" }, coordinates: { latitude: 25.7, longitude: -100.3 } },
      },
      { type: "DELIVERY" as const, location: { place: { city: "Laredo", state: "TX" } } },
      { type: "DELIVERY" as const, location: { place: { city: "Dallas", state: "TX" } }, contacts: [{ name: "Al" }] },
    ],
  });

  test("changes what the row says and nothing else, and answers what gives it back", async () => {
    const load = sent();
    await sync(tms, load);
    const before = await stored(load.externalId);
    const [result] = await add(broker, [
      {
        ...{ externalId: load.externalId, maxBuy: "USD 200", poNumber: "2", commodityName: "Fresh berries" },
        ...{ pickupCity: "MONTERREY", pickupStreet: "Calle 5", deliveryCity: "Houston", deliveryState: "TX" },
      },
    ]);
    expect(result).toMatchObject({ outcome: "UPDATED", version: 2 });
    const after = await stored(load.externalId);
    expect(after.lastSynced).toEqual(before.lastSynced);
    expect(after.load).toMatchObject({
      maxBuy: usd(20_000),
      commodities: [{ name: "Fresh berries", freightClass: "CLASS_50" }, { name: "Ice" }],
      referenceNumbers: [
        { label: "PO", value: "2" },
        { label: "SEAL", value: "7" },
      ],
    });
    expect(after.load.stops.map(({ contacts, location }) => [location?.place?.city, contacts?.[0]?.name])).toEqual([
      ["MONTERREY", "Raúl"],
      ["Laredo", undefined],
      ["Houston", undefined],
    ]);
    await sync(broker, { externalId: load.externalId, ...result?.before }, { ifVersion: 2 });
    expect((await stored(load.externalId)).load).toEqual(before.load);
  });

  test("says more of a contact, a number and goods by their names, and of others puts them in their place", async () => {
    const load = {
      externalId: newId("load"),
      commodities: [{ name: "Berries" }, { name: "Ice", freightClass: "CLASS_50" as const }],
      referenceNumbers: [
        { label: "PO", value: "1" },
        { label: "PO", value: "2" },
      ],
      customerContacts: [{ name: "Raúl", phone: "1" }, { name: "Al", phone: "2" }, { name: "Eva" }],
      accessorials: [{ type: "ESCORT" as const, description: "Two cars" }, { type: "LUMPER" as const }],
    };
    await sync(tms, load);
    const { externalId } = load;
    const said = { customerContactName: "Raúl; Bo", customerContactEmail: "raul@example.com" };
    const amounts = { accessorials: "Escort, Detention", accessorialAmounts: "USD 350; USD 50" };
    await add(broker, [
      {
        externalId,
        commodityName: "Ice",
        weight: "900 kg",
        referenceNumbers: "PO: 1; PO: 3; Seal: 7",
        ...said,
        ...amounts,
      },
      { externalId, commodityName: "Nuts" },
    ]);
    expect((await stored(externalId)).load).toMatchObject({
      commodities: [
        { name: "Berries" },
        { name: "Ice", freightClass: "CLASS_50", weight: { value: 900, unit: "KILOGRAMS" } },
        { name: "Nuts" },
      ],
      referenceNumbers: [
        { label: "PO", value: "1" },
        { label: "PO", value: "3" },
        { label: "Seal", value: "7" },
      ],
      customerContacts: [{ name: "Raúl", phone: "1", email: "raul@example.com" }, { name: "Bo" }, { name: "Eva" }],
      accessorials: [
        { type: "ESCORT", description: "Two cars", amount: usd(35_000) },
        { type: "DETENTION", amount: usd(5000) },
      ],
    });
  });

  test("with a row for each stop says all its stops", async () => {
    const load = sent();
    await sync(tms, load);
    const { externalId } = load;
    await add(broker, [
      { externalId, stopType: "PICKUP", stopCity: "Monterrey" },
      { externalId, stopType: "DELIVERY", stopCity: "Laredo", stopInstructions: "Dock 2" },
    ]);
    const { stops } = (await stored(externalId)).load;
    expect(stops.map(({ instructions, location }) => [location?.place?.state, instructions])).toEqual([
      ["NL", undefined],
      ["TX", "Dock 2"],
    ]);
    expect(stops[0]?.location?.coordinates).toEqual({ latitude: 25.7, longitude: -100.3 });
  });

  test("gives back the carrier that a change of status released", async () => {
    const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
    const externalId = newId("load");
    await sync(tms, { externalId, status: "BOOKED", assignedCarrier: { carrier: { id: carrierId } } });
    const [released] = await add(broker, [{ externalId, status: "On hold" }]);
    expect((await stored(externalId)).load.assignedCarrier).toBeUndefined();
    await sync(broker, { externalId, ...released?.before }, { ifVersion: 2 });
    const { load } = await stored(externalId);
    expect([load.status, load.assignedCarrier?.carrier?.id]).toEqual(["BOOKED", carrierId]);
  });
});

test("imports of the same loads at the same time by two users end with one of them, and no load twice", async () => {
  const rows = Array.from({ length: 20 }, (_, at) => ({ externalId: newId("load"), customerName: `Customer ${at}` }));
  const other = rows.map((row) => ({ ...row, maxBuy: "USD 5" }));
  const [one, two] = await Promise.all([add(broker, rows), add(broker, other)]);
  expect([...one, ...two].filter(({ outcome }) => outcome === "CREATED")).toHaveLength(20);
  const { load } = await stored(rows[7]?.externalId);
  expect([load.customerName, load.maxBuy]).toEqual(["Customer 7", usd(500)]);
});
