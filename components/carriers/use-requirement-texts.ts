"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel } from "@/components/form/field-labels";
import type { CarrierRequirement, RequirementMiss } from "@/lib/carriers/schema/eligibility";
import { impliedRequirements } from "@/lib/vocabulary/carrier-requirement.values";

/** What loads require of carriers in words, and whether a carrier has it. */
export function useRequirementTexts() {
  const t = useTranslations("loadCarrier");
  const label = useFieldLabel();
  const impliedBy = (requirement: CarrierRequirement) => impliedRequirements.find((implied) => implied === requirement);
  return {
    labelOf(requirement: CarrierRequirement) {
      const implied = impliedBy(requirement);
      return implied ? t(`implied.${implied}`) : label(`load.carrierRequirements.${requirement}`);
    },
    outcomeOf: (requirement: CarrierRequirement, outcome: "met" | RequirementMiss["miss"]) =>
      t(`outcome.${outcome === "not_held" && impliedBy(requirement) ? "denied" : outcome}`),
  };
}
