"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { AnswerKeeper } from "@/components/onboarding/answer-keeper";
import { centsOf } from "@/components/onboarding/cents-of";
import { TextRow } from "@/components/onboarding/text-row";
import { Select } from "@/components/ui/select";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/answers";
import type { CurrencyCode } from "@/lib/vocabulary/money";

type InsuranceStepProps = { value: OnboardingAnswers["cargoInsurance"]; onChange: AnswerKeeper["set"] };

const currencies: CurrencyCode[] = ["USD", "MXN", "CAD"];

export function InsuranceStep({ value = {}, onChange }: InsuranceStepProps) {
  const t = useTranslations("onboarding.insurance");
  const put = (change: typeof value) => onChange("cargoInsurance", { ...value, ...change });
  return (
    <>
      <CoverageRow value={value.coverage} onChange={(coverage) => put({ coverage })} />
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

/** The amount as it is written stays on the screen; what it comes to in cents is what is kept. */
function CoverageRow({ value, onChange }: { value?: Coverage; onChange: (coverage: Coverage | undefined) => void }) {
  const t = useTranslations("onboarding.insurance");
  const currencyId = useId();
  const [text, setText] = useState(value ? String(value.amount / 100) : "");
  const [currency, setCurrency] = useState<CurrencyCode>(value?.currencyCode ?? "USD");
  const tell = (written: string, currencyCode: CurrencyCode) => {
    const amount = centsOf(written);
    onChange(amount === undefined ? undefined : { currencyCode, amount });
  };
  const isWrong = text.trim() !== "" && centsOf(text) === undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6.5rem] gap-3">
      <TextRow
        label={t("coverage")}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={isWrong ? t("coverageWrong") : undefined}
        hint={t("coverageHint")}
        onChange={(written) => {
          setText(written);
          tell(written, currency);
        }}
      />
      <div className="flex flex-col gap-1">
        <label htmlFor={currencyId} className="font-medium">
          {t("currency")}
        </label>
        <Select
          id={currencyId}
          value={currency}
          className="[&>select]:h-11"
          onChange={({ target }) => {
            const chosen = currencies.find((code) => code === target.value) ?? "USD";
            setCurrency(chosen);
            tell(text, chosen);
          }}
        >
          {currencies.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </div>
    </div>
  );
}
