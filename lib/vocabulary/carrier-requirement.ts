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
