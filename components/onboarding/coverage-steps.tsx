"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useField } from "@/components/form/use-field";
import type { AnswerKeeper, CoverageDraft } from "@/components/onboarding/answer-keeper";
import { AnswerRow, TextRow } from "@/components/onboarding/text-row";
import { Checkbox, Select } from "@/components/ui/controls";
import { whenFetched } from "@/components/ui/when-fetched";
import type { CertificateType } from "@/lib/carriers/schema/profile";
import { isDoubtfulCoverage } from "@/lib/onboarding/rules/doubtful-answers";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";
import { longTextMax } from "@/lib/vocabulary/limits.values";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { currencyCodes } from "@/lib/vocabulary/money.values";
import { centsOf } from "@/lib/vocabulary/number-text";

// Reading days takes a program that the first steps do not need.
const ExpiryRow = whenFetched(
  () => import("@/components/onboarding/expiry-row").then(({ ExpiryRow }) => ExpiryRow),
  <div aria-hidden className="h-16" />,
);

const HaulingQuestions = whenFetched(
  () => import("@/components/onboarding/hauling-questions").then(({ HaulingQuestions }) => HaulingQuestions),
  <div aria-hidden className="h-64" />,
);

const types: CertificateType[] = [
  "CTPAT",
  "OEA",
  "PIP",
  "FAST",
  "INTERNATIONAL_BOND_US",
  "INTERNATIONAL_BOND_MX",
  "INTERNATIONAL_BOND_CA",
];

/** A list to tick: what is ticked asks for its number and its last day. */
export function CertificatesStep() {
  const t = useTranslations("onboarding.certificates");
  const { fields, append, remove } = useFieldArray<OnboardingAnswers, "certificates">({ name: "certificates" });
  useEffect(() => void ExpiryRow.fetch().catch(() => undefined), []);
  const placesOf = (type: CertificateType) => fields.flatMap((field, at) => (field.type === type ? [at] : []));
  return (
    <>
      <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
        {types.map((type) => {
          const places = placesOf(type);
          return (
            <li key={type} className="flex flex-col gap-3 px-3.5 py-2">
              <Checkbox
                className="min-h-11! items-center! py-1.5"
                checked={places.length > 0}
                onChange={({ target }) => (target.checked ? append({ type }, { shouldFocus: false }) : remove(places))}
                label={
                  <>
                    <span className="block font-medium">{t(`types.${type}.name`)}</span>
                    <span className="block text-ink-3 text-xs">{t(`types.${type}.what`)}</span>
                  </>
                }
              />
              {places.map((at) => (
                <div key={fields[at]?.id} className="grid gap-3 pb-2 pl-6 sm:grid-cols-2">
                  <AnswerRow
                    name={`certificates.${at}.number`}
                    label={t("number")}
                    autoComplete="off"
                    spellCheck={false}
                  />
                  <ExpiryRow name={`certificates.${at}.expiresOn`} label={t("expiresOn")} />
                </div>
              ))}
            </li>
          );
        })}
      </ul>
      <HaulingQuestions />
    </>
  );
}

type InsuranceStepProps = { draft: CoverageDraft | undefined; onDraft: AnswerKeeper["draftCoverage"] };

export function InsuranceStep(coverage: InsuranceStepProps) {
  const t = useTranslations("onboarding.insurance");
  return (
    <>
      <CoverageRow {...coverage} />
      <AnswerRow name="cargoInsurance.insurer" label={t("insurer")} maxLength={longTextMax} autoComplete="off" />
      <AnswerRow name="cargoInsurance.policyNumber" label={t("policyNumber")} autoComplete="off" spellCheck={false} />
      <ExpiryRow name="cargoInsurance.expiresOn" label={t("expiresOn")} />
    </>
  );
}

const amountIn = (amount: number | undefined, currencyCode: CurrencyCode) =>
  amount === undefined ? null : { currencyCode, amount };

/** The amount as it is written stays on the screen. What cannot be read changes nothing of what is kept. */
function CoverageRow({ draft, onDraft }: InsuranceStepProps) {
  const t = useTranslations("onboarding.insurance");
  const { onChange, onBlur, attach, problem, control } = useField("cargoInsurance.coverage");
  const value = useWatch<OnboardingAnswers, "cargoInsurance.coverage">({ name: "cargoInsurance.coverage" });
  const currencyId = useId();
  const [written, setWritten] = useState("");
  const [chosen, setChosen] = useState<CurrencyCode>("USD");
  // What was kept before the present amount was begun: half of an amount is not what anybody meant.
  const former = useRef(value);
  const isWritten = value ? centsOf(written) === value.amount : written.trim() === "";
  const kept = value ? String(value.amount / 100) : "";
  const text = draft?.text ?? (isWritten ? written : kept);
  const currency = draft?.currencyCode ?? value?.currencyCode ?? chosen;
  const write = (next: string, currencyCode: CurrencyCode) => {
    const amount = centsOf(next);
    const isRead = amount !== undefined || next.trim() === "";
    if (!next.startsWith(text) && !text.startsWith(next)) former.current = value;
    setWritten(next);
    setChosen(currencyCode);
    onDraft(isRead ? undefined : { text: next, currencyCode });
    onChange(isRead ? amountIn(amount, currencyCode) : former.current);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
      <TextRow
        id={control.id}
        ref={attach}
        label={t("coverage")}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={draft ? t("coverageWrong") : problem}
        doubt={isDoubtfulCoverage(value) ? t("coverageDoubt") : undefined}
        hint={t("coverageHint")}
        onFocus={() => {
          former.current = value;
        }}
        onBlur={onBlur}
        onChange={(next) => write(next, currency)}
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={currencyId} className="font-medium">
          {t("currency")}
        </label>
        <Select
          id={currencyId}
          value={currency}
          className="[&>select]:h-11"
          onChange={({ target }) => write(text, currencyCodes.find((code) => code === target.value) ?? "USD")}
        >
          {currencyCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </div>
    </div>
  );
}
