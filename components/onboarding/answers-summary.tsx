"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useHaulingLines } from "@/components/carriers/use-hauling-lines";
import type { Certificate, Contact } from "@/lib/carriers/schema/profile";
import { useFormat } from "@/lib/i18n/format";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";

const identityNumbers = [
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
    hauling: useHaulingLines(),
  };
}

const Part = ({ title, lines, children }: { title: string; lines: string[]; children?: ReactNode }) => {
  const t = useTranslations("onboarding.summary");
  return (
    <div className="px-3.5 py-2.5">
      <dt className="text-ink-3 text-xs">{title}</dt>
      <dd>
        {children}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same.
          <p key={index}>{line}</p>
        ))}
        {!children && lines.length === 0 && <p className="text-ink-3">{t("none")}</p>}
      </dd>
    </div>
  );
};

/** Everything that was answered, to be read. */
export function AnswersSummary({ answers, documentCount }: { answers: OnboardingAnswers; documentCount: number }) {
  const t = useTranslations("onboarding");
  const linesOf = useAnswerLines();
  const { identity, contacts, certificates, cargoInsurance, has247CustomerService, hauling } = answers;
  const numbers = identityNumbers.flatMap((field) =>
    identity[field] ? [`${t(`identity.fields.${field}`)}: ${identity[field]}`] : [],
  );
  return (
    <dl className="wrap-anywhere flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      <Part title={t("steps.identity")} lines={numbers}>
        <p className="font-medium">{identity.displayName}</p>
      </Part>
      <Part
        title={t("steps.contacts")}
        lines={[...linesOf.contacts(contacts), ...linesOf.has247CustomerService(has247CustomerService)]}
      />
      <Part title={t("hauling.title")} lines={linesOf.hauling(hauling)} />
      <Part title={t("steps.certificates")} lines={linesOf.certificates(certificates)} />
      <Part title={t("steps.insurance")} lines={linesOf.cargoInsurance(cargoInsurance)} />
      <Part
        title={t("steps.documents")}
        lines={documentCount > 0 ? [t("summary.documents", { count: documentCount })] : []}
      />
    </dl>
  );
}
