import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { exampleLoadInput } from "@/lib/loads/contract/example-load";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

describe("creating a load", () => {
  test("only the external id is needed; the rest has the defaults of an answer", async () => {
    const { externalId } = aNewKey();
    const { load, version, warnings } = await sync(tms, { externalId });
    expect(load).toEqual({
      id: expect.stringMatching(/^load_/),
      externalId,
      externalDisplayId: externalId,
      status: "ON_HOLD",
      stops: [],
      commodities: [],
      requiredEquipment: [],
      referenceNumbers: [],
      metadata: {},
    });
    expect(version).toBe(1);
    expect(warnings).toBeUndefined();
  });

  test("every field that was sent is answered, with what an answer adds", async () => {
    const { load } = await sync(tms, {
      ...exampleLoadInput,
      ...aNewKey(),
      commodities: [{ weight: { value: 10 } }],
      maxBuy: { amount: 5 },
    });
    expect(load.commodities).toEqual([{ weight: { value: 10, unit: "POUNDS" } }]);
    expect(load.maxBuy).toEqual({ amount: 5, currencyCode: "USD" });
    expect(load.stops[0]).toMatchObject({
      loadingMethod: "LIVE",
      location: { carrierPreapproval: "NONE", place: { type: "ADDRESS" } },
      appointment: { start: "2026-11-23T14:00:00.000Z" },
    });
    expect(load).not.toHaveProperty("borderCrossings");
    expect(load).not.toHaveProperty("schemaVersionNumber");
  });

  test("border crossings and the schema version are kept and answered by get alone", async () => {
    const { externalId } = aNewKey();
    const { warnings } = await sync(tms, {
      externalId,
      schemaVersionNumber: 7,
      borderCrossings: [{ usMxBorderCrossing: "DEL_RIO_INTL_BRIDGE" }],
    });
    expect(warnings).toMatchObject([{ code: "schema_version_newer" }]);
    expect((await getLoad(tms, { externalId })).requestOnly).toEqual({
      schemaVersionNumber: 7,
      borderCrossings: [{ type: "BORDER_CROSSING", usMxBorderCrossing: "DEL_RIO_INTL_BRIDGE" }],
    });
  });

  test("unset, false and true are three things", async () => {
    const { load } = await sync(tms, {
      ...aNewKey(),
      driverRequirements: { cdl: true, twicCard: false },
      roundTrip: false,
    });
    expect(load.driverRequirements).toEqual({ cdl: true, twicCard: false });
    expect(load.roundTrip).toBe(false);
  });

  test("a coverage owner nobody knows yet is stored, with a warning, and resolves by itself", async () => {
    const { externalId } = aNewKey();
    const owned = { externalId, externalOwnerCoverageTeamId: "T-NEW" };
    expect(codesOf(await sync(tms, owned))).toEqual(["coverage_team_unknown load.externalOwnerCoverageTeamId"]);
    await db.team.create({
      data: {
        id: newId("team"),
        organizationId: tms.organizationId,
        name: "New",
        email: "n@example.com",
        externalId: "T-NEW",
      },
    });
    expect((await sync(tms, owned)).warnings).toBeUndefined();
  });

  test("what looks odd is a warning, never refused", async () => {
    const odd = await sync(tms, {
      ...aNewKey(),
      trailerRequirements: { allowedTypes: ["REEFER"] },
      carrierRequirements: { fastCertified: true },
      commodities: [{ name: "Paint", hazmatDetails: { isHazmat: true } }],
      stops: [{ type: "PICKUP", appointment: { start: "2026-11-23T14:00Z", end: "2026-11-23T12:00Z" } }],
    });
    expect(codesOf(odd)).toEqual([
      "range_reversed load.stops[0].appointment",
      "hazmat_class_missing load.commodities[0].hazmatDetails.classification",
      "temperature_missing load.commodities",
      "fast_without_ctpat load.carrierRequirements.fastCertified",
    ]);
  });
});

