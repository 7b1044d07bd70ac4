import { beforeAll, describe, expect, test } from "vitest";
import { getLoadEndpoint, listLoadsEndpoint } from "@/lib/loads/contract/loads";
import { syncLoadEndpoint } from "@/lib/loads/contract/sync";
import { getLoad } from "@/lib/loads/get-load";
import { listLoads } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { send, serve } from "@/lib/testing/send";

let broker: Context;
let tms: Context;
let apiKey: string;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
  apiKey = await (await anOrganization()).anApiKey();
});

const post = (handlers: { POST: (request: Request) => Promise<Response> }, body: unknown, headers = {}) =>
  send(handlers.POST, { "api-key": apiKey, ...headers }, body);
const syncing = serve(syncLoadEndpoint, syncLoad);
const getting = serve(getLoadEndpoint, getLoad);
const listing = serve(listLoadsEndpoint, listLoads);

describe("appointment times", () => {
  const at = (appointment: object) => ({ load: { ...aNewKey(), stops: [{ type: "PICKUP", appointment }] } });

  test.each([
    "2026-01-01T00:00:99Z",
    "2026-06-30T23:59:60Z",
    "2026-06-30T23:59:60",
    "2026-01-01T00:00:00+99:99",
    "2026-01-01T00:00+24:00",
    "0000-01-01T00:00Z",
    "9999-12-31T23:59:59-12:00",
  ])("%s is refused with 422, never a 500", async (start) => {
    expect((await post(syncing, at({ start }))).status).toBe(422);
  });

  test("a time that cannot be answered is never stored, and the organization's list still answers", async () => {
    const body = at({ end: "9999-12-31T23:59:59-12:00" });
    expect((await post(syncing, body)).status).toBe(422);
    expect((await post(getting, { externalId: body.load.externalId })).status).toBe(404);
    expect((await post(listing, {})).status).toBe(200);
  });
});

describe("the proposed carrier", () => {
  const assigned = (dotNumber: string, amount: number) => ({
    assignedCarrier: { carrier: { dotNumber }, price: { lineItems: [{ externalId: "L1", value: { amount } }] } },
  });
  const priceOf = (load: { assignedCarrier?: { price?: { lineItems?: { value?: { amount: number } }[] } } }) =>
    load.assignedCarrier?.price?.lineItems?.map(({ value }) => value?.amount);

  test("is assigned at the price it was sent with, once it may be assigned", async () => {
    const { dotNumber, approve } = await aRelationship(tms, { status: "NEEDS_REVIEW" });
    const body = { ...aNewKey(), ...assigned(dotNumber, 1000) };
    await sync(tms, body);
    await approve();
    expect(priceOf((await sync(tms, body)).load)).toEqual([1000]);
  });

  test("never takes over the price of the carrier before it", async () => {
    const [before, proposed] = [
      await aRelationship(tms, { status: "ACTIVE" }),
      await aRelationship(tms, { status: "NEEDS_REVIEW" }),
    ];
    const { externalId } = aNewKey();
    await sync(tms, { externalId, ...assigned(before.dotNumber, 900) });
    await sync(tms, { externalId, ...assigned(proposed.dotNumber, 1000) });
    await proposed.approve();
    const { load } = await sync(tms, { externalId, ...assigned(proposed.dotNumber, 1000) });
    expect([load.assignedCarrier?.carrier?.id, priceOf(load)]).toEqual([proposed.carrierId, [1000]]);
  });

  test("that the TMS gives up for another one is not reported as a broker's edit", async () => {
    const [refused, other] = [
      await aRelationship(tms, { status: "NEEDS_REVIEW" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const { externalId } = aNewKey();
    await sync(tms, { externalId, ...assigned(refused.dotNumber, 1000) });
    expect((await sync(tms, { externalId, ...assigned(other.dotNumber, 1000) })).warnings).toBeUndefined();
  });
});

describe("the carrier", () => {
  test("that the TMS leaves out of an assignment it sent is taken off", async () => {
    const { dotNumber } = await aRelationship(tms, { status: "ACTIVE" });
    const { externalId } = aNewKey();
    await sync(tms, { externalId, assignedCarrier: { carrier: { dotNumber } } });
    const { load } = await sync(tms, { externalId, assignedCarrier: { price: { lineItems: [] } } });
    expect(load.assignedCarrier?.carrier).toBeUndefined();
  });

  test("that a broker chose and the TMS clears is named as a replaced edit", async () => {
    const [sent, chosen] = [
      await aRelationship(tms, { status: "ACTIVE" }),
      await aRelationship(tms, { status: "ACTIVE" }),
    ];
    const { externalId } = aNewKey();
    await sync(tms, { externalId, assignedCarrier: { carrier: { dotNumber: sent.dotNumber } } });
    const choice = { externalId, assignedCarrier: { carrier: { dotNumber: chosen.dotNumber } } };
    await sync(broker, choice, { ifVersion: 1 });
    const answer = await sync(tms, { externalId, assignedCarrier: null });
    expect(codesOf(answer)).toEqual(["edit_overwritten load.assignedCarrier"]);
    expect(answer.warnings?.[0]?.before).toEqual({ carrier: { id: chosen.carrierId } });
  });

  test("that a broker pinned stands against null, and the TMS gets a warning", async () => {
    const { dotNumber } = await aRelationship(tms, { status: "ACTIVE" });
    const { externalId } = aNewKey();
    const { load } = await sync(tms, { externalId, assignedCarrier: { carrier: { dotNumber } } });
    await pinLoadField(broker, { id: load.id, path: "load.assignedCarrier", pinned: true });
    const answer = await sync(tms, { externalId, assignedCarrier: null });
    expect(codesOf(answer)).toEqual(["pinned_field load.assignedCarrier"]);
    expect(answer.warnings?.[0]).toMatchObject({ sent: null });
    expect((await getLoad(tms, { externalId })).lastSynced.assignedCarrier).toBeNull();
  });
});

describe("metadata", () => {
  test.each(["constructor", "toString", "valueOf", "hasOwnProperty"])("keeps a key named %s", async (name) => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId });
    await sync(tms, { externalId, metadata: { [name]: "ACME" } });
    expect((await getLoad(tms, { externalId })).load.metadata).toEqual({ [name]: "ACME" });
  });

  test("never grows beyond 64 KiB, however many keys are sent one after the other", async () => {
    const { externalId } = aNewKey();
    const text = "x".repeat(40_000);
    await sync(tms, { externalId, metadata: { a: text } });
    await expect(sync(tms, { externalId, metadata: { b: text } })).rejects.toMatchObject({ code: "invalid_request" });
  });

  test("null removes a key that a broker set", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId });
    await sync(broker, { externalId, metadata: { note: "call first" } }, { ifVersion: 1 });
    expect((await sync(tms, { externalId, metadata: { note: null } })).load.metadata).toEqual({});
  });
});

