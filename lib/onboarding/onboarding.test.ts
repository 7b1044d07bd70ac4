import { describe, expect, test } from "vitest";
import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { reviewOnboarding } from "@/lib/onboarding/accept-onboarding";
import { getOnboarding } from "@/lib/onboarding/get-onboarding";
import { saveOnboarding } from "@/lib/onboarding/save-onboarding";
import { signOnboarding } from "@/lib/onboarding/sign-onboarding";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aSentLink } from "@/lib/testing/a-sent-link";

const signature = { signerName: "Marisol Garza", signerTitle: "Gerente", agrees: true, language: "es-MX" } as const;

const relationshipWith = ({ organizationId }: Context, carrierId: string) =>
  db.carrierRelationship.findUnique({
    where: { organizationId_carrierId: { organizationId, carrierId } },
    select: { status: true, onboardingStatus: true, source: true, version: true },
  });

const operationsOf = async ({ organizationId }: Context, carrierId: string) => {
  const recorded = await db.carrierChange.findMany({ where: { organizationId, carrierId }, orderBy: { id: "asc" } });
  return recorded.map(({ operation, source }) => `${operation} ${source}`);
};

describe("opening a link", () => {
  test("where there is no relationship makes one that needs review, whatever the default", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink();
    await getOnboarding(await asCarrier(), {});
    expect(await relationshipWith(broker, carrierId)).toEqual({
      status: "NEEDS_REVIEW",
      onboardingStatus: "IN_PROGRESS",
      source: "ONBOARDING",
      version: 1,
    });
    expect(await operationsOf(broker, carrierId)).toEqual([
      "LINK_CREATED PORTAL",
      "RELATIONSHIP_CREATED ONBOARDING",
      "ONBOARDING_STARTED ONBOARDING",
    ]);
  });

  test.each([
    ["ACTIVE", "NOT_ONBOARDED", "IN_PROGRESS"],
    ["ACTIVE", "IN_PROGRESS", "IN_PROGRESS"],
    ["NEEDS_REVIEW", "NOT_ONBOARDED", "IN_PROGRESS"],
  ] as [RelationshipStatus, OnboardingStatus, OnboardingStatus][])(
    "of a carrier that is %s, %s makes it %s and leaves the status",
    async (status, onboardingStatus, after) => {
      const { broker, carrierId, asCarrier } = await aSentLink({ status, onboardingStatus });
      await getOnboarding(await asCarrier(), {});
      expect(await relationshipWith(broker, carrierId)).toMatchObject({ status, onboardingStatus: after });
    },
  );

  test("never moves a carrier back that was onboarded meanwhile: the link opens nothing", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink({ status: "ACTIVE" });
    const carrier = await asCarrier();
    await db.carrierRelationship.updateMany({ where: { carrierId }, data: { onboardingStatus: "ONBOARDED" } });
    const before = await relationshipWith(broker, carrierId);
    await expect(getOnboarding(carrier, {})).rejects.toMatchObject({ code: "unauthorized" });
    await expect(signOnboarding(carrier, signature)).rejects.toMatchObject({ code: "unauthorized" });
    expect(await relationshipWith(broker, carrierId)).toEqual(before);
  });

  test("shows what is on record as a beginning, and happens once however often it is opened at once", async () => {
    const { broker, carrierId, dotNumber, mcNumber, asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const opened = await Promise.all(Array.from({ length: 4 }, () => getOnboarding(carrier, {})));
    const identity = { displayName: "Test Carrier", dotNumber, mcNumber };
    expect(opened[0]).toMatchObject({
      organizationName: "Test Freight",
      carrier: identity,
      state: "OPENED",
      answers: { identity, contacts: [{ name: "Marisol", phone: "+52 867 555 0142" }], certificates: [] },
      version: 1,
      documents: [],
    });
    expect(await operationsOf(broker, carrierId)).toHaveLength(3);
  });
});

