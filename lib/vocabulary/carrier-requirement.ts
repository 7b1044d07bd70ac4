import * as z from "zod";
import { requirementMisses } from "@/lib/vocabulary/carrier-requirement.values";

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
    miss: z.enum(requirementMisses).meta({
      description:
        "Whether the carrier has it not, it has expired, covers too little, is in another currency, or nobody said.",
    }),
    since: z.iso.date().optional().meta({ description: "Of what has expired: its last day." }),
  })
  .meta({ id: "RequirementMiss", description: "A requirement of the load that the carrier does not meet." });
export type RequirementMiss = z.infer<typeof RequirementMiss>;
