"use client";

import { useTranslations } from "next-intl";
import { Suspense, useEffect } from "react";
import { FormProvider, type UseFormReturn, useWatch } from "react-hook-form";
import { late } from "@/components/app-shell/late";
import { useValueLabel } from "@/components/form/field-labels";
import { FormShapeContext } from "@/components/form/form-context";
import { momentIn } from "@/components/form/local-time";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { BasicsSection } from "@/components/loads/form/basics-section";
import type { CarrierChoice, OwnerChoices } from "@/components/loads/form/choices";
import { type LoadFormValues, loadFormShape } from "@/components/loads/form/form-values";
import { fetchValidation } from "@/components/loads/form/load-resolver";
import { Section } from "@/components/loads/form/section";
import { StopFields } from "@/components/loads/form/stop-fields";
import { useFormat } from "@/lib/i18n/format";
import { writtenState } from "@/lib/places/rules/place-name";
import { isTimezone } from "@/lib/vocabulary/timezone-name";

const texts = (values: readonly unknown[]) => values.map((value) => (typeof value === "string" ? value.trim() : ""));

const isTime = (value: string) => value !== "" && !Number.isNaN(Date.parse(value));

/** "Pickup · Monterrey, NL · Mon 23 Nov, 08:00 CST" */
function StopTitle({ name }: { name: string }) {
  const t = useTranslations("loadForm.stops");
  const words = useValueLabel();
  const format = useFormat();
  const place = `${name}.location.place`;
  const watched = [
    `${name}.type`,
    `${place}.city`,
    `${place}.state`,
    `${place}.postalCode`,
    `${place}.countryCode`,
    `${name}.appointment.start`,
  ];
  const values: string[] = useWatch({ name: [...watched, `${name}.location.timezone`], compute: texts });
  const [type = "", city = "", state = "", postalCode = "", countryCode = "", start = "", zone = ""] = values;
  const where = [city || postalCode, writtenState(state, countryCode || undefined)].filter(Boolean).join(", ");
  const timeZone = isTimezone(zone) ? zone : undefined;
  const moment = isTime(start) ? momentIn(start, timeZone) : undefined;
  const when = moment && format.dateTime(moment, timeZone);
  return (
    <>
      <span className="font-medium">{type && words("StopType", type)}</span>
      <span className="text-ink-2">{[type && " · ", where || t("noPlace"), when && ` · ${when}`].join("")}</span>
    </>
  );
}

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

function StopsSection() {
  const t = useTranslations("loadForm.stops");
  return (
    <Section id="stops">
      <RepeatingGroup
        name="load.stops"
        words={{ row: t("row"), add: t("add"), empty: t("empty") }}
        newRow={(count) => ({ type: count === 0 ? "PICKUP" : "DELIVERY" })}
        title={(name) => <StopTitle name={name} />}
      >
        {(name, index) => <StopFields name={name} index={index} />}
      </RepeatingGroup>
    </Section>
  );
}
