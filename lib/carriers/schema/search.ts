import * as z from "zod";
import { CarrierRecord, CarrierSummary } from "@/lib/carriers/schema/carrier-record";
import { OnboardingStatus, RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { ShortText, storable } from "@/lib/vocabulary/text";

const query = z
  .string()
  .trim()
  .max(255)
  .refine(...storable)
  .optional()
  .meta({
    description:
      "Words, at most ten, that must all occur in the name, numbers, SCAC or your id; case and accents do not matter. Or one whole regulatory number, however it is written.",
  });
const status = z
  .array(RelationshipStatus)
  .max(3)
  .optional()
  .meta({ description: "Only carriers with a relationship in one of these statuses." });
const onboardingStatus = z
  .array(OnboardingStatus)
  .max(3)
  .optional()
  .meta({ description: "Only carriers with a relationship that is onboarded this far." });

export const CarrierSort = z.enum(["name", "-updatedAt", "waiting"]).meta({
  description:
    "`name`, `-updatedAt` (changed last first) or `waiting` (the relationship that has not changed for longest first).",
});
export type CarrierSort = z.infer<typeof CarrierSort>;

export const SearchCarriersRequest = z.object({
  query,
  status,
  onboardingStatus,
  relationship: z.literal("none").optional().meta({ description: "Only carriers without a relationship." }),
  conflicts: z.boolean().optional().meta({ description: "Only carriers with (`true`) or without open conflicts." }),
  sort: CarrierSort.optional().meta({ description: "`name` unless given." }),
  ...pageRequest,
});
export type SearchCarriersRequest = z.infer<typeof SearchCarriersRequest>;

export const CarrierCounts = z
  .object({
    needsReview: z.int().meta({ description: "With the status NEEDS_REVIEW." }),
    active: z.int().meta({ description: "With the status ACTIVE." }),
    doNotDispatch: z.int().meta({ description: "With the status DO_NOT_DISPATCH." }),
    notOnboarded: z.int().meta({ description: "With a relationship that is NOT_ONBOARDED or IN_PROGRESS." }),
    noRelationship: z.int().meta({ description: "Without a relationship." }),
    conflicts: z
      .int()
      .meta({ description: "Open conflicts, not carriers: all that your organization has, whatever `query`." }),
  })
  .meta({ id: "CarrierCounts", description: "How many carriers fit `query`, whatever the other filters." });
export type CarrierCounts = z.infer<typeof CarrierCounts>;

export const SearchCarriersResponse = z.object({
  ...pageResponse(CarrierRecord),
  total: z.int().optional().meta({ description: "On the first page: how many carriers match." }),
  counts: CarrierCounts.optional().meta({ description: "On the first page." }),
});
export type SearchCarriersResponse = z.infer<typeof SearchCarriersResponse>;

export const carrierId = ShortText.meta({ description: "Our id of the carrier." });

export const GetCarrierRequest = z.object({ id: carrierId });
export type GetCarrierRequest = z.infer<typeof GetCarrierRequest>;
export const CarrierResponse = z.object({
  carrier: CarrierRecord.meta({ description: "The carrier as it is now." }),
});
export type CarrierResponse = z.infer<typeof CarrierResponse>;

export const ListRelationshipsRequest = z.object({ query, status, onboardingStatus, ...pageRequest });
export type ListRelationshipsRequest = z.infer<typeof ListRelationshipsRequest>;
const RelatedCarrier = z
  .object({
    relationship: RelationshipState.meta({ description: "The relationship." }),
    carrier: CarrierSummary.meta({ description: "The carrier it is with." }),
  })
  .meta({ id: "RelatedCarrier", description: "A relationship with the carrier it is with." });
export const ListRelationshipsResponse = z.object(pageResponse(RelatedCarrier));
export type ListRelationshipsResponse = z.infer<typeof ListRelationshipsResponse>;
