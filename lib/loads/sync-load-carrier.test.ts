import { beforeAll, describe, expect, test } from "vitest";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

describe("the carrier of a load", () => {
  const assigned = (dotNumber: string) => ({ assignedCarrier: { carrier: { dotNumber } } });

  test("is assigned when the relationship allows it, and answered in full", async () => {
    const { dotNumber, carrierId } = await aRelationship(tms, { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED" });
    const lineItems = [{ value: { amount: -500 }, externalCode: "DISC" }];
    const { load } = await sync(tms, {
      ...aNewKey(),
      assignedCarrier: { carrier: { dotNumber: `USDOT ${dotNumber}` }, price: { lineItems } },
    });
    expect(load.assignedCarrier).toMatchObject({
      carrier: { id: carrierId, displayName: "Test Carrier", dotNumber },
      price: { lineItems: [{ type: "EXTERNAL", value: { amount: -500, currencyCode: "USD" }, externalCode: "DISC" }] },
    });
  });

  test("may be sent in the earlier form, and sent back as it was answered", async () => {
    const { dotNumber, carrierId } = await aRelationship(tms, { status: "ACTIVE" });
    const { externalId } = aNewKey();
    const { load } = await sync(tms, { externalId, assignedCarrier: { dotNumber } });
    expect(load.assignedCarrier?.carrier?.id).toBe(carrierId);
    const again = await sync(tms, { externalId, id: load.id, assignedCarrier: load.assignedCarrier });
    expect(again.warnings).toBeUndefined();
    expect(again.load).toEqual(load);
    expect((await getLoad(tms, { externalId })).lastSynced.assignedCarrier).toEqual({ carrier: { id: carrierId } });
    const byId = await sync(tms, { ...aNewKey(), assignedCarrier: { carrier: { id: carrierId } } });
    expect(byId.load.assignedCarrier?.carrier?.id).toBe(carrierId);
  });

  test.each([
    ["NEEDS_REVIEW", "needs_review"],
    ["DO_NOT_DISPATCH", "do_not_dispatch"],
    [undefined, "no_relationship"],
  ] as const)("with relationship %s is proposed, not assigned, and the one before stays", async (status, reason) => {
    const [before, refused] = [await aRelationship(tms, { status: "ACTIVE" }), await aRelationship(tms, { status })];
    const { externalId } = aNewKey();
    await sync(tms, { externalId, ...assigned(before.dotNumber) });
    const answer = await sync(tms, { externalId, linearFeet: 9, ...assigned(refused.dotNumber) });
    expect(codesOf(answer)).toEqual(["carrier_not_assigned load.assignedCarrier.carrier"]);
    expect(answer.warnings?.[0]?.message).toContain(reason);
    expect(answer.load).toMatchObject({ linearFeet: 9, assignedCarrier: { carrier: { id: before.carrierId } } });
    const { proposedCarrier } = await getLoad(tms, { externalId });
    expect(proposedCarrier).toEqual({ carrier: { dotNumber: refused.dotNumber } });
  });

  test("that is proposed is assigned by the next sync that carries it once it may be", async () => {
    const { dotNumber, carrierId, approve } = await aRelationship(tms, { status: "NEEDS_REVIEW" });
    const body = { ...aNewKey(), ...assigned(dotNumber) };
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
    const body = { ...aNewKey(), ...assigned(sent.dotNumber) };
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
      ...aNewKey(),
      assignedCarrier: { carrier: { dotNumber: one.dotNumber, mcNumber: other.mcNumber } },
    });
    const candidates = expect.arrayContaining([one.carrierId, other.carrierId]);
    expect(answer.warnings).toMatchObject([
      { code: "carrier_not_assigned", reason: "different_carriers", candidates, message: expect.any(String) },
    ]);
    expect(answer.load.assignedCarrier).toBeUndefined();
  });

  test("is released when a booked load is open again, unless the same sync names one", async () => {
    const { dotNumber, carrierId } = await aRelationship(tms, { status: "ACTIVE" });
    const { externalId } = aNewKey();
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
    const body = { ...aNewKey(), status: "BOOKED" as const, assignedCarrier: { carrier: { dotNumber } } };
    await sync(tms, body);
    await sync(broker, { externalId: body.externalId, status: "AVAILABLE" }, { ifVersion: 1 });
    const { load } = await sync(tms, body);
    expect(load.status).toBe("AVAILABLE");
    expect(load.assignedCarrier).toBeUndefined();
  });
});