describe("a signed-in user's save", () => {
  test("replaces each field given and needs the version it was made on", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, metadata: { a: 1 }, driverRequirements: { cdl: true } });
    const { load } = await sync(
      broker,
      { externalId, metadata: { b: 2 }, driverRequirements: { twicCard: true } },
      { ifVersion: 1 },
    );
    expect(load.metadata).toEqual({ b: 2 });
    expect(load.driverRequirements).toEqual({ twicCard: true });
    await expect(sync(broker, { externalId, linearFeet: 1 })).rejects.toMatchObject({ code: "version_conflict" });
  });

  test("of the stops as they were answered changes only what the user changed", async () => {
    const { externalId } = aNewKey();
    const { load } = await sync(tms, { ...exampleLoadInput, externalId });
    const [pickup, delivery] = load.stops;
    const stops = [pickup, { ...delivery, driverAssistRequired: true }];
    await sync(broker, { externalId, stops: JSON.parse(JSON.stringify(stops)) }, { ifVersion: 1 });
    const { items } = await listLoadChanges(broker, { externalId });
    expect(items[0]?.changes).toEqual([{ path: "load.stops[1].driverAssistRequired", after: true }]);
  });

  test("on a stale version is refused with the load as it is", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, linearFeet: 1 });
    await sync(tms, { externalId, linearFeet: 2 });
    await expect(sync(broker, { externalId, linearFeet: 3 }, { ifVersion: 1 })).rejects.toMatchObject({
      code: "version_conflict",
      details: { current: { version: 2, load: { linearFeet: 2 } } },
    });
    await expect(sync(tms, { ...aNewKey(), linearFeet: 3 }, { ifVersion: 1 })).rejects.toMatchObject({
      code: "version_conflict",
    });
  });
});

describe("history", () => {
  test("names who changed which field from what to what, and odd moves of the status", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, status: "COMPLETED" });
    await sync(broker, { externalId, status: "AVAILABLE", linearFeet: 12 }, { ifVersion: 1 });
    const { items } = await listLoadChanges(broker, { externalId });
    expect(items).toMatchObject([
      {
        version: 2,
        operation: "UPDATED",
        actor: { type: "user", name: "Ada Admin" },
        requestId: broker.requestId,
        changes: [
          { path: "load.status", before: "COMPLETED", after: "AVAILABLE" },
          { path: "load.linearFeet", after: 12 },
        ],
        flags: ["odd_status_move"],
      },
      { version: 1, operation: "CREATED", actor: { type: "apiKey", name: "tms-prod" } },
    ]);
  });
});

describe("trying without storing", () => {
  test("answers the load as it would be and what would change, and stores nothing", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId, linearFeet: 1 });
    const tried = await sync(tms, { externalId, linearFeet: 2 }, { validateOnly: true });
    expect(tried.changes).toEqual([{ path: "load.linearFeet", before: 1, after: 2 }]);
    expect(tried.load.linearFeet).toBe(2);
    expect((await getLoad(tms, { externalId })).load.linearFeet).toBe(1);
    const other = aNewKey();
    await sync(tms, other, { validateOnly: true });
    await expect(getLoad(tms, other)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("many at once", () => {
  test("thirty syncs of one new load make one load and lose none of their fields", async () => {
    const { externalId } = aNewKey();
    const keys = Array.from({ length: 30 }, (_, index) => `k${index}`);
    await Promise.all(keys.map((name) => sync(tms, { externalId, metadata: { [name]: 1 } })));
    const { load, version } = await getLoad(tms, { externalId });
    expect(Object.keys(load.metadata).sort()).toEqual([...keys].sort());
    expect(version).toBe(30);
  });
});

describe("tenants", () => {
  test("the load of another organization is the same as none, and its external id is free", async () => {
    const { externalId } = aNewKey();
    const { load } = await sync(tms, { externalId, linearFeet: 1 });
    const { ctx: stranger } = await anOrganization();
    await expect(getLoad(stranger, { id: load.id })).rejects.toMatchObject({ code: "not_found" });
    await expect(pinLoadField(stranger, { id: load.id, path: "load.status", pinned: true })).rejects.toMatchObject({
      code: "not_found",
    });
    const own = await sync(stranger, { externalId });
    expect(own.load.id).not.toBe(load.id);
    await expect(sync(stranger, { externalId, id: load.id }, { ifVersion: 1 })).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "load.id", code: "other_load" }] },
    });
  });
});
