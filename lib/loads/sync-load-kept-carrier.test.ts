import { describe, expect, test } from "vitest";
import { verifyCarrierSelections } from "@/lib/carrier-selection/verify-carrier-selections";
import type { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { pinLoadField } from "@/lib/loads/pin-load-field";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aNumber } from "@/lib/testing/a-number";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

const origins = ["a sync by key", "a save in the portal"] as const;
const named = (dotNumber: string) => ({ assignedCarrier: { carrier: { dotNumber } } });
const notAssigned = "carrier_not_assigned load.assignedCarrier.carrier";
const missed = "carrier_requirements_missed load.assignedCarrier.carrier";
const anActiveCarrier = (ctx: Context) => aRelationship(ctx, { status: "ACTIVE" });
const decide = (ctx: Context, dotNumber: string, status: RelationshipStatus) =>
  upsertRelationships(ctx, { carrierRelationships: [{ carrier: { dotNumber }, status }] });

describe.each(origins)("a booked load that is open again by %s", (origin) => {
  async function aBookedLoad() {
    const { broker, tms } = await aBrokerage();
    const { dotNumber, mcNumber, carrierId } = await anActiveCarrier(tms);
    const price = { lineItems: [{ externalId: "1", value: { amount: 1000 } }] };
    const body = { ...aNewKey(), assignedCarrier: { carrier: { dotNumber }, price } };
    const { load } = await sync(tms, { ...body, status: "BOOKED" });
    const reopen = (more = {}) =>
      origin === "a sync by key"
        ? sync(tms, { ...body, status: "AVAILABLE", ...more })
        : sync(broker, { ...body, status: "AVAILABLE", ...more }, { ifVersion: 1 });
    return { broker, tms, body, id: load.id, dotNumber, mcNumber, carrierId, reopen };
  }

  test("keeps the carrier it names while that may be assigned, without another record", async () => {
    const { tms, carrierId, reopen } = await aBookedLoad();
    const answer = await reopen();
    expect(answer.warnings).toBeUndefined();
    expect(answer.load.assignedCarrier?.carrier?.id).toBe(carrierId);
    expect((await verifyCarrierSelections(tms)).records).toBe(1);
  });

  test("loses the carrier it names when that is do-not-dispatch by now, which is then proposed", async () => {
    const { tms, body, dotNumber, carrierId, reopen } = await aBookedLoad();
    await decide(tms, dotNumber, "DO_NOT_DISPATCH");
    const answer = await reopen();
    expect(codesOf(answer)).toEqual([notAssigned]);
    expect(answer.warnings?.[0]?.message).toContain("(do_not_dispatch)");
    expect(answer.load).toMatchObject({ status: "AVAILABLE" });
    expect(answer.load.assignedCarrier).toBeUndefined();
    const { proposedCarrier, version } = await getLoad(tms, body);
    expect(proposedCarrier).toMatchObject(named(dotNumber).assignedCarrier);
    const { items } = await listLoadChanges(tms, body);
    expect(items[0]).toMatchObject({ version: 2, flags: ["carrier_released"] });
    await decide(tms, dotNumber, "ACTIVE");
    const { load } = await sync(tms, { ...body, status: "AVAILABLE" });
    expect(load.assignedCarrier).toMatchObject({
      carrier: { id: carrierId },
      price: { lineItems: [{ value: { amount: 1000 } }] },
    });
    expect([version, (await verifyCarrierSelections(tms)).records]).toEqual([2, 2]);
  });

  test("and says so again changes nothing", async () => {
    const { tms, body, dotNumber, reopen } = await aBookedLoad();
    await decide(tms, dotNumber, "DO_NOT_DISPATCH");
    await reopen();
    await sync(tms, { ...body, status: "AVAILABLE" });
    const before = await db.load.findFirstOrThrow({ where: { externalId: body.externalId } });
    const again = await sync(tms, { ...body, status: "AVAILABLE" });
    expect(codesOf(again)).toEqual([notAssigned]);
    expect(await db.load.findFirstOrThrow({ where: { externalId: body.externalId } })).toEqual(before);
  });

  test("loses its carrier too when the one it names instead may not be assigned either", async () => {
    const { tms, body, dotNumber, reopen } = await aBookedLoad();
    const other = await aRelationship(tms, { status: "NEEDS_REVIEW" });
    await decide(tms, dotNumber, "DO_NOT_DISPATCH");
    const answer = await reopen(named(other.dotNumber));
    expect(codesOf(answer)).toEqual([notAssigned, "carrier_not_assigned load.assignedCarrier"]);
    expect(answer.load.assignedCarrier).toBeUndefined();
    expect((await getLoad(tms, body)).proposedCarrier).toEqual(named(other.dotNumber).assignedCarrier);
  });

  test("loses its carrier and says so beside the one it names, whom nobody knows", async () => {
    const { tms, dotNumber, reopen } = await aBookedLoad();
    await decide(tms, dotNumber, "DO_NOT_DISPATCH");
    const answer = await reopen(named(aNumber()));
    expect(codesOf(answer)).toEqual([notAssigned, "carrier_not_assigned load.assignedCarrier"]);
    expect(answer.load.assignedCarrier).toBeUndefined();
  });

  test("names its carrier by another number, and gets one warning that it may not be assigned", async () => {
    const { tms, dotNumber, mcNumber, reopen } = await aBookedLoad();
    await decide(tms, dotNumber, "DO_NOT_DISPATCH");
    const answer = await reopen({ assignedCarrier: { carrier: { mcNumber } } });
    expect(codesOf(answer)).toEqual([notAssigned]);
    expect(answer.load.assignedCarrier).toBeUndefined();
  });
});

