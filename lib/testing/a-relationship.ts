import type { OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";

let carriers = 0;

/** A carrier with numbers of its own, and the organization's relationship with it unless its status is undefined. */
export async function aRelationship(
  { organizationId, db }: Context,
  {
    status,
    onboardingStatus = "ONBOARDED",
  }: { status?: RelationshipStatus | undefined; onboardingStatus?: OnboardingStatus },
) {
  const carrierId = newId("carrier");
  const number = `${process.pid}${String(++carriers).padStart(5, "0")}`;
  const numbers = { dotNumber: `1${number}`, mcNumber: `2${number}` };
  await db.carrier.create({ data: { id: carrierId, displayName: "Test Carrier", ...numbers } });
  if (status)
    await db.carrierRelationship.create({
      data: { id: newId("rel"), organizationId, carrierId, status, onboardingStatus, source: "API" },
    });
  const approve = () =>
    db.carrierRelationship.updateMany({ where: { organizationId, carrierId }, data: { status: "ACTIVE" } });
  return { carrierId, ...numbers, approve };
}
