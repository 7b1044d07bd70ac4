"use client";

import { Suspense, useEffect } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { late } from "@/components/app-shell/late";
import { FormShapeContext } from "@/components/form/form-context";
import { BasicsSection } from "@/components/loads/form/basics-section";
import type { CarrierChoice, OwnerChoices } from "@/components/loads/form/choices";
import type { LoadFormValues } from "@/components/loads/form/form-values";
import { loadFormShape } from "@/components/loads/form/load-fields";
import { fetchValidation } from "@/components/loads/form/load-resolver";
import { StopsSection } from "@/components/loads/form/stops-section";

// The server draws them with the page; in the browser they come to life once the sections above them have.
const LowerSections = late(() =>
  import("@/components/loads/form/lower-sections").then((module) => module.LowerSections),
);

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
          <Suspense fallback={<div className="min-h-dvh" />}>
            <LowerSections carriers={carriers} />
          </Suspense>
        </div>
      </FormProvider>
    </FormShapeContext>
  );
}
