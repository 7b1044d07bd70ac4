"use client";

import { useTranslations } from "next-intl";
import { Fact, Nothing } from "@/components/carriers/fact";
import { useValueLabel } from "@/components/form/field-labels";
import type { CarrierProfile } from "@/lib/carriers/schema/profile";

/** What loads are compared with beside certificates and insurance: what the carrier hauls, and for whom it may not. */
export function WhatItHauls({ profile }: { profile: CarrierProfile }) {
  const t = useTranslations("carriers.profile");
  const common = useTranslations("common");
  const word = useValueLabel();
  const { hauling, refusedByCustomers } = profile;
  if (!hauling && !refusedByCustomers) return <Nothing>{t("unsaid")}</Nothing>;
  const { trailerTypes, countries, hazmat } = hauling ?? {};
  return (
    <dl className="grid gap-1">
      {trailerTypes && (
        <Fact name={t("trailerTypes")}>{trailerTypes.map((type) => word("TrailerType", type)).join(", ")}</Fact>
      )}
      {countries && (
        <Fact name={t("countries")}>{countries.map((country) => word("HaulingCountry", country)).join(", ")}</Fact>
      )}
      {hazmat !== undefined && <Fact name={t("hazmat")}>{common(hazmat ? "yes" : "no")}</Fact>}
      {refusedByCustomers && <Fact name={t("refusedBy")}>{refusedByCustomers.join(", ")}</Fact>}
    </dl>
  );
}