describe("merging", () => {
  test("null clears a field that a broker set and the TMS never sent", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId });
    await sync(broker, { externalId, linearFeet: 40 }, { ifVersion: 1 });
    expect((await sync(tms, { externalId, linearFeet: null })).load).not.toHaveProperty("linearFeet");
  });

  test("a default is nobody's edit: setting the status for the first time warns of nothing", async () => {
    const { externalId } = aNewKey();
    await sync(tms, { externalId });
    expect((await sync(tms, { externalId, status: "AVAILABLE", externalDisplayId: "D-1" })).warnings).toBeUndefined();
  });

  test("a broker's order of the stops stands when the TMS only adds one", async () => {
    const { externalId } = aNewKey();
    const stops = (...ids: string[]) => ids.map((id) => ({ type: "PICKUP" as const, externalId: id }));
    await sync(tms, { externalId, stops: stops("A", "B", "C") });
    await sync(broker, { externalId, stops: stops("C", "B", "A") }, { ifVersion: 1 });
    const { load } = await sync(tms, { externalId, stops: stops("A", "B", "C", "D") });
    expect(load.stops.map((stop) => stop.externalId).filter((id) => id !== "D")).toEqual(["C", "B", "A"]);
  });
});

describe("versions", () => {
  test("If-Match counts although the body says ifVersion: null", async () => {
    const { externalId } = aNewKey();
    await post(syncing, { load: { externalId } });
    const stale = { load: { externalId, linearFeet: 1 }, ifVersion: null };
    expect((await post(syncing, stale, { "if-match": '"9"' })).status).toBe(409);
  });

  test("an appointment without offset is read in the timezone the stop has", async () => {
    const { externalId } = aNewKey();
    const stop = { type: "PICKUP" as const, externalId: "A" };
    await sync(tms, { externalId, stops: [stop] });
    const location = { timezone: "America/Monterrey" };
    await sync(broker, { externalId, stops: [{ ...stop, location }] }, { ifVersion: 1 });
    const { load } = await sync(tms, { externalId, stops: [{ ...stop, appointment: { start: "2026-11-20T08:00" } }] });
    expect(load.stops[0]?.appointment?.start).toBe("2026-11-20T14:00:00.000Z");
  });
});
