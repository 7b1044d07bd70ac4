import * as z from "zod";
import { RequirementMiss } from "@/lib/vocabulary/carrier-requirement";

export { CarrierRequirement, RequirementMiss } from "@/lib/vocabulary/carrier-requirement";

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
