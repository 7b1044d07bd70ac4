import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { editLoads } from "@/lib/loads/edit-loads";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import type { EditLoadsRequest } from "@/lib/loads/schema/edit";
import { undoImport } from "@/lib/loads/undo-import";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

const aLoad = async (fields: object = {}) => (await sync(tms, { ...aNewKey(), ...fields })).load;
const stored = (id: string) => getLoad(broker, { id });
const edit = async (request: EditLoadsRequest) => (await editLoads(broker, request)).results;
const usd = (amount: number) => ({ currencyCode: "USD" as const, amount });

const dallas = { place: { city: "Dallas", state: "TX", countryCode: "US" }, timezone: "America/Chicago" };
const pickup = {
  type: "PICKUP" as const,
  location: dallas,
  appointment: { type: "SCHEDULED" as const, start: "2030-01-15T08:00", end: "2030-01-15T10:00" },
  contacts: [{ name: "Gate 2" }],
};

describe("editing loads", () => {
  test("changes what is named of each, with an entry in its history", async () => {
    const [held, priced] = [await aLoad(), await aLoad({ status: "AVAILABLE", maxBuy: usd(10_000) })];
    const results = await edit({
      loads: [
        { id: held.id, status: "AVAILABLE", targetRate: usd(90_000) },
        { id: priced.id, status: "AVAILABLE", maxBuy: null, externalOwnerCoverageUserId: "U-7" },
      ],
    });
    const { externalId } = held;
    const before = { status: "ON_HOLD", targetRate: null };
    expect(results).toMatchObject([
      { id: held.id, externalId, outcome: "CHANGED", version: 2, before, flags: [], problems: [] },
      {
        id: priced.id,
        outcome: "CHANGED",
        version: 2,
        before: { maxBuy: usd(10_000), externalOwnerCoverageUserId: null },
      },
    ]);
    expect((await stored(held.id)).load).toMatchObject({ status: "AVAILABLE", targetRate: usd(90_000) });
    expect((await stored(priced.id)).load.maxBuy).toBeUndefined();
    const { items } = await listLoadChanges(broker, { id: held.id, limit: 1 });
    expect(items).toMatchObject([{ version: 2, actor: { type: "user" }, requestId: broker.requestId }]);
  });

  test("is a broker's edit: what the TMS sent last stays as it was, and a pin holds nothing against it", async () => {
    const load = await aLoad({ status: "ON_HOLD" });
    await pinLoadField(broker, { id: load.id, path: "load.status", pinned: true });
    await edit({ loads: [{ id: load.id, status: "AVAILABLE" }] });
    expect(await stored(load.id)).toMatchObject({
      load: { status: "AVAILABLE" },
      lastSynced: { status: "ON_HOLD" },
      pinnedPaths: ["load.status"],
    });
    await sync(tms, { externalId: load.externalId, status: "ON_HOLD" });
    expect((await stored(load.id)).load.status).toBe("AVAILABLE");
  });

  test("reports what would change without changing it", async () => {
    const load = await aLoad();
    const [first] = await edit({ loads: [{ id: load.id, status: "BOOKED" }], validateOnly: true });
    expect(first).toMatchObject({ outcome: "CHANGED", version: 1, before: { status: "ON_HOLD" } });
    expect(await stored(load.id)).toMatchObject({ version: 1, load: { status: "ON_HOLD" } });
  });

  test("answers each load by itself: one refused, unknown or of another organization stops no other", async () => {
    const other = await aBrokerage();
    const { load: foreign } = await sync(other.tms, aNewKey());
    const [good, same, stopless] = [await aLoad(), await aLoad({ status: "AVAILABLE" }), await aLoad()];
    const results = await edit({
      loads: [
        { id: foreign.id, status: "AVAILABLE" },
        { id: newId("load"), status: "AVAILABLE" },
        { id: stopless.id, pickupAppointment: { type: "SCHEDULED", start: "2030-01-15T08:00" } },
        { id: good.id, maxBuy: usd(-5) },
        { status: "AVAILABLE" },
        { id: same.id, status: "AVAILABLE" },
        { id: good.id, status: "AVAILABLE", ifVersion: 7 },
        { id: good.id, status: "AVAILABLE" },
      ],
    });
    expect(results.map(({ outcome }) => outcome)).toEqual([
      "NOT_FOUND",
      "NOT_FOUND",
      "REFUSED",
      "REFUSED",
      "REFUSED",
      "UNCHANGED",
      "CHANGED_SINCE",
      "CHANGED",
    ]);
    expect(results.slice(2, 5).map(({ problems }) => problems[0]?.path)).toEqual(["load.stops", "maxBuy.amount", "id"]);
    expect((await getLoad(other.broker, { id: foreign.id })).version).toBe(1);
  });

  test("leaves alone whose move is unusual, or whose carrier would go, where that is asked for", async () => {
    const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
    const booked = await aLoad({ status: "BOOKED", assignedCarrier: { carrier: { id: carrierId } } });
    const over = await aLoad({ status: "COMPLETED" });
    const loads = [booked, over].map(({ id }) => ({ id, status: "AVAILABLE" as const }));
    const skipped = await edit({ loads, skip: ["odd_status_move", "carrier_released"] });
    expect(skipped).toMatchObject([
      { outcome: "SKIPPED", flags: ["carrier_released"], version: 1 },
      { outcome: "SKIPPED", flags: ["odd_status_move"], version: 1 },
    ]);
    const meant = await edit({ loads });
    expect(meant).toMatchObject([
      { outcome: "CHANGED", flags: ["carrier_released"] },
      { outcome: "CHANGED", flags: ["odd_status_move"] },
    ]);
    expect((await stored(booked.id)).load.assignedCarrier).toBeUndefined();
  });

  test("names another crossing and leaves the rest of it, and another time of the first stop alone", async () => {
    const borderCrossings = [
      { usMxBorderCrossing: "LAREDO_INTL_BRIDGE" as const, requiredInspections: [], expectedDwellTimeMinutes: 90 },
    ];
    const load = await aLoad({ borderCrossings, stops: [pickup, { type: "DELIVERY", location: dallas }] });
    const appointment = { type: "SCHEDULED" as const, start: "2030-02-01T09:00" };
    const crossing = { usMxBorderCrossing: "LAREDO_COLOMBIA_SOLIDARITY_BRIDGE" as const };
    const [edited] = await edit({
      loads: [{ id: load.id, ...crossing, borderCrossingStrategy: "RECOMMENDED", pickupAppointment: appointment }],
    });
    expect(edited).toMatchObject({ outcome: "CHANGED" });
    const after = await stored(load.id);
    expect(after.requestOnly.borderCrossings).toMatchObject([
      { ...crossing, borderCrossingStrategy: "RECOMMENDED", requiredInspections: [], expectedDwellTimeMinutes: 90 },
    ]);
    expect(after.load.stops[0]).toMatchObject({ contacts: [{ name: "Gate 2" }] });
    expect(after.load.stops[0]?.appointment).toEqual({ type: "SCHEDULED", start: "2030-02-01T15:00:00.000Z" });
    await edit({ loads: [{ id: load.id, usMxBorderCrossing: null }] });
    expect((await stored(load.id)).requestOnly.borderCrossings?.[0]?.usMxBorderCrossing).toBeUndefined();
  });

  test("is taken back with what it answered, carrier included, but for a load that changed since", async () => {
    const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
    const booked = await aLoad({ status: "BOOKED", assignedCarrier: { carrier: { id: carrierId } } });
    const late = await aLoad();
    const results = await edit({ loads: [booked, late].map(({ id }) => ({ id, status: "AVAILABLE" as const })) });
    await sync(tms, { externalId: late.externalId, linearFeet: 40 });
    const loads = results.map(({ externalId, version, before }) => ({ externalId, version, before }));
    const undone = (await undoImport(broker, { loads })).results.map(({ outcome }) => outcome);
    expect(undone).toEqual(["UNDONE", "CHANGED_SINCE"]);
    const { load } = await stored(booked.id);
    expect(load).toMatchObject({ status: "BOOKED", assignedCarrier: { carrier: { id: carrierId } } });
  });

  test("beside other writes of the same loads loses none of them", async () => {
    const loads = await Promise.all(Array.from({ length: 12 }, () => aLoad()));
    const [results] = await Promise.all([
      edit({ loads: loads.map(({ id }) => ({ id, maxBuy: usd(70_000) })) }),
      ...loads.map(({ externalId }) => sync(tms, { externalId, linearFeet: 53 })),
    ]);
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(["CHANGED"]));
    for (const { id } of loads)
      expect(await stored(id)).toMatchObject({ version: 3, load: { maxBuy: usd(70_000), linearFeet: 53 } });
  });
});
