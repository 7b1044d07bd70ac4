import * as z from "zod";

export const RelationshipStatus = z
  .enum(["ACTIVE", "NEEDS_REVIEW", "DO_NOT_DISPATCH"])
  .meta({ id: "RelationshipStatus" });
export type RelationshipStatus = z.infer<typeof RelationshipStatus>;
export const OnboardingStatus = z.enum(["NOT_ONBOARDED", "IN_PROGRESS", "ONBOARDED"]).meta({ id: "OnboardingStatus" });
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;
export const RelationshipSource = z.enum(["API", "PORTAL", "IMPORT", "ONBOARDING"]).meta({ id: "RelationshipSource" });
export type RelationshipSource = z.infer<typeof RelationshipSource>;

/** A carrier as one organization knows it: the shared identity with the organization's own id and contact. */
export type KnownCarrier = {
  id: string;
  displayName: string;
  dotNumber?: string;
  mcNumber?: string;
  mxNumber?: string;
  rfcNumber?: string;
  cvorNumber?: string;
  nirNumber?: string;
  nscNumber?: string;
  scac?: string;
  externalId?: string;
  contactName?: string;
  contactPhone?: string;
  contactEmail?: string;
  relationship?: { status: RelationshipStatus; onboardingStatus: OnboardingStatus };
};
