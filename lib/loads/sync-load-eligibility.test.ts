import { beforeAll, describe, expect, test } from "vitest";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import type { Warning } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { blockLoadCarrier } from "@/lib/loads/block-load-carrier";
import { checkLoadCarrier } from "@/lib/loads/check-eligibility";
import { getLoad } from "@/lib/loads/get-load";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, codesOf, sync } from "@/lib/testing/a-sync";

type Row = [status: RelationshipStatus | "none", onboarding: OnboardingStatus | "–", refusal: string | undefined];

/** Every row of the table of what a relationship means, as far as assigning goes. */
const rows: Row[] = [
  ["none", "–", "no_relationship"],
  ["ACTIVE", "ONBOARDED", undefined],
  ["ACTIVE", "NOT_ONBOARDED", undefined],
  ["ACTIVE", "IN_PROGRESS", undefined],
  ["NEEDS_REVIEW", "ONBOARDED", "needs_review"],
  ["NEEDS_REVIEW", "NOT_ONBOARDED", "needs_review"],
  ["NEEDS_REVIEW", "IN_PROGRESS", "needs_review"],
  ["DO_NOT_DISPATCH", "ONBOARDED", "do_not_dispatch"],
  ["DO_NOT_DISPATCH", "NOT_ONBOARDED", "do_not_dispatch"],
  ["DO_NOT_DISPATCH", "IN_PROGRESS", "do_not_dispatch"],
];
const origins = ["a sync by key", "a save in the portal"] as const;
const cases = origins.flatMap((origin) => rows.map((row) => [origin, ...row] as const));

let callers: Record<(typeof origins)[number], Context>;
let broker: Context;

beforeAll(async () => {
  const brokerage = await aBrokerage();
  broker = brokerage.broker;
  callers = { "a sync by key": brokerage.tms, "a save in the portal": broker };
});

const aCarrier = (status: Row[0], onboarding: Row[1]) =>
  aRelationship(broker, {
    status: status === "none" ? undefined : status,
    ...(onboarding !== "–" && { onboardingStatus: onboarding }),
  });

/** A stored load, and how `origin` gives it a carrier. */
async function aLoadFor(origin: (typeof origins)[number]) {
  const { externalId } = aNewKey();
  const { load } = await sync(broker, { externalId });
  const assign = async (dotNumber: string, more = {}) => {
    const { version: ifVersion } = await getLoad(broker, { externalId });
    return sync(callers[origin], { externalId, assignedCarrier: { carrier: { dotNumber } }, ...more }, { ifVersion });
  };
  return { id: load.id, externalId, assign };
}

describe("a carrier named by", () => {
  test.each(cases)("%s with relationship %s, %s", async (origin, status, onboarding, refusal) => {
    const { dotNumber, carrierId } = await aCarrier(status, onboarding);
    const { id, externalId, assign } = await aLoadFor(origin);
    const answer = await assign(dotNumber);
    expect(answer.load.assignedCarrier?.carrier?.id).toBe(refusal ? undefined : carrierId);
    expect(codesOf(answer)).toEqual(refusal ? ["carrier_not_assigned load.assignedCarrier.carrier"] : []);
    expect(answer.warnings?.[0]?.reason).toBe(refusal);
    if (refusal) expect(answer.warnings?.[0]?.message).toContain(`(${refusal})`);
    expect((await getLoad(broker, { externalId })).proposedCarrier !== undefined).toBe(refusal !== undefined);
    expect((await checkLoadCarrier(broker, { id, carrierId })).meaning.reason).toBe(refusal);
  });

  test.each(cases)("%s with relationship %s, %s, blocked for this load", async (origin, status, onboarding) => {
    const { dotNumber, carrierId } = await aCarrier(status, onboarding);
    const { id, assign } = await aLoadFor(origin);
    await blockLoadCarrier(broker, { id, carrierId });
    const answer = await assign(dotNumber);
    expect(answer.load.assignedCarrier).toBeUndefined();
    const reason = status === "DO_NOT_DISPATCH" ? "do_not_dispatch" : "blocked_for_load";
    expect(answer.warnings?.[0]?.message).toContain(`(${reason})`);
    expect((await checkLoadCarrier(broker, { id, carrierId })).meaning).toMatchObject({
      assignable: false,
      seesFreight: false,
      reason,
    });
  });
});

const requirements = { ctpatCertified: true, minCargoInsurance: { amount: 10_000_000 } };
const missed =
  "Assigned, although it does not meet what the load requires: ctpatCertified has expired (expired), minCargoInsurance covers too little (too_low).";

