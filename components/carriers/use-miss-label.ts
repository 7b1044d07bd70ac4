"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel } from "@/components/form/field-labels";
import type { RequirementMiss } from "@/lib/carriers/schema/eligibility";

/** "CTPAT certified: not on record": what the load asks for and the carrier does not have. */
export function useMissLabel() {
  const t = useTranslations("loadCarrier.outcome");
  const label = useFieldLabel();
  return ({ requirement, miss }: RequirementMiss) => `${label(`load.carrierRequirements.${requirement}`)}: ${t(miss)}`;
}
