import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { newId } from "@/lib/core/ids";
import { createOnboardingLink } from "@/lib/onboarding/create-onboarding-link";
import { authenticateLink } from "@/lib/onboarding/open-link";
import type { Context } from "@/lib/server/context";
import { aRelationship } from "@/lib/testing/a-relationship";
import { anOrganization } from "@/lib/testing/an-organization";

type Given = {
  status?: RelationshipStatus;
  onboardingStatus?: OnboardingStatus;
  expiresInDays?: number;
  broker?: Context;
};

/** A carrier whose telephone number is on record, with the link that a broker sent it. */
export async function aSentLink({ broker, expiresInDays, ...relationship }: Given = {}) {
  const ctx = broker ?? (await anOrganization()).ctx;
  const carrier = await aRelationship(ctx, { onboardingStatus: "NOT_ONBOARDED", ...relationship });
  const { organizationId, db } = ctx;
  const contacts = [{ name: "Marisol", phone: "+52 867 555 0142" }];
  await db.carrierProfile.create({ data: { organizationId, carrierId: carrier.carrierId, contacts } });
  return { broker: ctx, ...carrier, ...(await sendLink(ctx, carrier.carrierId, expiresInDays)) };
}

/** Makes a link and answers its token, with a way to act as the carrier that has it. */
export async function sendLink(broker: Context, carrierId: string, expiresInDays = 14) {
  const { link, url } = await createOnboardingLink(broker, { carrierId, expiresInDays });
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  /** The context of the carrier's call, as the endpoint would make it. */
  async function asCarrier(now = broker.now): Promise<Context> {
    const found = await authenticateLink(token, now);
    if (!found) throw new Error("This link opens nothing.");
    const { organizationId, linkId, carrierId: id, carrierName: name } = found;
    return {
      organizationId,
      actor: { type: "carrier", id, name, link: "ONBOARDING", linkId },
      requestId: newId("req"),
      now,
      db: broker.db,
    };
  }
  return { link, url, token, asCarrier };
}