describe("saving", () => {
  test("keeps each part, so that the link goes on where it was left", async () => {
    const { asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const cargoInsurance = { insurer: "GNP" };
    expect(await saveOnboarding(carrier, { answers: { cargoInsurance }, ifVersion: 1 })).toEqual({ version: 2 });
    await saveOnboarding(carrier, { answers: { certificates: [{ type: "CTPAT" }] }, ifVersion: 2 });
    const { answers, version } = await getOnboarding(carrier, {});
    expect([answers.cargoInsurance, answers.certificates, version]).toEqual([cargoInsurance, [{ type: "CTPAT" }], 3]);
  });

  test("by two at once loses nothing: the second is answered what is there now", async () => {
    const { asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    await getOnboarding(carrier, {});
    const names = ["Ana", "Bea"];
    const saves = await Promise.allSettled(
      names.map((name) => saveOnboarding(carrier, { answers: { contacts: [{ name }] }, ifVersion: 1 })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const winner = names[saves.findIndex(({ status }) => status === "fulfilled")];
    const { answers, version } = await getOnboarding(carrier, {});
    expect([answers.contacts, version]).toEqual([[{ name: winner }], 2]);
    expect(saves.find(({ status }) => status === "rejected")).toMatchObject({
      reason: {
        code: "version_conflict",
        details: { current: { version: 2, answers: { contacts: [{ name: winner }] } } },
      },
    });
  });

  test("what is there already changes nothing", async () => {
    const { asCarrier } = await aSentLink();
    const { answers } = await getOnboarding(await asCarrier(), {});
    const { contacts } = answers;
    expect(await saveOnboarding(await asCarrier(), { answers: { contacts }, ifVersion: 1 })).toEqual({ version: 1 });
  });
});

describe("signing", () => {
  test("submits for review and decides nothing: no carrier becomes ONBOARDED or ACTIVE by itself", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const { state, signature: signed } = await signOnboarding(carrier, signature);
    expect(state).toBe("SIGNED");
    expect(signed).toEqual({
      name: "Marisol Garza",
      title: "Gerente",
      signedAt: carrier.now.toISOString(),
      consent: "onboarding-2026-11",
      language: "es-MX",
      documents: [],
    });
    expect(await relationshipWith(broker, carrierId)).toMatchObject({
      status: "NEEDS_REVIEW",
      onboardingStatus: "IN_PROGRESS",
    });
    expect((await operationsOf(broker, carrierId)).at(-1)).toBe("ONBOARDING_SIGNED ONBOARDING");
  });

  test("happens once, and nothing changes after it", async () => {
    const { asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const signed = await Promise.allSettled([signOnboarding(carrier, signature), signOnboarding(carrier, signature)]);
    expect(signed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(signed.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    await expect(saveOnboarding(carrier, { answers: { contacts: [] } })).rejects.toMatchObject({ code: "conflict" });
    expect(await getOnboarding(carrier, {})).toMatchObject({ state: "SIGNED", signature: { name: "Marisol Garza" } });
  });

  test("is of what the signer saw", async () => {
    const { asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    await saveOnboarding(carrier, { answers: { certificates: [{ type: "FAST" }] } });
    const stale = signOnboarding(carrier, { ...signature, ifVersion: 1 });
    await expect(stale).rejects.toMatchObject({ code: "version_conflict" });
    expect(await signOnboarding(carrier, { ...signature, ifVersion: 2 })).toMatchObject({ state: "SIGNED" });
  });

  test("needs what is missing first, and says what", async () => {
    const { asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    await saveOnboarding(carrier, { answers: { contacts: [], cargoInsurance: { insurer: "GNP" } } });
    await expect(signOnboarding(carrier, signature)).rejects.toMatchObject({
      code: "invalid_request",
      details: { issues: [{ path: "answers.contacts" }, { path: "answers.cargoInsurance.coverage" }] },
    });
  });

  test("another identity than on record changes no record and is listed for the organization", async () => {
    const { broker, carrierId, dotNumber, mcNumber, asCarrier } = await aSentLink();
    const carrier = await asCarrier();
    const identity = { displayName: "Test Carrier", dotNumber, mcNumber: "MC 999000111", scac: "TSTC" };
    await saveOnboarding(carrier, { answers: { identity } });
    await signOnboarding(carrier, signature);
    const differences = [
      { field: "mcNumber", onRecord: mcNumber, sent: "MC 999000111" },
      { field: "scac", sent: "TSTC" },
    ];
    const { submission } = await reviewOnboarding(broker, { carrierId });
    expect(submission?.identityDifferences).toEqual(differences);
    const { organizationId } = broker;
    expect(await db.carrierConflict.findMany({ where: { organizationId } })).toMatchObject([
      { kind: "IDENTITY_DIFFERS", carrierIds: [carrierId], details: differences, source: "ONBOARDING" },
    ]);
    expect(await db.carrier.findUnique({ where: { id: carrierId } })).toMatchObject({ mcNumber, scac: null });
  });

  test("the identity on record leaves no conflict", async () => {
    const { broker, asCarrier } = await aSentLink();
    await signOnboarding(await asCarrier(), signature);
    expect(await db.carrierConflict.count({ where: { organizationId: broker.organizationId } })).toBe(0);
  });
});
