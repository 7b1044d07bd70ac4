"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { centsOf } from "@/components/form/cents-of";
import type { AnswerKeeper, CoverageDraft } from "@/components/onboarding/answer-keeper";
import { TextRow } from "@/components/onboarding/text-row";
import { Select } from "@/components/ui/select";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";
import { currencyCodes } from "@/lib/vocabulary/currency-codes";
import type { CurrencyCode } from "@/lib/vocabulary/money";

type InsuranceStepProps = {
  value: OnboardingAnswers["cargoInsurance"];
  draft: CoverageDraft | undefined;
  onChange: AnswerKeeper["set"];
  onDraft: AnswerKeeper["draftCoverage"];
};

export function InsuranceStep({ value = {}, draft, onChange, onDraft }: InsuranceStepProps) {
  const t = useTranslations("onboarding.insurance");
  const put = (change: typeof value) => onChange("cargoInsurance", { ...value, ...change });
  return (
    <>
      <CoverageRow value={value.coverage} draft={draft} onDraft={onDraft} onChange={(coverage) => put({ coverage })} />
      <TextRow
        label={t("insurer")}
        maxLength={1000}
        value={value.insurer}
        onChange={(insurer) => put({ insurer })}
        autoComplete="off"
      />
      <TextRow
        label={t("policyNumber")}
        value={value.policyNumber}
        onChange={(policyNumber) => put({ policyNumber })}
        autoComplete="off"
        spellCheck={false}
      />
      <TextRow
        label={t("expiresOn")}
        type="date"
        value={value.expiresOn}
        onChange={(expiresOn) => put({ expiresOn })}
      />
    </>
  );
}

type Coverage = NonNullable<NonNullable<InsuranceStepProps["value"]>["coverage"]>;
type CoverageRowProps = Pick<InsuranceStepProps, "draft" | "onDraft"> & {
  value?: Coverage;
  onChange: (coverage: Coverage | undefined) => void;
};

const amountIn = (amount: number | undefined, currencyCode: CurrencyCode) =>
  amount === undefined ? undefined : { currencyCode, amount };

/** The amount as it is written stays on the screen. What cannot be read changes nothing of what is kept. */
function CoverageRow({ value, draft, onDraft, onChange }: CoverageRowProps) {
  const t = useTranslations("onboarding.insurance");
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
        label={t("coverage")}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={draft && t("coverageWrong")}
        hint={t("coverageHint")}
        onFocus={() => {
          former.current = value;
        }}
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
