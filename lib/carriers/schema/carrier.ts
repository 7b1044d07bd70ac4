import * as z from "zod";
import { Eligibility } from "@/lib/carriers/schema/eligibility";
import { CarrierProfile, DotSuffix } from "@/lib/carriers/schema/profile";
import { carrierItself, needsId } from "@/lib/carriers/schema/reference";
import { OnboardingStatus, RelationshipState, RelationshipStatus } from "@/lib/carriers/schema/relationship";
import { clearable } from "@/lib/core/clearable";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { type RegulatoryNumber, regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { Instant } from "@/lib/vocabulary/instant";
import { shortTextMax, versionMax } from "@/lib/vocabulary/limits.values";
import { storable } from "@/lib/vocabulary/text";

const Version = z
  .int()
  .min(0)
  .max(versionMax)
  .meta({ description: "The version it was read at; one more with each change." });

export const ifVersion = Version.optional().meta({
  description: "Refuse with 409 unless it is still at this version. Goes before the header `If-Match`.",
});

/** A carrier by its name and numbers: the same for every organization. */
const CarrierSummary = z
  .object({
    id: z.string().meta({ description: "Our id of the carrier." }),
    displayName: z.string().meta({ description: "Its name." }),
    ...regulatoryNumbers,
    scac: z.string().optional().meta({ description: "Standard Carrier Alpha Code." }),
  })
  .meta({ id: "CarrierSummary", description: "A carrier by its name and numbers, as numbers are compared." });

export const OnboardingLinkState = z
  .enum(["LINK_SENT", "OPENED", "SIGNED", "ACCEPTED", "EXPIRED", "REVOKED"])
  .meta({ id: "OnboardingLinkState", description: "How far an onboarding link has come." });
export type OnboardingLinkState = z.infer<typeof OnboardingLinkState>;

const LatestLink = z
  .object({
    state: OnboardingLinkState.meta({ description: "How far it has come." }),
    at: Instant.meta({ description: "Since when." }),
  })
  .meta({ id: "LatestOnboardingLink", description: "The carrier's latest onboarding link." });
export type LatestLink = z.infer<typeof LatestLink>;

/** A carrier as an organization works with it. */
export const CarrierRecord = z
  .object({
    ...CarrierSummary.shape,
    externalId: z.string().optional().meta({ description: "Your id of the carrier." }),
    relationship: RelationshipState.optional().meta({ description: "Absent while there is none." }),
    profile: CarrierProfile.meta({ description: "What you know of the carrier beside its identity." }),
    profileVersion: z.int().meta({ description: "The version of `profile`; 0 while nothing was ever entered." }),
    meaning: Eligibility.meta({ description: "What its relationship means for your freight, whichever the load." }),
    openConflicts: z.int().meta({ description: "How many open conflicts name it." }),
    onboarding: LatestLink.optional().meta({ description: "Its latest onboarding link. Absent while it had none." }),
  })
  .meta({ id: "CarrierRecord", description: "A carrier with all your organization has of it." });
export type CarrierRecord = z.infer<typeof CarrierRecord>;

/** A carrier's identity: the same for the whole installation. */
export type CarrierIdentity = { id: string; displayName: string; scac?: string } & {
  [Name in RegulatoryNumber]?: string;
};

/** A carrier as one organization knows it: the shared identity with what the organization has of it. */
export type KnownCarrier = CarrierIdentity & {
  externalId?: string;
  /** The main contact. */
  contactName?: string;
  contactPhone?: string;
  contactEmail?: string;
  relationship?: RelationshipState;
  profile: CarrierProfile;
  /** Counts the changes of the profile; 0 while there is none. */
  profileVersion: number;
};

const query = z
  .string()
  .trim()
  .max(shortTextMax)
  .refine(...storable)
  .optional()
  .meta({
    description:
      "Words, at most ten, that must all occur in the name, numbers, SCAC or your id; case and accents do not matter. Or one whole regulatory number, however it is written.",
  });
const status = z
  .array(RelationshipStatus)
  .max(RelationshipStatus.options.length)
  .optional()
  .meta({ description: "Only carriers with a relationship in one of these statuses." });
const onboardingStatus = z
  .array(OnboardingStatus)
  .max(OnboardingStatus.options.length)
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
  dotSuffix: DotSuffix.optional().meta({ description: "Only carriers with this registration." }),
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

export const GetCarrierRequest = z.object(carrierItself).refine(...needsId);
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

const { contacts, certificates, cargoInsurance, has247CustomerService, hauling, refusedByCustomers, dotSuffixes } =
  CarrierProfile.shape;

export const UpdateProfileRequest = z
  .object({
    ...carrierItself,
    ifVersion,
    ...clearable({
      contacts,
      certificates,
      cargoInsurance: cargoInsurance.unwrap().meta({ description: "Its cargo insurance." }),
      has247CustomerService: has247CustomerService
        .unwrap()
        .meta({ description: "Whether somebody answers at any hour of any day." }),
      hauling: hauling.unwrap().meta({ description: "What it hauls, and where." }),
      refusedByCustomers: refusedByCustomers.unwrap().meta({
        description: "The customers that do not let it haul for them, as their loads name them.",
      }),
      dotSuffixes: dotSuffixes.unwrap().meta({
        description: "Its registrations, by the letters behind its US DOT number.",
      }),
    }),
  })
  .refine(...needsId);
export type UpdateProfileRequest = z.infer<typeof UpdateProfileRequest>;
