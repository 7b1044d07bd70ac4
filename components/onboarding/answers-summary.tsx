"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { identityNumbers, useAnswerLines } from "@/components/onboarding/use-answer-lines";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";

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
  const { identity, contacts, certificates, cargoInsurance, has247CustomerService } = answers;
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
      <Part title={t("steps.certificates")} lines={linesOf.certificates(certificates)} />
      <Part title={t("steps.insurance")} lines={linesOf.cargoInsurance(cargoInsurance)} />
      <Part
        title={t("steps.documents")}
        lines={documentCount > 0 ? [t("summary.documents", { count: documentCount })] : []}
      />
    </dl>
  );
}