test("a carrier that a broker pinned stays when the TMS opens a booked load again", async () => {
  const { broker, tms } = await aBrokerage();
  const { dotNumber, carrierId } = await anActiveCarrier(tms);
  const body = { ...aNewKey(), ...named(dotNumber) };
  const { load } = await sync(tms, { ...body, status: "BOOKED" });
  await pinLoadField(broker, { id: load.id, path: "load.assignedCarrier.carrier", pinned: true });
  await decide(tms, dotNumber, "DO_NOT_DISPATCH");
  expect((await sync(tms, { ...body, status: "AVAILABLE" })).load.assignedCarrier?.carrier?.id).toBe(carrierId);
});

test("a carrier that a broker chose instead is checked when the TMS opens a booked load again", async () => {
  const { broker, tms } = await aBrokerage();
  const [sent, chosen] = [await anActiveCarrier(tms), await anActiveCarrier(tms)];
  const body = { ...aNewKey(), ...named(sent.dotNumber) };
  await sync(tms, { ...body, status: "BOOKED" });
  await sync(broker, { ...body, ...named(chosen.dotNumber) }, { ifVersion: 1 });
  await decide(tms, chosen.dotNumber, "DO_NOT_DISPATCH");
  const answer = await sync(tms, { ...body, status: "ON_HOLD" });
  expect(codesOf(answer)).toEqual([notAssigned]);
  expect(answer.warnings?.[0]?.message).toContain("Released (do_not_dispatch)");
  expect(answer.load.assignedCarrier).toBeUndefined();
  const again = await sync(tms, { ...body, status: "ON_HOLD" });
  expect(again.load.assignedCarrier?.carrier?.id).toBe(sent.carrierId);
});

describe.each([false, true])("requirements that come after the carrier, blocking: %s", (requirementsBlock) => {
  async function anAssignedLoad() {
    const { broker, tms } = await aBrokerage();
    const { organizationId, now } = tms;
    await db.carrierPolicy.create({ data: { organizationId, requirementsBlock, updatedAt: now } });
    const { dotNumber, carrierId } = await anActiveCarrier(tms);
    const body = { ...aNewKey(), ...named(dotNumber) };
    await sync(tms, body);
    return { broker, tms, body, carrierId };
  }
  const carrierRequirements = { ctpatCertified: true };

  test.each([...origins, "a sync that leaves the carrier out"])(
    "are a warning about the carrier that stays, by %s",
    async (origin) => {
      const { broker, tms, body, carrierId } = await anAssignedLoad();
      const asked = { ...body, carrierRequirements };
      const answer = await (origin === "a sync by key"
        ? sync(tms, asked)
        : origin === "a save in the portal"
          ? sync(broker, asked, { ifVersion: 1 })
          : sync(tms, { externalId: body.externalId, carrierRequirements }));
      expect(codesOf(answer)).toEqual([missed]);
      expect(answer.warnings?.[0]?.message).toContain("ctpatCertified is not known (not_known).");
      expect(answer.load.assignedCarrier?.carrier?.id).toBe(carrierId);
      expect(await getLoad(tms, body)).not.toHaveProperty("proposedCarrier");
      expect((await verifyCarrierSelections(tms)).records).toBe(1);
    },
  );

  test("are warned of once: neither repeated nor dropped ones are, nor others that are met", async () => {
    const { tms, body } = await anAssignedLoad();
    const asked = { ...body, carrierRequirements: { ...carrierRequirements, oeaCertified: true } };
    expect(codesOf(await sync(tms, asked))).toEqual([missed]);
    expect(codesOf(await sync(tms, asked))).toEqual([]);
    expect(codesOf(await sync(tms, { ...asked, carrierRequirements }))).toEqual([]);
    expect(codesOf(await sync(tms, { ...asked, carrierRequirements: { ctpatCertified: true } }))).toEqual([]);
    expect(codesOf(await sync(tms, { ...asked, carrierRequirements: null }))).toEqual([]);
    expect(codesOf(await sync(tms, asked))).toEqual([missed]);
  });
});
