import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { blockLoadCarrier, unblockLoadCarrier } from "@/lib/loads/block-load-carrier";
import { checkLoadCarrier } from "@/lib/loads/check-eligibility";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

const aCarrier = () => aRelationship(broker, { status: "ACTIVE" });
const aLoad = async () => (await sync(broker, aNewKey())).load;

describe("a carrier blocked for a load", () => {
  test("is listed with who blocked it and why, and recorded in the history", async () => {
    const [{ id }, { carrierId }] = [await aLoad(), await aCarrier()];
    const answer = await blockLoadCarrier(broker, { id, carrierId, note: "Late twice" });
    const by = { type: "user", id: "id" in broker.actor ? broker.actor.id : "", name: "Ada Admin" };
    const block = { carrierId, displayName: "Test Carrier", note: "Late twice", by, at: broker.now.toISOString() };
    expect(answer).toEqual({ blockedCarriers: [block], version: 2 });
    expect((await getLoad(tms, { id })).blockedCarriers).toEqual([block]);
    const { items } = await listLoadChanges(tms, { id });
    expect(items[0]).toMatchObject({
      flags: ["carrier_blocked"],
      changes: [
        { path: "load.blockedCarriers", after: { carrierId, displayName: "Test Carrier", note: "Late twice" } },
      ],
    });
  });

  test("is blocked, checked and let go by the TMS's own id of the load as well", async () => {
    const [{ externalId }, { carrierId }] = [await aLoad(), await aCarrier()];
    expect((await blockLoadCarrier(tms, { externalId, carrierId })).blockedCarriers).toHaveLength(1);
    expect((await checkLoadCarrier(tms, { externalId, carrierId })).meaning).toMatchObject({ assignable: false });
    expect((await unblockLoadCarrier(tms, { externalId, carrierId })).blockedCarriers).toEqual([]);
    expect((await pinLoadField(broker, { externalId, path: "load.status", pinned: true })).pinnedPaths).toHaveLength(1);
  });

  test("blocked again has the new note, and one entry", async () => {
    const [{ id }, { carrierId }] = [await aLoad(), await aCarrier()];
    await blockLoadCarrier(broker, { id, carrierId, note: "Late twice" });
    const { blockedCarriers } = await blockLoadCarrier(tms, { id, carrierId, note: "Late again" });
    expect(blockedCarriers).toMatchObject([{ carrierId, note: "Late again", by: { type: "apiKey" } }]);
  });

  test("may have the load again once it is unblocked; unblocking it again changes nothing", async () => {
    const [{ id, externalId }, { carrierId, dotNumber }] = [await aLoad(), await aCarrier()];
    await blockLoadCarrier(broker, { id, carrierId });
    expect(await unblockLoadCarrier(broker, { id, carrierId })).toEqual({ blockedCarriers: [], version: 3 });
    expect(await unblockLoadCarrier(broker, { id, carrierId })).toEqual({ blockedCarriers: [], version: 3 });
    const { items } = await listLoadChanges(tms, { id });
    expect(items[0]).toMatchObject({
      flags: ["carrier_unblocked"],
      changes: [{ before: { carrierId, displayName: "Test Carrier" } }],
    });
    const { load } = await sync(tms, { externalId, assignedCarrier: { carrier: { dotNumber } } });
    expect(load.assignedCarrier?.carrier?.id).toBe(carrierId);
  });

  test("stays blocked whatever a sync or a save changes of the load", async () => {
    const [{ id, externalId }, { carrierId }] = [await aLoad(), await aCarrier()];
    await blockLoadCarrier(broker, { id, carrierId });
    await sync(tms, { externalId, linearFeet: 20 });
    await sync(broker, { externalId, linearFeet: 30 }, { ifVersion: 3 });
    expect((await getLoad(tms, { id })).blockedCarriers).toMatchObject([{ carrierId }]);
  });
});

describe("a block is refused", () => {
  test("of the carrier that is assigned: it is released first", async () => {
    const { carrierId, dotNumber } = await aCarrier();
    const { load } = await sync(tms, { ...aNewKey(), assignedCarrier: { carrier: { dotNumber } } });
    await expect(blockLoadCarrier(broker, { id: load.id, carrierId })).rejects.toMatchObject({ code: "conflict" });
    await sync(broker, { externalId: load.externalId, assignedCarrier: null }, { ifVersion: 1 });
    expect((await blockLoadCarrier(broker, { id: load.id, carrierId })).version).toBe(3);
  });

  test("of a carrier that nobody knows, and on another organization's load", async () => {
    const [{ id }, { carrierId }] = [await aLoad(), await aCarrier()];
    const { broker: stranger } = await aBrokerage();
    const refused = [
      () => blockLoadCarrier(broker, { id, carrierId: newId("carrier") }),
      () => blockLoadCarrier(stranger, { id, carrierId }),
      () => unblockLoadCarrier(stranger, { id, carrierId }),
    ];
    for (const call of refused) await expect(call()).rejects.toMatchObject({ code: "not_found" });
  });
});

test("a block and an assignment at once: never both", async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const [{ id, externalId }, { carrierId, dotNumber }] = [await aLoad(), await aCarrier()];
      const [block] = await Promise.allSettled([
        blockLoadCarrier(broker, { id, carrierId }),
        sync(tms, { externalId, assignedCarrier: { carrier: { dotNumber } } }),
      ]);
      const { load, blockedCarriers } = await getLoad(broker, { id });
      const isAssigned = load.assignedCarrier !== undefined;
      expect(block.status).toBe(isAssigned ? "rejected" : "fulfilled");
      return [isAssigned, blockedCarriers.length];
    }),
  );
  for (const outcome of outcomes)
    expect([
      [true, 0],
      [false, 1],
    ]).toContainEqual(outcome);
});

test("twenty blocks of one load at once are all kept", async () => {
  const { id } = await aLoad();
  const carriers = await Promise.all(Array.from({ length: 20 }, aCarrier));
  await Promise.all(carriers.map(({ carrierId }) => blockLoadCarrier(broker, { id, carrierId })));
  const { blockedCarriers, version } = await getLoad(broker, { id });
  expect([blockedCarriers.length, version]).toEqual([20, 21]);
});
