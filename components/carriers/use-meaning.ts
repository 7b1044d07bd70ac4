"use client";

import { useTranslations } from "next-intl";
import type { Assignability } from "@/lib/carriers/schema/eligibility";

const linkOf = ({ assignable, offersOnboardingLink, reason }: Assignability) => {
  if (offersOnboardingLink) return assignable ? "stillGetsLink" : "getsLink";
  return reason === "do_not_dispatch" ? "noLink" : "onboarded";
};

/** What a relationship means for freight, in one sentence. */
export function useMeaning() {
  const t = useTranslations("carriers.meaning");
  return (meaning: Assignability) =>
    t("sentence", { first: t(`first.${meaning.reason ?? "assignable"}`), second: t(`second.${linkOf(meaning)}`) });
}
