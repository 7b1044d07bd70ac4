import { describe, expect, test } from "vitest";
import { getCarrier } from "@/lib/carriers/get-carrier";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { acceptOnboarding, reviewOnboarding } from "@/lib/onboarding/accept-onboarding";
import { revokeOnboardingLink } from "@/lib/onboarding/create-onboarding-link";
import { getOnboarding } from "@/lib/onboarding/get-onboarding";
import { saveOnboarding } from "@/lib/onboarding/save-onboarding";
import { signOnboarding } from "@/lib/onboarding/sign-onboarding";
import { db } from "@/lib/server/db";
import { aSentLink, sendLink } from "@/lib/testing/a-sent-link";
import { anOrganization } from "@/lib/testing/an-organization";

const signature = { signerName: "Marisol Garza", agrees: true } as const;
const answers = {
  contacts: [{ name: "Marisol", phone: "+52 867 555 0199" }],
  certificates: [{ type: "CTPAT", expiresOn: "2027-09-30" } as const],
  cargoInsurance: { coverage: { currencyCode: "USD" as const, amount: 10_000_000 } },
  has247CustomerService: true,
  hauling: { trailerTypes: ["REEFER" as const], hazmat: false },
};

async function aSubmission(given: Parameters<typeof aSentLink>[0] = {}) {
  const sent = await aSentLink(given);
  const carrier = await sent.asCarrier();
  await saveOnboarding(carrier, { answers });
  await signOnboarding(carrier, signature);
  const relationship = () => db.carrierRelationship.findFirstOrThrow({ where: { carrierId: sent.carrierId } });
  const profile = () => db.carrierProfile.findFirstOrThrow({ where: { carrierId: sent.carrierId } });
  return { ...sent, carrier, relationship, profile };
}

describe("reviewing", () => {
  test("shows what accepting would change, beside what is on record", async () => {
    const { broker, carrierId, link } = await aSubmission();
    const { submission } = await reviewOnboarding(broker, { carrierId });
    expect(submission).toMatchObject({
      link: { id: link.id, state: "SIGNED" },
      signature: { name: "Marisol Garza" },
      profileVersion: 1,
      profileChanges: [
        { path: "profile.contacts[0].phone", before: "+52 867 555 0142", after: "+52 867 555 0199" },
        { path: "profile.certificates[0]", after: { type: "CTPAT", expiresOn: "2027-09-30" } },
        { path: "profile.cargoInsurance", after: { coverage: { currencyCode: "USD", amount: 10_000_000 } } },
        { path: "profile.has247CustomerService", after: true },
        { path: "profile.hauling", after: { trailerTypes: ["REEFER"], hazmat: false } },
      ],
    });
  });

  test("finds nothing before the signature, nor in another organization", async () => {
    const { broker, carrierId, asCarrier } = await aSentLink();
    await getOnboarding(await asCarrier(), {});
    expect(await reviewOnboarding(broker, { carrierId })).toEqual({});
    await signOnboarding(await asCarrier(), signature);
    const { ctx: other } = await anOrganization();
    expect(await reviewOnboarding(other, { carrierId })).toEqual({});
  });
});

describe("accepting", () => {
  test("keeps what the carrier is not asked and never sees: which customers refuse it, and its registrations", async () => {
    const { broker, carrierId, link, asCarrier } = await aSentLink();
    const unseen = { refusedByCustomers: ["FRUTAS-SONORA"], dotSuffixes: ["X" as const] };
    await updateCarrierProfile(broker, { id: carrierId, ...unseen });
    const carrier = await asCarrier();
    expect(JSON.stringify(await getOnboarding(carrier, {}))).not.toContain("FRUTAS");
    await signOnboarding(carrier, signature);
    const { submission } = await reviewOnboarding(broker, { carrierId });
    expect(JSON.stringify(submission?.profileChanges)).not.toMatch(/FRUTAS|dotSuffixes/);
    await acceptOnboarding(broker, { linkId: link.id });
    expect((await getCarrier(broker, { id: carrierId })).carrier.profile).toMatchObject(unseen);
  });

  test.each(["ACTIVE", "NEEDS_REVIEW"] as const)(
    "makes the answers the record, a carrier that is %s stays so",
    async (status) => {
      const { broker, link, relationship, profile, carrier } = await aSubmission({ status });
      const { link: accepted } = await acceptOnboarding(broker, { linkId: link.id, ifVersion: 1 });
      expect(accepted).toMatchObject({ state: "ACCEPTED", acceptedAt: broker.now.toISOString() });
      expect(await relationship()).toMatchObject({ status, onboardingStatus: "ONBOARDED", source: "PORTAL" });
      expect(await profile()).toMatchObject({ ...answers, version: 2 });
      expect(await getOnboarding(carrier, {})).toMatchObject({ state: "ACCEPTED" });
      const recorded = await db.carrierChange.findMany({
        where: { organizationId: broker.organizationId },
        orderBy: { id: "desc" },
      });
      expect(recorded[0]).toMatchObject({ operation: "ONBOARDING_ACCEPTED", actor: { name: "Ada Admin" } });
    },
  );

  test("what came without a relationship leaves it to be reviewed", async () => {
    const { broker, link, relationship } = await aSubmission();
    await acceptOnboarding(broker, { linkId: link.id });
    expect(await relationship()).toMatchObject({ status: "NEEDS_REVIEW", onboardingStatus: "ONBOARDED" });
  });

  test("loses nothing that somebody wrote since it was reviewed", async () => {
    const { broker, link, profile } = await aSubmission();
    await db.carrierProfile.updateMany({
      where: { organizationId: broker.organizationId },
      data: { version: 2, has247CustomerService: false },
    });
    const stale = acceptOnboarding(broker, { linkId: link.id, ifVersion: 1 });
    await expect(stale).rejects.toMatchObject({ code: "version_conflict" });
    expect(await profile()).toMatchObject({ version: 2, has247CustomerService: false });
    expect((await acceptOnboarding(broker, { linkId: link.id, ifVersion: 2 })).link.state).toBe("ACCEPTED");
  });

  test("is refused twice, before the signature, and after a revocation", async () => {
    const { broker, link } = await aSubmission();
    const refused = (linkId: string) =>
      expect(acceptOnboarding(broker, { linkId })).rejects.toMatchObject({ code: "conflict" });
    await acceptOnboarding(broker, { linkId: link.id });
    await refused(link.id);
    const unsigned = await aSentLink({ broker });
    await refused(unsigned.link.id);
    const revoked = await aSubmission({ broker });
    await revokeOnboardingLink(broker, { id: revoked.link.id });
    await refused(revoked.link.id);
    expect(await reviewOnboarding(broker, { carrierId: revoked.carrierId })).toEqual({});
  });

  test("takes the latest that was signed, no earlier one", async () => {
    const { broker, carrierId, link } = await aSubmission();
    const second = await sendLink(broker, carrierId);
    const later = new Date(broker.now.getTime() + 1000);
    await signOnboarding(await second.asCarrier(later), signature);
    await expect(acceptOnboarding(broker, { linkId: link.id })).rejects.toMatchObject({ code: "conflict" });
    expect((await acceptOnboarding(broker, { linkId: second.link.id })).link.state).toBe("ACCEPTED");
  });
});