const misses = [
  { requirement: "ctpatCertified", miss: "expired", since: "2020-01-31" },
  { requirement: "minCargoInsurance", miss: "too_low" },
];

const aCarrierThatMisses = async () => {
  const carrier = await aCarrier("ACTIVE", "ONBOARDED");
  await db.carrierProfile.create({
    data: {
      organizationId: broker.organizationId,
      carrierId: carrier.carrierId,
      certificates: [{ type: "CTPAT", expiresOn: "2020-01-31" }],
      cargoInsurance: { coverage: { currencyCode: "USD", amount: 5_000_000 } },
    },
  });
  return carrier;
};

const missWarningsOf = ({ warnings = [] }: { warnings?: Warning[] }) =>
  warnings.filter(({ code }) => code === "carrier_requirements_missed").map((warning) => warning.misses);

describe.each(origins)("requirements that a carrier misses, named by %s", (origin) => {
  test("are a warning and do not block", async () => {
    const { dotNumber, carrierId } = await aCarrierThatMisses();
    const { assign } = await aLoadFor(origin);
    const answer = await assign(dotNumber, { carrierRequirements: requirements });
    expect(answer.load.assignedCarrier?.carrier?.id).toBe(carrierId);
    expect(answer.warnings).toEqual([
      { path: "load.assignedCarrier.carrier", code: "carrier_requirements_missed", message: missed, misses },
    ]);
  });

  test("are warned of where the goods ask for them, but not where nobody knows", async () => {
    const { dotNumber, carrierId } = await aCarrier("ACTIVE", "ONBOARDED");
    const { assign } = await aLoadFor(origin);
    const hazardous = { commodities: [{ hazmatDetails: { isHazmat: true, classification: "CLASS_8_CORROSIVES" } }] };
    expect(missWarningsOf(await assign(dotNumber, { ...hazardous, assignedCarrier: null }))).toEqual([]);
    expect(missWarningsOf(await assign(dotNumber, hazardous))).toEqual([]);
    await assign(dotNumber, { assignedCarrier: null });
    await updateCarrierProfile(broker, { id: carrierId, hauling: { hazmat: false } });
    expect(missWarningsOf(await assign(dotNumber, hazardous))).toEqual([[{ requirement: "hazmat", miss: "not_held" }]]);
  });

  test("count as they are after the same call", async () => {
    const { dotNumber } = await aCarrierThatMisses();
    const { assign } = await aLoadFor(origin);
    await assign(dotNumber, { carrierRequirements: requirements, assignedCarrier: null });
    const answer = await assign(dotNumber, { carrierRequirements: null });
    expect(answer.warnings).toBeUndefined();
  });

  test("block where the organization says so, and the carrier waits as the proposed one", async () => {
    const { dotNumber } = await aCarrierThatMisses();
    const { externalId, assign } = await aLoadFor(origin);
    await db.carrierPolicy.create({
      data: { organizationId: broker.organizationId, requirementsBlock: true, updatedAt: broker.now },
    });
    const answer = await assign(dotNumber, { carrierRequirements: requirements });
    await db.carrierPolicy.delete({ where: { organizationId: broker.organizationId } });
    expect(answer.load.assignedCarrier).toBeUndefined();
    expect(answer.load.carrierRequirements?.ctpatCertified).toBe(true);
    expect(answer.warnings?.[0]?.message).toContain("(requirements_missed)");
    expect(answer.warnings?.[0]).toMatchObject({ reason: "requirements_missed", misses });
    expect((await getLoad(broker, { externalId })).proposedCarrier).toEqual({ carrier: { dotNumber } });
  });
});

describe("what a carrier means for a load", () => {
  test("names what it misses, in both kinds of organization", async () => {
    const { carrierId } = await aCarrierThatMisses();
    const { load } = await sync(broker, { ...aNewKey(), carrierRequirements: requirements });
    const answer = await checkLoadCarrier(broker, { id: load.id, carrierId });
    expect(answer.meaning).toEqual({ assignable: true, offersOnboardingLink: false, seesFreight: true, misses });
  });

  test("is refused for another organization's load, and for a carrier that nobody knows", async () => {
    const { broker: stranger } = await aBrokerage();
    const { carrierId } = await aCarrier("ACTIVE", "ONBOARDED");
    const { load } = await sync(broker, aNewKey());
    await expect(checkLoadCarrier(stranger, { id: load.id, carrierId })).rejects.toMatchObject({ code: "not_found" });
    const unknown = checkLoadCarrier(broker, { id: load.id, carrierId: newId("carrier") });
    await expect(unknown).rejects.toMatchObject({ code: "not_found" });
  });
});
