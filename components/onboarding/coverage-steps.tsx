"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { centsOf } from "@/components/form/number-text";
import type { AnswerKeeper, CoverageDraft } from "@/components/onboarding/answer-keeper";
import { TextRow } from "@/components/onboarding/text-row";
import { Checkbox, Select } from "@/components/ui/controls";
import type { Certificate, CertificateType } from "@/lib/carriers/schema/profile";
import type { OnboardingAnswers } from "@/lib/onboarding/schema/onboarding";
import { longTextMax } from "@/lib/vocabulary/limits.values";
import type { CurrencyCode } from "@/lib/vocabulary/money";
import { currencyCodes } from "@/lib/vocabulary/money.values";

type CertificatesStepProps = { value: Certificate[]; onChange: AnswerKeeper["set"] };

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
export function CertificatesStep({ value, onChange }: CertificatesStepProps) {
  const t = useTranslations("onboarding.certificates");
  const put = (before: Certificate, after: Certificate) =>
    onChange(
      "certificates",
      value.map((certificate) => (certificate === before ? after : certificate)),
    );
  const tick = (type: CertificateType, isTicked: boolean) =>
    onChange(
      "certificates",
      isTicked ? [...value, { type }] : value.filter((certificate) => certificate.type !== type),
    );
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      {types.map((type) => {
        const ofType = value.filter((certificate) => certificate.type === type);
        return (
          <li key={type} className="flex flex-col gap-3 px-3.5 py-2">
            <Checkbox
              className="min-h-11! items-center! py-1.5"
              checked={ofType.length > 0}
              onChange={({ target }) => tick(type, target.checked)}
              label={
                <>
                  <span className="block font-medium">{t(`types.${type}.name`)}</span>
                  <span className="block text-ink-3 text-xs">{t(`types.${type}.what`)}</span>
                </>
              }
            />
            {ofType.map((certificate, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a certificate has no identity but its place.
              <div key={index} className="grid gap-3 pb-2 pl-6 sm:grid-cols-2">
                <TextRow
                  label={t("number")}
                  value={certificate.number}
                  onChange={(number) => put(certificate, { ...certificate, number })}
                  autoComplete="off"
                  spellCheck={false}
                />
                <TextRow
                  label={t("expiresOn")}
                  type="date"
                  value={certificate.expiresOn}
                  onChange={(expiresOn) => put(certificate, { ...certificate, expiresOn })}
                />
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

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
        maxLength={longTextMax}
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
