import * as z from "zod";
import { ifVersion } from "@/lib/carriers/schema/carrier";
import { carrierItself, namedCarrier, needsCarrier, needsId, wantedCarrier } from "@/lib/carriers/schema/reference";
import {
  CarrierRelationship,
  OnboardingStatus,
  RelationshipState,
  RelationshipStatus,
} from "@/lib/carriers/schema/relationship";
import { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import { batchItemsMax, decisionItemsMax } from "@/lib/vocabulary/limits.values";
import { NoteText, ShortText } from "@/lib/vocabulary/text";

export { decisionItemsMax } from "@/lib/vocabulary/limits.values";

export const RelationshipInput = z
  .object({
    carrier: CarrierIdentifiers.default({}).meta({
      description: "What you know the carrier by. Without it `carrierExternalId` alone says which one is meant.",
    }),
    carrierExternalId: ShortText.nullable()
      .optional()
      .meta({ description: "Your id of the carrier. Goes before `externalId`. Null takes it away from the carrier." }),
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
  carrierRelationships: z
    .array(RelationshipInput)
    .min(1)
    .max(batchItemsMax)
    .meta({ description: `1 to ${batchItemsMax.toLocaleString("en-US")} relationships.` }),
});
export type UpsertRelationshipsRequest = z.infer<typeof UpsertRelationshipsRequest>;

export const UpsertRelationshipsResponse = z.object({
  carrierRelationships: z.array(z.nullable(CarrierRelationship)).meta({
    description: "One for each item, in their order; null where no single carrier was found: `warnings` says why.",
  }),
});
export type UpsertRelationshipsResponse = z.infer<typeof UpsertRelationshipsResponse>;

const note = NoteText.optional().meta({ description: "Why. Needed for DO_NOT_DISPATCH." });
const id = ShortText.meta({ description: "Our id of the relationship." });
const decision = {
  status: RelationshipStatus.meta({ description: "The status from now on." }),
  onboardingStatus: OnboardingStatus.optional().meta({
    description: "How far it is onboarded. No change unless given.",
  }),
  note,
};

export const RelationshipResponse = z.object({
  carrierRelationship: RelationshipState.meta({ description: "The relationship as it is now." }),
});
export type RelationshipResponse = z.infer<typeof RelationshipResponse>;

export const ReviewRelationshipRequest = z
  .object({
    id: id.optional().meta({ description: "Our id of the relationship. Give this or its carrier." }),
    carrierId: wantedCarrier.carrierId.meta({ description: "Our id of the carrier it is with." }),
    carrier: wantedCarrier.carrier.meta({ description: "The carrier it is with, by what you know it by." }),
    ...decision,
    ifVersion,
  })
  .refine(({ id, carrierId, carrier }) => (id ?? carrierId ?? carrier) !== undefined, {
    error: "Required, unless `carrierId` or `carrier` says whose it is.",
    path: ["id"],
    params: { code: "required" },
  });
export type ReviewRelationshipRequest = z.infer<typeof ReviewRelationshipRequest>;

export const CreateRelationshipRequest = z
  .object({
    ...namedCarrier,
    status: RelationshipStatus.optional().meta({ description: "Your organization's default unless given." }),
    note,
  })
  .refine(...needsCarrier);
export type CreateRelationshipRequest = z.infer<typeof CreateRelationshipRequest>;

const anyId = { description: "Our id of the relationship. Give this or `carrier`." };
export const ReviewManyRequest = z.object({
  items: z
    .array(z.object({ id: carrierItself.id.meta(anyId), carrier: carrierItself.carrier, ifVersion }).refine(...needsId))
    .min(1)
    .max(decisionItemsMax)
    .meta({ description: "The relationships, by our id or by the carrier, each with the version it was seen at." }),
  ...decision,
  validateOnly: z.boolean().optional().meta({ description: "Store nothing; only answer what would become of each." }),
});
export type ReviewManyRequest = z.infer<typeof ReviewManyRequest>;

export const ReviewResult = z
  .object({
    id: z.string().optional().meta({
      description: "Our id of the relationship. Absent where none was sent and none was found.",
    }),
    reason: z
      .enum(["carrier_not_found", "no_relationship", "different_carriers"])
      .optional()
      .meta({ description: "Why a `carrier` was NOT_FOUND. Absent where an id was sent." }),
    outcome: z.enum(["CHANGED", "UNCHANGED", "CONFLICT", "NOT_FOUND"]).meta({
      description: "CONFLICT: it is no longer at `ifVersion`, so it was left as it is.",
    }),
    before: RelationshipState.optional().meta({ description: "What it was. Absent where it was not found." }),
    after: RelationshipState.optional().meta({ description: "What it is now, or would be. Only where it changes." }),
  })
  .meta({ id: "ReviewResult", description: "What became of one relationship." });
export type ReviewResult = z.infer<typeof ReviewResult>;
export const ReviewManyResponse = z.object({
  results: z.array(ReviewResult).meta({ description: "One for each item, in their order." }),
});
export type ReviewManyResponse = z.infer<typeof ReviewManyResponse>;
