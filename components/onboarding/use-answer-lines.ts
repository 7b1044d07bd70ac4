"use client";

import { useTranslations } from "next-intl";
import type { Certificate, Contact } from "@/lib/carriers/schema/profile";
import { useFormat } from "@/lib/i18n/format";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";

export const identityNumbers = [
  "rfcNumber",
  "dotNumber",
  "mcNumber",
  "mxNumber",
  "cvorNumber",
  "nirNumber",
  "nscNumber",
  "scac",
] as const;

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(" · ");

/** Answers as lines for people, each part of them a list; empty where nothing was said. */
export function useAnswerLines() {
  const t = useTranslations("onboarding");
  const format = useFormat();
  // A day is the same everywhere, so it is read and written in one zone.
  const until = (day: string | undefined) => day && t("summary.until", { day: format.date(`${day}T00:00:00Z`, "UTC") });
  return {
    contacts: (contacts: Contact[]) =>
      contacts.map(({ name, role, phone, email }) => joined(name, role, phone, email)).filter(Boolean),
    certificates: (certificates: Certificate[]) =>
      certificates.map(({ type, number, expiresOn }) =>
        joined(t(`certificates.types.${type}.name`), number, until(expiresOn)),
      ),
    cargoInsurance: (insurance: OnboardingAnswers["cargoInsurance"]) => {
      const { coverage, insurer, policyNumber, expiresOn } = insurance ?? {};
      return [joined(coverage && format.money(coverage), insurer, policyNumber, until(expiresOn))].filter(Boolean);
    },
    has247CustomerService: (answer: boolean | undefined) =>
      answer === undefined ? [] : [t(answer ? "summary.service" : "summary.noService")],
  };
}
