"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAnswerLines } from "@/components/onboarding/answers-summary";
import { jsonEqual } from "@/lib/core/json";
import type { OnboardingSubmission } from "@/lib/onboarding/schema/onboarding";

const Lines = ({ label, lines, isOld }: { label: string; lines: string[]; isOld?: boolean }) => {
  const t = useTranslations("onboarding.summary");
  return (
    <dd className={`wrap-anywhere min-w-0 ${isOld ? "text-ink-3" : ""}`}>
      <span className="text-ink-3 text-xs sm:sr-only">{label}: </span>
      {lines.length === 0 ? t("none") : lines.map((line) => <p key={line}>{line}</p>)}
    </dd>
  );
};

const Row = ({ name, before, after }: { name: string; before: string[]; after: string[] }) => {
  const t = useTranslations("onboarding.panel.differences");
  return (
    <div className="grid gap-x-3 gap-y-0.5 px-3 py-2 sm:grid-cols-[112px_minmax(0,1fr)_minmax(0,1fr)]">
      <dt className="text-ink-2">{name}</dt>
      <Lines label={t("onRecord")} lines={before} isOld />
      <Lines label={t("signed")} lines={after} />
    </div>
  );
};

const Table = ({ title, note, children }: { title: string; note: string; children: ReactNode }) => {
  const t = useTranslations("onboarding.panel.differences");
  return (
    <div>
      <h4 className="font-medium">{title}</h4>
      <p className="pb-1.5 text-ink-3 text-xs">{note}</p>
      <div
        aria-hidden
        className="grid grid-cols-[112px_minmax(0,1fr)_minmax(0,1fr)] gap-x-3 px-3 text-ink-3 text-xs max-sm:hidden"
      >
        <span />
        <span>{t("onRecord")}</span>
        <span>{t("signed")}</span>
      </div>
      <dl className="flex flex-col divide-y divide-line rounded-md border border-line">{children}</dl>
    </div>
  );
};

const parts = ["contacts", "certificates", "cargoInsurance", "has247CustomerService", "hauling"] as const;

// Without these a carrier can be neither called nor insured; many haul without certificates.
const expected = ["contacts", "cargoInsurance"] as const;

type DifferenceListProps = { submission: Pick<OnboardingSubmission, "answers" | "profile" | "identityDifferences"> };

/** Where what the carrier signed differs from what is on record: what accepting changes, and what it leaves alone. */
export function DifferenceList({ submission }: DifferenceListProps) {
  const t = useTranslations("onboarding.panel.differences");
  const field = useTranslations("onboarding.identity.fields");
  const linesOf = useAnswerLines();
  const { answers, profile, identityDifferences } = submission;
  const lines = (from: typeof profile | typeof answers) => ({
    contacts: linesOf.contacts(from.contacts),
    certificates: linesOf.certificates(from.certificates),
    cargoInsurance: linesOf.cargoInsurance(from.cargoInsurance),
    has247CustomerService: linesOf.has247CustomerService(from.has247CustomerService),
    hauling: linesOf.hauling(from.hauling),
  });
  const [before, after] = [lines(profile), lines(answers)];
  const changed = parts.filter((part) => !jsonEqual(profile[part], answers[part]));
  return (
    <div className="flex flex-col gap-3">
      {identityDifferences.length > 0 && (
        <Table title={t("identity")} note={t("identityRemark")}>
          {identityDifferences.map(({ field: name, onRecord, sent }) => (
            <Row key={name} name={field(name)} before={onRecord ? [onRecord] : []} after={sent ? [sent] : []} />
          ))}
        </Table>
      )}
      {changed.length > 0 && (
        <Table title={t("profile")} note={t("profileRemark")}>
          {changed.map((part) => (
            <Row key={part} name={t(`parts.${part}`)} before={before[part]} after={after[part]} />
          ))}
        </Table>
      )}
      {identityDifferences.length + changed.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      {expected
        .filter((part) => before[part].length + after[part].length === 0)
        .map((part) => (
          <p key={part} className="text-warn">
            {t(`neither.${part}`)}
          </p>
        ))}
    </div>
  );
}
