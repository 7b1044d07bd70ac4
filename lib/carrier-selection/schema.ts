import * as z from "zod";
import { CarrierRequirement, NotAssignable, RequirementMiss } from "@/lib/carriers/schema/eligibility";
import { CargoInsurance, Certificate, Hauling } from "@/lib/carriers/schema/profile";
import { wantedCarrier } from "@/lib/carriers/schema/reference";
import { OnboardingStatus, RelationshipSource, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { wantedLoad } from "@/lib/loads/schema/operations";
import { Author } from "@/lib/vocabulary/author";
import { regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { PositiveMoney } from "@/lib/vocabulary/money";

export const SelectionOrigin = z.enum(["TMS", "PORTAL", "BID", "SYSTEM"]).meta({
  id: "SelectionOrigin",
  description: "Where it was decided: a sync of the TMS, the portal, an accepted bid, or the portal by itself.",
});
export type SelectionOrigin = z.infer<typeof SelectionOrigin>;

const SelectedLoad = z.object({
  id: z.string().meta({ description: "Our id of the load." }),
  externalId: z.string().meta({ description: "Your id of the load." }),
  version: z.int().meta({ description: "The load's version with this carrier." }),
});

const SelectedCarrier = z.object({
  id: z.string().meta({ description: "Our id of the carrier." }),
  displayName: z.string().meta({ description: "What it was called." }),
  ...regulatoryNumbers,
  scac: z.string().optional().meta({ description: "Standard Carrier Alpha Code." }),
  externalId: z.string().optional().meta({ description: "Your id of the carrier." }),
});

const SelectedRelationship = z.object({
  id: z.string().meta({ description: "Our id of the relationship." }),
  status: RelationshipStatus.meta({ description: "Whether the carrier could haul for your organization." }),
  onboardingStatus: OnboardingStatus.meta({ description: "How far its onboarding had come." }),
  source: RelationshipSource.meta({ description: "Where the last write of the relationship came from." }),
  version: z.int().meta({ description: "The version of the relationship that was looked at." }),
});

const CheckedRequirement = z
  .object({
    requirement: CarrierRequirement.meta({
      description:
        "What was required: a field of `carrierRequirements`, or what follows from goods, trailer and stops.",
    }),
    least: PositiveMoney.optional().meta({ description: "Of `minCargoInsurance`: the least it had to cover." }),
    outcome: z
      .enum(["met", ...RequirementMiss.shape.miss.options])
      .meta({ description: "Whether the carrier met it that day, and if not, how it missed it." }),
  })
  .meta({ id: "CheckedRequirement", description: "What the load asked for, against what the carrier had." });

const EvaluatedRule = z
  .object({
    rule: NotAssignable.meta({ description: "The rule, by the reason it refuses with." }),
    outcome: z.enum(["PASSED", "TOLERATED", "NOT_KNOWN"]).meta({
      description:
        "TOLERATED: it was missed, and your organization does not let that block; NOT_KNOWN: nobody could say.",
    }),
  })
  .meta({ id: "EvaluatedRule", description: "A rule that was asked before the carrier was assigned." });

const profileThen = z.object({
  certificates: z.array(Certificate).meta({ description: "Certificates and bonds on record." }),
  cargoInsurance: CargoInsurance.optional().meta({ description: "Its cargo insurance. Absent: none on record." }),
  has247CustomerService: z
    .boolean()
    .optional()
    .meta({ description: "Whether somebody answers at any hour. Absent: nobody said." }),
  hauling: Hauling.optional().meta({ description: "What it hauled, and where. Absent: nobody said, or before 3." }),
});

/** Frozen when a carrier is assigned. A field that is added later is optional, and raises `schemaVersion`. */
export const CarrierSelectionRecord = z
  .object({
    schemaVersion: z.literal([1, 2, 3]).meta({
      description:
        "The form of this record. Since 2 it can have an `overrideReason`, and outcomes that are not known; since 3 it says what follows from goods, trailer and stops, and `hauling`.",
    }),
    id: z.string().meta({ description: "Our id of the record." }),
    organizationId: z.string().meta({ description: "Our id of your organization." }),
    sequence: z.int().meta({ description: "Its place in your organization's chain, from 1, without gaps." }),
    at: z.iso.datetime().meta({ description: "When the carrier was assigned." }),
    requestId: z.string().meta({ description: "The `x-request-id` of the call." }),
    decidedBy: Author.meta({ description: "Who decided." }),
    via: SelectionOrigin.meta({ description: "Where it was decided." }),
    load: SelectedLoad.meta({ description: "The load it was assigned to." }),
    carrier: SelectedCarrier.meta({ description: "The carrier, with every identifier on record." }),
    relationship: SelectedRelationship.meta({ description: "What it was to your organization." }),
    requirements: z
      .array(CheckedRequirement)
      .meta({ description: "What the load required of its carrier, each with whether it was met." }),
    held: profileThen.meta({ description: "What the carrier had." }),
    rules: z.array(EvaluatedRule).meta({ description: "The rules that were asked." }),
    overrideReason: z.string().optional().meta({
      description: "Why this carrier, although it lacked what the load required, in the words of who accepted its bid.",
    }),
    previousHash: z.string().meta({ description: "The `hash` of the record before it; of the first, 64 zeros." }),
  })
  .meta({ id: "CarrierSelectionRecord", description: "Why a carrier was assigned, as it stood at that moment." });
export type CarrierSelectionRecord = z.infer<typeof CarrierSelectionRecord>;

export const ChainProblem = z
  .enum(["record_missing", "record_changed", "columns_changed", "chain_broken"])
  .meta({ id: "ChainProblem", description: "What is wrong with a record; the operation's description lists them." });
export type ChainProblem = z.infer<typeof ChainProblem>;

export const CarrierSelection = z
  .object({
    record: CarrierSelectionRecord.meta({ description: "What was frozen; the hash is made of all of it." }),
    sequence: z.int().meta({ description: "As in the record." }),
    hash: z.string().meta({ description: "SHA-256 of the record's canonical JSON (RFC 8785), in hexadecimal." }),
    previousHash: z.string().meta({ description: "As in the record." }),
    problem: ChainProblem.optional().meta({
      description: "Absent where the hash is that of the record, and the record before it has the hash that it names.",
    }),
  })
  .meta({ id: "CarrierSelection", description: "A record with its place in the chain." });
export type CarrierSelection = z.infer<typeof CarrierSelection>;

export const ListCarrierSelectionsRequest = z.object({
  ...wantedLoad,
  ...wantedCarrier,
  ...pageRequest,
});
export type ListCarrierSelectionsRequest = z.infer<typeof ListCarrierSelectionsRequest>;
export const ListCarrierSelectionsResponse = z.object(pageResponse(CarrierSelection));
export type ListCarrierSelectionsResponse = z.infer<typeof ListCarrierSelectionsResponse>;

export const VerifyCarrierSelectionsRequest = z.object({});
export const VerifyCarrierSelectionsResponse = z.object({
  valid: z.boolean().meta({ description: "Whether no record was changed, removed or put in later." }),
  records: z.int().meta({
    description: "How many records are right, from the first on: all, or those before the one that is broken.",
  }),
  lastHash: z.string().meta({
    description: "The hash of the last record that is right. Keep it: records cut off the end are missed only by it.",
  }),
  firstBroken: z
    .object({
      sequence: z.int().meta({ description: "Its place in the chain." }),
      problem: ChainProblem.meta({ description: "What is wrong with it." }),
    })
    .optional()
    .meta({ description: "The first record that is wrong. Absent when the chain is valid." }),
});
export type VerifyCarrierSelectionsResponse = z.infer<typeof VerifyCarrierSelectionsResponse>;
