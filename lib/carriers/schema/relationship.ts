import * as z from "zod";
import { Instant } from "@/lib/vocabulary/instant";
import { NoteText } from "@/lib/vocabulary/text";

export const RelationshipStatus = z.enum(["ACTIVE", "NEEDS_REVIEW", "DO_NOT_DISPATCH"]).meta({
  id: "RelationshipStatus",
  description: "Whether the carrier may haul for the organization.",
});
export type RelationshipStatus = z.infer<typeof RelationshipStatus>;

export const OnboardingStatus = z.enum(["NOT_ONBOARDED", "IN_PROGRESS", "ONBOARDED"]).meta({
  id: "OnboardingStatus",
  description: "How far the carrier's onboarding with the organization has come.",
});
export type OnboardingStatus = z.infer<typeof OnboardingStatus>;

export const RelationshipSource = z.enum(["API", "PORTAL", "IMPORT", "ONBOARDING"]).meta({
  id: "RelationshipSource",
  description: "Where the last write came from.",
});
export type RelationshipSource = z.infer<typeof RelationshipSource>;

/** A relationship as the API answers it. */
export const CarrierRelationship = z
  .object({
    id: z.string().meta({ description: "Our id of the relationship." }),
    organizationId: z.string().meta({ description: "Our id of your organization." }),
    carrierOrganizationId: z
      .string()
      .meta({ description: "Our id of the carrier, as in `assignedCarrier.carrier.id`." }),
    status: RelationshipStatus.meta({ description: "Whether the carrier may haul for your organization." }),
    onboardingStatus: OnboardingStatus.meta({ description: "How far its onboarding with you has come." }),
    source: RelationshipSource.meta({ description: "By which way the last write came." }),
    carrierExternalId: z.string().nullable().meta({ description: "Your id of the carrier; null while it has none." }),
  })
  .meta({ id: "CarrierRelationship", description: "What a carrier is to your organization." });
export type CarrierRelationship = z.infer<typeof CarrierRelationship>;

/** A relationship as the portal works with it: with its version, its note and when it changed last. */
export const RelationshipState = CarrierRelationship.extend({
  note: NoteText.optional().meta({ description: "Why the status is what it is, in the words of who set it last." }),
  version: z.int().meta({ description: "1 when it is new, one more with each change." }),
  updatedAt: Instant.meta({ description: "When it changed last." }),
}).meta({ id: "RelationshipState", description: "A relationship with its note and version." });
export type RelationshipState = z.infer<typeof RelationshipState>;
