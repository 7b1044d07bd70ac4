import * as z from "zod";
import { RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { Author } from "@/lib/vocabulary/author";
import { Instant } from "@/lib/vocabulary/instant";

const defaultStatus = RelationshipStatus.meta({
  description: "The status of a relationship that an upsert or an import creates without one. ACTIVE at first.",
});
const requirementsBlock = z.boolean().meta({
  description:
    "Whether a carrier that misses what a load requires may not be assigned. At first it may: the miss is only shown.",
});

/** How an organization treats carriers. */
export const CarrierPolicy = z
  .object({
    defaultStatus,
    requirementsBlock,
    updatedBy: Author.optional().meta({ description: "Who changed it last. Absent while nobody did." }),
    updatedAt: Instant.optional().meta({ description: "When it was changed last." }),
  })
  .meta({ id: "CarrierPolicy", description: "How your organization treats carriers." });
export type CarrierPolicy = z.infer<typeof CarrierPolicy>;

export const GetCarrierPolicyRequest = z.object({});
export const SaveCarrierPolicyRequest = z.object({
  defaultStatus: defaultStatus.optional(),
  requirementsBlock: requirementsBlock.optional(),
});
export type SaveCarrierPolicyRequest = z.infer<typeof SaveCarrierPolicyRequest>;
export const CarrierPolicyResponse = z.object({
  policy: CarrierPolicy.meta({ description: "The policy in force." }),
});
export type CarrierPolicyResponse = z.infer<typeof CarrierPolicyResponse>;
