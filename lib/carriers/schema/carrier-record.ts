import * as z from "zod";
import { CarrierProfile } from "@/lib/carriers/schema/profile";
import { RelationshipState } from "@/lib/carriers/schema/relationship";
import { Assignability } from "@/lib/carriers/schema/verdict";
import { regulatoryNumbers } from "@/lib/vocabulary/carrier-identifiers";
import { Instant } from "@/lib/vocabulary/instant";

export const Version = z
  .int()
  .min(0)
  .max(2_147_483_647)
  .meta({ description: "The version it was read at; one more with each change." });

export const ifVersion = Version.optional().meta({
  description: "Refuse with 409 unless it is still at this version. Goes before the header `If-Match`.",
});

/** A carrier by its name and numbers: the same for every organization. */
export const CarrierSummary = z
  .object({
    id: z.string().meta({ description: "Our id of the carrier." }),
    displayName: z.string().meta({ description: "Its name." }),
    ...regulatoryNumbers,
    scac: z.string().optional().meta({ description: "Standard Carrier Alpha Code." }),
  })
  .meta({ id: "CarrierSummary", description: "A carrier by its name and numbers, as numbers are compared." });
export type CarrierSummary = z.infer<typeof CarrierSummary>;

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
    meaning: Assignability.meta({ description: "What its relationship means for your freight, whichever the load." }),
    openConflicts: z.int().meta({ description: "How many open conflicts name it." }),
    onboarding: LatestLink.optional().meta({ description: "Its latest onboarding link. Absent while it had none." }),
  })
  .meta({ id: "CarrierRecord", description: "A carrier with all your organization has of it." });
export type CarrierRecord = z.infer<typeof CarrierRecord>;
