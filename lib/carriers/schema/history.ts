import * as z from "zod";
import { carrierItself, needsId } from "@/lib/carriers/schema/reference";
import { RelationshipSource } from "@/lib/carriers/schema/relationship";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Author } from "@/lib/vocabulary/author";
import { FieldChange } from "@/lib/vocabulary/field-change";
import { Instant } from "@/lib/vocabulary/instant";

export const CarrierOperation = z
  .enum([
    "CARRIER_ADDED",
    "PROFILE_UPDATED",
    "RELATIONSHIP_CREATED",
    "RELATIONSHIP_UPDATED",
    "LINK_CREATED",
    "LINK_REVOKED",
    "ONBOARDING_STARTED",
    "ONBOARDING_SIGNED",
    "ONBOARDING_ACCEPTED",
    "DOCUMENT_ADDED",
    "DOCUMENT_REMOVED",
  ])
  .meta({ id: "CarrierOperation", description: "What was done." });
export type CarrierOperation = z.infer<typeof CarrierOperation>;

export const CarrierChange = z
  .object({
    id: z.string().meta({ description: "Our id of the change." }),
    at: Instant.meta({ description: "When it was made." }),
    operation: CarrierOperation.meta({ description: "What was done to the carrier." }),
    actor: Author.meta({ description: "Who made it." }),
    source: RelationshipSource.meta({ description: "By which way it came." }),
    requestId: z.string().meta({ description: "The `x-request-id` of the call." }),
    changes: z.array(FieldChange).meta({ description: "What became of which field, e.g. `relationship.status`." }),
    note: z.string().optional().meta({ description: "Why, in the words of who made it." }),
  })
  .meta({ id: "CarrierChange", description: "A change of what your organization has of a carrier." });
export type CarrierChange = z.infer<typeof CarrierChange>;

export const CarrierHistoryRequest = z.object({ ...carrierItself, ...pageRequest }).refine(...needsId);
export type CarrierHistoryRequest = z.infer<typeof CarrierHistoryRequest>;
export const CarrierHistoryResponse = z.object(pageResponse(CarrierChange));
export type CarrierHistoryResponse = z.infer<typeof CarrierHistoryResponse>;
