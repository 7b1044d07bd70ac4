import * as z from "zod";
import { CarrierRelationship, OnboardingStatus, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import { ShortText } from "@/lib/vocabulary/text";

export const RelationshipInput = z
  .object({
    carrier: CarrierIdentifiers.default({}).meta({
      description: "What you know the carrier by. Without it `carrierExternalId` alone says which one is meant.",
    }),
    carrierExternalId: ShortText.optional().meta({ description: "Your id of the carrier. Goes before `externalId`." }),
    status: RelationshipStatus.optional().meta({
      description: "No change unless given; a new relationship has your organization's default.",
    }),
    onboardingStatus: OnboardingStatus.optional().meta({
      description: "No change unless given; a new relationship is NOT_ONBOARDED.",
    }),
  })
  .meta({ id: "RelationshipInput", description: "What a carrier is to your organization." });
export type RelationshipInput = z.infer<typeof RelationshipInput>;

export const UpsertRelationshipsRequest = z.object({
  carrierRelationships: z.array(RelationshipInput).min(1).max(1000).meta({ description: "1 to 1,000 relationships." }),
});
export type UpsertRelationshipsRequest = z.infer<typeof UpsertRelationshipsRequest>;

export const UpsertRelationshipsResponse = z.object({
  carrierRelationships: z
    .array(z.nullable(CarrierRelationship))
    .meta({ description: "One for each item, in their order; null where no single carrier was found." }),
});
export type UpsertRelationshipsResponse = z.infer<typeof UpsertRelationshipsResponse>;
