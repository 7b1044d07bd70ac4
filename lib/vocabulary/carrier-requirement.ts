import * as z from "zod";
import {
  carrierRequirements,
  filteredRequirements,
  requirementMisses,
} from "@/lib/vocabulary/carrier-requirement.values";

export const CarrierRequirement = z.enum(carrierRequirements).meta({
  id: "CarrierRequirement",
  description:
    "What a load requires of its carrier: a field of its `carrierRequirements`, or what follows from its goods (`hazmat`, `temperature`), its trailer (`trailerType`), its stops (`haulsInUS`, `haulsInMX`, `haulsInCA`) and its customer (`customerApproval`).",
});
export type CarrierRequirement = z.infer<typeof CarrierRequirement>;

/** Those by which lists of loads are filtered. */
export const FilteredRequirement = CarrierRequirement.extract([...filteredRequirements]);
export type FilteredRequirement = z.infer<typeof FilteredRequirement>;

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
