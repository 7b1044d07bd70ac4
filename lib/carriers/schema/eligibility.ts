import * as z from "zod";

/** What a load may ask of its carrier; the names are those of `carrierRequirements`. */
export const CarrierRequirement = z
  .enum([
    "ctpatCertified",
    "oeaCertified",
    "pipCertified",
    "fastCertified",
    "internationalCarrierBonded",
    "internationalCarrierBondedUS",
    "internationalCarrierBondedCA",
    "internationalCarrierBondedMX",
    "has247CustomerService",
    "minCargoInsurance",
  ])
  .meta({ id: "CarrierRequirement", description: "A field of a load's `carrierRequirements`." });
export type CarrierRequirement = z.infer<typeof CarrierRequirement>;

export const RequirementMiss = z
  .object({
    requirement: CarrierRequirement.meta({ description: "What the load asks for." }),
    miss: z.enum(["not_held", "expired", "too_low", "other_currency"]).meta({
      description: "Whether nothing is on record, it has expired, covers too little, or is in another currency.",
    }),
  })
  .meta({ id: "RequirementMiss", description: "A requirement of the load that the carrier does not meet." });
export type RequirementMiss = z.infer<typeof RequirementMiss>;

export const NotAssignable = z
  .enum(["no_relationship", "needs_review", "do_not_dispatch", "blocked_for_load", "requirements_missed"])
  .meta({ id: "NotAssignable", description: "The rule by which a carrier may not be assigned." });
export type NotAssignable = z.infer<typeof NotAssignable>;

/** Whether a carrier may haul freight, and why not. */
export const Eligibility = z
  .object({
    assignable: z.boolean().meta({ description: "Whether it may be assigned to freight." }),
    offersOnboardingLink: z.boolean().meta({ description: "Whether it is offered an onboarding link." }),
    seesFreight: z.boolean().meta({ description: "Whether it may see the freight." }),
    reason: NotAssignable.optional().meta({ description: "Why it may not be assigned; absent when it may." }),
    misses: z.array(RequirementMiss).meta({
      description:
        "What the load asks for and the carrier does not have; it blocks only where your organization says so.",
    }),
  })
  .meta({ id: "Eligibility", description: "What a carrier's relationship means for freight." });
export type Eligibility = z.infer<typeof Eligibility>;
