"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { ProfileDraft } from "@/components/carriers/profile-draft";
import { TriStateField } from "@/components/form/choice-fields";
import { MultiSelectField } from "@/components/form/multi-select-field";
import { loadQueries } from "@/lib/loads/queries";
import { haulingCountries } from "@/lib/vocabulary/carrier-requirement.values";
import { dotSuffixes } from "@/lib/vocabulary/dot-suffix.values";
import { trailerTypes } from "@/lib/vocabulary/trailer.values";

/** Trailers, countries and hazardous goods: what loads are compared with. */
export function HaulingFields() {
  const t = useTranslations("carriers.profile");
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">{t("hauling")}</legend>
      <MultiSelectField
        name="hauling.trailerTypes"
        label={t("trailerTypes")}
        enumeration="TrailerType"
        values={trailerTypes}
      />
      <MultiSelectField
        name="hauling.countries"
        label={t("countries")}
        hint={t("countriesHint")}
        enumeration="HaulingCountry"
        values={haulingCountries}
      />
      <TriStateField name="hauling.hazmat" label={t("hazmat")} />
    </fieldset>
  );
}

/** The letters behind its US DOT number. */
export function RegistrationsField() {
  const t = useTranslations("carriers");
  return (
    <MultiSelectField name="dotSuffixes" label={t("registrations")} enumeration="DotSuffix" values={dotSuffixes} />
  );
}

/** Of the customers of the latest loads, and those on record, the ones that refuse the carrier. */
export function RefusedByField() {
  const t = useTranslations("carriers.profile");
  const { data } = useQuery(loadQueries.customers());
  const chosen = useWatch<ProfileDraft, "refusedByCustomers">({ name: "refusedByCustomers" });
  const names = new Map(
    data?.items.flatMap(({ externalCustomerId, customerName }) => {
      const key = externalCustomerId ?? customerName;
      return key === undefined ? [] : [[key, customerName ?? key] as const];
    }),
  );
  return (
    <MultiSelectField
      name="refusedByCustomers"
      label={t("refusedByCustomers")}
      values={[...new Set([...names.keys(), ...(chosen ?? [])])]}
      labelOf={(key) => names.get(key) ?? key}
    />
  );
}
