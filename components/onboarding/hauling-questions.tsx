"use client";

import { useTranslations } from "next-intl";
import { MultiSelectField } from "@/components/form/multi-select-field";
import { YesNo } from "@/components/onboarding/yes-no";
import { haulingCountries } from "@/lib/vocabulary/carrier-requirement.values";
import { trailerTypes } from "@/lib/vocabulary/trailer.values";

/** Which trailers it brings, where it hauls, and whether it may haul hazardous goods: what loads are compared with. */
export function HaulingQuestions() {
  const t = useTranslations("onboarding.hauling");
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-2 font-semibold">{t("title")}</legend>
      <MultiSelectField
        name="hauling.trailerTypes"
        label={t("trailerTypes")}
        enumeration="TrailerType"
        values={trailerTypes}
      />
      <MultiSelectField
        name="hauling.countries"
        label={t("countries")}
        enumeration="HaulingCountry"
        values={haulingCountries}
      />
      <YesNo name="hauling.hazmat" label={t("hazmat")} />
    </fieldset>
  );
}
