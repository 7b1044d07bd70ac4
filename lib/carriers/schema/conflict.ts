import * as z from "zod";
import { wantedCarrier } from "@/lib/carriers/schema/reference";
import { RelationshipSource } from "@/lib/carriers/schema/relationship";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Author } from "@/lib/vocabulary/author";
import { CarrierIdentifiers } from "@/lib/vocabulary/carrier-identifiers";
import { Instant } from "@/lib/vocabulary/instant";
import { NoteText, ShortText } from "@/lib/vocabulary/text";

export const ConflictKind = z.enum(["DIFFERENT_CARRIERS", "IDENTITY_DIFFERS"]).meta({
  id: "CarrierConflictKind",
  description:
    "The identifiers sent are of different carriers, or the identity on record is another than the one sent.",
});
export type ConflictKind = z.infer<typeof ConflictKind>;

export const IdentityDifference = z
  .object({
    field: z.string().meta({ description: "The field of the identity, e.g. `mcNumber`." }),
    onRecord: z.string().optional().meta({ description: "What is on record. Absent: nothing." }),
    sent: z.string().optional().meta({ description: "What was sent." }),
  })
  .meta({ id: "IdentityDifference", description: "What differs between the identity on record and the one sent." });
export type IdentityDifference = z.infer<typeof IdentityDifference>;

const ConflictingCarrier = z
  .object({
    id: z.string().meta({ description: "Our id of the carrier." }),
    displayName: z.string().meta({ description: "Its name." }),
    identifiedBy: z.array(CarrierIdentifiers.keyof()).meta({
      description: "Which of the identifiers sent are its own, as it is known now.",
    }),
  })
  .meta({ id: "ConflictingCarrier", description: "A carrier by its name, and what was sent of it." });

export const CarrierConflict = z
  .object({
    id: z.string().meta({ description: "Our id of the conflict." }),
    kind: ConflictKind.meta({ description: "What was found." }),
    identifiers: CarrierIdentifiers.meta({ description: "What was sent, as it is compared." }),
    carriers: z.array(ConflictingCarrier).meta({ description: "The carriers it is about." }),
    differences: z.array(IdentityDifference).meta({ description: "Empty for DIFFERENT_CARRIERS." }),
    source: RelationshipSource.meta({ description: "By which way it came last." }),
    actor: Author.meta({ description: "Who sent it last." }),
    requestId: z.string().meta({ description: "The `x-request-id` of the last call that met it." }),
    occurrences: z.int().meta({ description: "In how many calls it was met." }),
    firstSeenAt: Instant.meta({ description: "When it was met first." }),
    lastSeenAt: Instant.meta({ description: "When it was met last." }),
    resolvedAt: Instant.optional().meta({ description: "When somebody settled it. Absent while it is open." }),
    resolvedBy: Author.optional().meta({ description: "Who settled it." }),
    resolution: z.string().optional().meta({ description: "How, in the words of who settled it." }),
  })
  .meta({ id: "CarrierConflict", description: "What was found about carriers and not decided." });
export type CarrierConflict = z.infer<typeof CarrierConflict>;

export const ListConflictsRequest = z.object({
  resolved: z.boolean().optional().meta({ description: "Only settled (`true`) or open ones. Unset: both." }),
  ...wantedCarrier,
  ...pageRequest,
});
export type ListConflictsRequest = z.infer<typeof ListConflictsRequest>;
export const ListConflictsResponse = z.object(pageResponse(CarrierConflict));
export type ListConflictsResponse = z.infer<typeof ListConflictsResponse>;

export const ResolveConflictRequest = z.object({
  id: ShortText.meta({ description: "Our id of the conflict." }),
  resolution: NoteText.optional().meta({ description: "How it was settled." }),
});
export type ResolveConflictRequest = z.infer<typeof ResolveConflictRequest>;
export const ResolveConflictResponse = z.object({});
