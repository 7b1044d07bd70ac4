"use client";

import { useTranslations } from "next-intl";
import type { Eligibility } from "@/lib/carriers/schema/eligibility";

const linkOf = ({ assignable, offersOnboardingLink, reason }: Eligibility) => {
  if (offersOnboardingLink) return assignable ? "stillGetsLink" : "getsLink";
  return reason === "do_not_dispatch" ? "noLink" : "onboarded";
};

/** What a relationship means for freight, in one sentence. */
export function useEligibilitySentence() {
  const t = useTranslations("carriers.meaning");
  return (meaning: Eligibility) =>
    t("sentence", { first: t(`first.${meaning.reason ?? "assignable"}`), second: t(`second.${linkOf(meaning)}`) });
}
