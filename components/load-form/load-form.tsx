"use client";

import { useEffect } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { FormShapeContext } from "@/components/form/form-context";
import { AssignedCarrierSection } from "@/components/load-form/assigned-carrier-section";
import { BasicsSection } from "@/components/load-form/basics-section";
import { BorderCrossingsSection } from "@/components/load-form/border-crossings-section";
import type { CarrierChoice, OwnerChoices } from "@/components/load-form/choices";
import { CommoditiesSection } from "@/components/load-form/commodities-section";
import type { LoadFormValues } from "@/components/load-form/form-values";
import { EquipmentSection, MetadataSection, ReferencesSection } from "@/components/load-form/list-sections";
import { loadFormShape } from "@/components/load-form/load-fields";
import { fetchValidation } from "@/components/load-form/load-resolver";
import { MoneySection } from "@/components/load-form/money-section";
import {
  CarrierRequirementsSection,
  DriverRequirementsSection,
  TrailerSection,
} from "@/components/load-form/requirement-sections";
import { StopsSection } from "@/components/load-form/stops-section";

type LoadFormProps = {
  form: UseFormReturn<LoadFormValues>;
  owners: OwnerChoices;
  carriers: readonly CarrierChoice[];
  /** A load that is not stored yet: only then its id can be given. */
  isNew?: boolean;
};

/** Every field of a load, in one column. Its names are the paths of the API, and the API's schema validates it. */
export function LoadForm({ form, owners, carriers, isNew = false }: LoadFormProps) {
  useEffect(() => {
    fetchValidation().catch(() => {});
  }, []);
  return (
    <FormShapeContext value={loadFormShape}>
      <FormProvider {...form}>
        <div className="@container w-full max-w-190">
          <BasicsSection owners={owners} isNew={isNew} />
          <StopsSection />
          <BorderCrossingsSection />
          <TrailerSection />
          <CarrierRequirementsSection />
          <DriverRequirementsSection />
          <CommoditiesSection />
          <EquipmentSection />
          <ReferencesSection />
          <MoneySection />
          <AssignedCarrierSection carriers={carriers} />
          <MetadataSection />
        </div>
      </FormProvider>
    </FormShapeContext>
  );
}
