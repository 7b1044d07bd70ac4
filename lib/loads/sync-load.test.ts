import { beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { readRequest } from "@/lib/core/read-request";
import { exampleLoadInput } from "@/lib/loads/contract/example-load";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-load-changes";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import type { LoadInput } from "@/lib/loads/schema/load";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aRelationship } from "@/lib/testing/a-relationship";
import { anOrganization } from "@/lib/testing/an-organization";

type Sent = Partial<z.input<typeof LoadInput>>;
type Options = { ifVersion?: number; validateOnly?: boolean };

let broker: Context;
let tms: Context;

beforeAll(async () => {
  broker = (await anOrganization()).ctx;
  tms = { ...broker, actor: { type: "apiKey", id: newId("key"), name: "tms-prod", scopes: [] } };
});

const key = () => ({ externalId: newId("load") });

function sync(ctx: Context, load: Sent, options: Options = {}) {
  const reading = readRequest(SyncLoadRequest, { load, ...options });
  if (!reading.ok) throw new AppError("invalid_request", "", { issues: reading.issues });
  return syncLoad(ctx, reading.value);
}

const codes = (answer: { warnings?: { code: string; path?: string }[] | undefined }) =>
  (answer.warnings ?? []).map(({ code, path }) => `${code} ${path}`);

describe("creating a load", () => {
  test("only the external id is needed; the rest has the defaults of an answer", async () => {
    const { externalId } = key();
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
      ...key(),
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

  test("border crossings and the schema version are kept and told by get alone", async () => {
    const { externalId } = key();
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
      ...key(),
      driverRequirements: { cdl: true, twicCard: false },
      roundTrip: false,
    });
    expect(load.driverRequirements).toEqual({ cdl: true, twicCard: false });
    expect(load.roundTrip).toBe(false);
  });

  test("a coverage owner nobody knows yet is stored, with a warning, and resolves by itself", async () => {
    const { externalId } = key();
    const owned = { externalId, externalOwnerCoverageTeamId: "T-NEW" };
    expect(codes(await sync(tms, owned))).toEqual(["coverage_team_unknown load.externalOwnerCoverageTeamId"]);
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

  test("what looks odd is remarked, never refused", async () => {
    const odd = await sync(tms, {
      ...key(),
      trailerRequirements: { allowedTypes: ["REEFER"] },
      carrierRequirements: { fastCertified: true },
      commodities: [{ name: "Paint", hazmatDetails: { isHazmat: true } }],
      stops: [{ type: "PICKUP", appointment: { start: "2026-11-23T14:00Z", end: "2026-11-23T12:00Z" } }],
    });
    expect(codes(odd)).toEqual([
      "range_reversed load.stops[0].appointment",
      "hazmat_class_missing load.commodities[0].hazmatDetails.classification",
      "temperature_missing load.commodities",
      "fast_without_ctpat load.carrierRequirements.fastCertified",
    ]);
  });
});

describe("updating a load by a key", () => {
  test("a field left out is not changed, null clears it, and null or an empty text inside is the same as nothing", async () => {
    const { externalId } = key();
    await sync(tms, {
      externalId,
      linearFeet: 48,
      roundTrip: true,
      externalCustomerId: "C",
      stops: [{ type: "PICKUP", externalId: "A" }],
    });
    const { load } = await sync(tms, { externalId, roundTrip: null, externalCustomerId: "", stops: null });
    expect(load).toMatchObject({ linearFeet: 48, stops: [] });
    expect(load).not.toHaveProperty("roundTrip");
    expect(load).not.toHaveProperty("externalCustomerId");
  });

  test("clearing the display id brings back the external id; a null status says nothing", async () => {
    const { externalId } = key();
    await sync(tms, { externalId, externalDisplayId: "D-1", status: "AVAILABLE" });
    const { load } = await sync(tms, { externalId, externalDisplayId: null, status: null });
    expect(load).toMatchObject({ externalDisplayId: externalId, status: "AVAILABLE" });
  });

  test("metadata is merged by key: null and empty remove, an empty object removes all, the rest stays verbatim", async () => {
    const { externalId } = key();
    await sync(tms, { externalId, metadata: { a: 1, b: { deep: [null, ""] }, c: " kept " } });
    const merged = await sync(tms, { externalId, metadata: { a: null, d: false } });
    expect(merged.load.metadata).toEqual({ b: { deep: [null, ""] }, c: " kept ", d: false });
    expect((await sync(tms, { externalId, metadata: {} })).load.metadata).toEqual({});
  });

  test("resending the whole load leaves a broker's edits standing, without a new version", async () => {
    const body = { ...exampleLoadInput, ...key() };
    await sync(tms, body);
    const saved = await sync(
      broker,
      {
        externalId: body.externalId,
        trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: false },
        linearFeet: 40,
      },
      { ifVersion: 1 },
    );
    const { load, version, warnings } = await sync(tms, body);
    expect(load.trailerRequirements).toEqual({ allowedTypes: ["REEFER"], foodGrade: false });
    expect(load.linearFeet).toBe(40);
    expect(version).toBe(saved.version);
    expect(warnings).toBeUndefined();
  });

  test("a value the TMS changed wins, and the edit it replaced is named", async () => {
    const body = { ...exampleLoadInput, ...key() };
    await sync(tms, body);
    await sync(broker, { externalId: body.externalId, maxBuy: { amount: 1 }, truckload: "PARTIAL" }, { ifVersion: 1 });
    const answer = await sync(tms, { ...body, maxBuy: { amount: 2 } });
    expect(answer.load).toMatchObject({ maxBuy: { amount: 2 }, truckload: "PARTIAL" });
    expect(codes(answer)).toEqual(["edit_overwritten load.maxBuy"]);
  });

  test("a pinned field keeps the broker's value, and what was sent is kept beside it", async () => {
    const body = { ...exampleLoadInput, ...key() };
    const { load } = await sync(tms, body);
    await sync(broker, { externalId: body.externalId, maxBuy: { amount: 1 } }, { ifVersion: 1 });
    const pin = await pinLoadField(broker, { id: load.id, path: "load.maxBuy", pinned: true });
    expect(pin).toEqual({ pinnedPaths: ["load.maxBuy"], version: 3 });
    const answer = await sync(tms, { ...body, maxBuy: { amount: 2 } });
    expect(answer.load.maxBuy).toEqual({ amount: 1, currencyCode: "USD" });
    expect(codes(answer)).toEqual(["pinned_field load.maxBuy"]);
    const { lastSynced } = await getLoad(broker, { id: load.id });
    expect(lastSynced.maxBuy).toEqual({ amount: 2, currencyCode: "USD" });
    await pinLoadField(broker, { id: load.id, path: "load.maxBuy", pinned: false });
    expect((await sync(tms, { ...body, maxBuy: { amount: 3 } })).load.maxBuy?.amount).toBe(3);
  });

  test("a pin moves with its stop", async () => {
    const { externalId } = key();
    const stops = (...ids: string[]) => ids.map((id) => ({ type: "PICKUP" as const, externalId: id }));
    const { load } = await sync(tms, { externalId, stops: stops("A", "B") });
    await pinLoadField(broker, { id: load.id, path: "load.stops[1].loadingMethod", pinned: true });
    await sync(tms, { externalId, stops: stops("B", "A") });
    expect((await getLoad(broker, { externalId })).pinnedPaths).toEqual(["load.stops[0].loadingMethod"]);
  });

  test("a sync that changes nothing writes nothing", async () => {
    const body = { ...exampleLoadInput, ...key() };
    await sync(tms, body);
    await sync(tms, body);
    const { items } = await listLoadChanges(tms, { externalId: body.externalId });
    expect(items).toHaveLength(1);
  });
});

describe("a signed-in user's save", () => {
  test("replaces each field given and needs the version it was made on", async () => {
    const { externalId } = key();
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

  test("on a stale version is refused with the load as it is", async () => {
    const { externalId } = key();
    await sync(tms, { externalId, linearFeet: 1 });
    await sync(tms, { externalId, linearFeet: 2 });
    await expect(sync(broker, { externalId, linearFeet: 3 }, { ifVersion: 1 })).rejects.toMatchObject({
      code: "version_conflict",
      details: { current: { version: 2, load: { linearFeet: 2 } } },
    });
    await expect(sync(tms, { ...key(), linearFeet: 3 }, { ifVersion: 1 })).rejects.toMatchObject({
      code: "version_conflict",
    });
  });
});

describe("the carrier of a load", () => {
  const assigned = (dotNumber: string) => ({ assignedCarrier: { carrier: { dotNumber } } });

  test("is assigned when the relationship allows it, and answered in full", async () => {
    const { dotNumber, carrierId } = await aRelationship(tms, { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" });
    const lineItems = [{ value: { amount: -500 }, externalCode: "DISC" }];
    const { load } = await sync(tms, {
      ...key(),
      assignedCarrier: { carrier: { dotNumber: `USDOT ${dotNumber}` }, price: { lineItems } },
    });
    expect(load.assignedCarrier).toMatchObject({
      carrier: { id: carrierId, displayName: "Test Carrier", dotNumber },
      price: { lineItems: [{ type: "EXTERNAL", value: { amount: -500, currencyCode: "USD" }, externalCode: "DISC" }] },
    });
  });

  test("may be sent in the earlier form, and sent back as it was answered", async () => {
    const { dotNumber, carrierId } = await aRelationship(tms, { status: "ACTIVE" });
    const { externalId } = key();
    const { load } = await sync(tms, { externalId, assignedCarrier: { dotNumber } });
    expect(load.assignedCarrier?.carrier?.id).toBe(carrierId);
    const again = await sync(tms, { externalId, id: load.id, assignedCarrier: load.assignedCarrier });
    expect(again.warnings).toBeUndefined();
    expect(again.load).toEqual(load);
    const byId = await sync(tms, { ...key(), assignedCarrier: { carrier: { id: carrierId } } });
    expect(byId.load.assignedCarrier?.carrier?.id).toBe(carrierId);
  });

  test.each([
    ["NEEDS_REVIEW", "needs_review"],
    ["DO_NOT_DISPATCH", "do_not_dispatch"],
    [undefined, "no_relationship"],
  ] as const)("with relationship %s is proposed, not assigned, and the one before stays", async (status, reason) => {
    const [before, refused] = [await aRelationship(tms, { status: "ACTIVE" }), await aRelationship(tms, { status })];
    const { externalId } = key();
    await sync(tms, { externalId, ...assigned(before.dotNumber) });
    const answer = await sync(tms, { externalId, linearFeet: 9, ...assigned(refused.dotNumber) });
    expect(codes(answer)).toEqual(["carrier_not_assigned load.assignedCarrier.carrier"]);
    expect(answer.warnings?.[0]?.message).toContain(reason);
    expect(answer.load).toMatchObject({ linearFeet: 9, assignedCarrier: { carrier: { id: before.carrierId } } });
    const { proposedCarrier } = await getLoad(tms, { externalId });
    expect(proposedCarrier).toEqual({ carrier: { dotNumber: refused.dotNumber } });
  });

  test("that is proposed is assigned by the next sync that carries it once it may be", async () => {
    const { dotNumber, carrierId, approve } = await aRelationship(tms, { status: "NEEDS_REVIEW" });
    const body = { ...key(), ...assigned(dotNumber) };
    await sync(tms, body);
    expect((await sync(tms, body)).load.assignedCarrier).toBeUndefined();
    await approve();
    const { load } = await sync(tms, body);
    expect(load.assignedCarrier?.carrier?.id).toBe(carrierId);
    expect(await getLoad(tms, { externalId: body.externalId })).not.toHaveProperty("proposedCarrier");
  });

  test("chosen by a broker stands when the TMS repeats its own", async () => {
    const [sent, chosen] = [
      await aRelationship(tms, { status: "ACTIVE" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const body = { ...key(), ...assigned(sent.dotNumber) };
    await sync(tms, body);
    await sync(broker, { externalId: body.externalId, ...assigned(chosen.dotNumber) }, { ifVersion: 1 });
    expect((await sync(tms, body)).load.assignedCarrier?.carrier?.id).toBe(chosen.carrierId);
  });

  test("is nobody when its numbers belong to different carriers", async () => {
    const [one, other] = [
      await aRelationship(tms, { status: "ACTIVE" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const answer = await sync(tms, {
      ...key(),
      assignedCarrier: { carrier: { dotNumber: one.dotNumber, mcNumber: other.mcNumber } },
    });
    expect(answer.warnings?.[0]?.message).toContain("carrier_not_found");
    expect(answer.load.assignedCarrier).toBeUndefined();
  });

  test("is released when a booked load is open again, unless the same sync names one", async () => {
    const { dotNumber, carrierId } = await aRelationship(tms, { status: "ACTIVE" });
    const { externalId } = key();
    await sync(tms, { externalId, status: "BOOKED", ...assigned(dotNumber) });
    const { load } = await sync(tms, { externalId, status: "AVAILABLE" });
    expect(load.assignedCarrier).toBeUndefined();
    await sync(tms, { externalId, status: "BOOKED", ...assigned(dotNumber) });
    const { items } = await listLoadChanges(tms, { externalId });
    expect(items.map(({ flags }) => flags)).toContainEqual(["carrier_released"]);
    const kept = await sync(tms, { externalId, status: "ON_HOLD", ...assigned(dotNumber) });
    expect(kept.load.assignedCarrier?.carrier?.id).toBe(carrierId);
  });
});

describe("a broker's release of the carrier", () => {
  test("stands when the TMS repeats what it sent", async () => {
    const { dotNumber } = await aRelationship(tms, { status: "ACTIVE" });
    const body = { ...key(), status: "BOOKED" as const, assignedCarrier: { carrier: { dotNumber } } };
    await sync(tms, body);
    await sync(broker, { externalId: body.externalId, status: "AVAILABLE" }, { ifVersion: 1 });
    const { load } = await sync(tms, body);
    expect(load.status).toBe("AVAILABLE");
    expect(load.assignedCarrier).toBeUndefined();
  });
});

describe("history", () => {
  test("names who changed which field from what to what, and odd moves of the status", async () => {
    const { externalId } = key();
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
    const { externalId } = key();
    await sync(tms, { externalId, linearFeet: 1 });
    const tried = await sync(tms, { externalId, linearFeet: 2 }, { validateOnly: true });
    expect(tried.changes).toEqual([{ path: "load.linearFeet", before: 1, after: 2 }]);
    expect(tried.load.linearFeet).toBe(2);
    expect((await getLoad(tms, { externalId })).load.linearFeet).toBe(1);
    const other = key();
    await sync(tms, other, { validateOnly: true });
    await expect(getLoad(tms, other)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("many at once", () => {
  test("thirty syncs of one new load make one load and lose none of their fields", async () => {
    const { externalId } = key();
    const keys = Array.from({ length: 30 }, (_, index) => `k${index}`);
    await Promise.all(keys.map((name) => sync(tms, { externalId, metadata: { [name]: 1 } })));
    const { load, version } = await getLoad(tms, { externalId });
    expect(Object.keys(load.metadata).sort()).toEqual([...keys].sort());
    expect(version).toBe(30);
  });
});

describe("tenants", () => {
  test("the load of another organization is the same as none, and its external id is free", async () => {
    const { externalId } = key();
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
