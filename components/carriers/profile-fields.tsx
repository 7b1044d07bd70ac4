"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import {
  coverageOf,
  isInsured,
  noCertificate,
  noContact,
  type ProfileDraft,
} from "@/components/carriers/profile-draft";
import { SelectField } from "@/components/form/choice-fields";
import { ExpiryField } from "@/components/form/day-field";
import { Field } from "@/components/form/field";
import { TextField } from "@/components/form/text-field";
import { problemId, useField } from "@/components/form/use-field";
import { Button, IconButton } from "@/components/ui/button";
import { Input, Select } from "@/components/ui/controls";
import type { CertificateType } from "@/lib/carriers/schema/profile";
import { longTextMax, shortTextMax } from "@/lib/vocabulary/limits.values";
import { currencyCodes } from "@/lib/vocabulary/money.values";

const certificateTypes = [
  "CTPAT",
  "OEA",
  "PIP",
  "FAST",
  "INTERNATIONAL_BOND_US",
  "INTERNATIONAL_BOND_CA",
  "INTERNATIONAL_BOND_MX",
] as const satisfies readonly CertificateType[];

type RowsProps = {
  name: string;
  title: string;
  /** What the button that adds a row says. */
  add: string;
  empty: object;
  /** The fields of one row, below the given name. */
  children: (name: string) => ReactNode;
};

/** Rows that are added at the end and taken out one by one. */
function Rows({ name, title, add, empty, children }: RowsProps) {
  const t = useTranslations("carriers.profile");
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{title}</legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-2 rounded-lg border border-line p-2.5">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(128px,1fr))]">
            {children(`${name}.${index}`)}
          </div>
          <IconButton
            label={t("removeRow", { title, number: index + 1 })}
            icon={<X aria-hidden />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <div>
        <Button size="sm" icon={<Plus aria-hidden />} onClick={() => append({ ...empty }, { shouldFocus: false })}>
          {add}
        </Button>
      </div>
    </fieldset>
  );
}

export function CertificateRows() {
  const t = useTranslations("carriers.profile");
  const type = useTranslations("vocabulary.CertificateType");
  const options = certificateTypes.map((value) => ({ value, label: type(value) }));
  return (
    <Rows name="certificates" title={t("certificates")} add={t("addCertificate")} empty={noCertificate}>
      {(row) => (
        <>
          <SelectField name={`${row}.type`} label={t("type")} options={options} />
          <TextField name={`${row}.number`} label={t("number")} maxLength={shortTextMax} />
          <ExpiryField name={`${row}.expiresOn`} label={t("expiresOn")} />
        </>
      )}
    </Rows>
  );
}

export function ContactRows() {
  const t = useTranslations("carriers.profile");
  return (
    <Rows name="contacts" title={t("contacts")} add={t("addContact")} empty={noContact}>
      {(row) => (
        <>
          <TextField name={`${row}.name`} label={t("name")} maxLength={shortTextMax} />
          <TextField name={`${row}.role`} label={t("role")} maxLength={shortTextMax} />
          <TextField name={`${row}.phone`} label={t("phone")} type="tel" maxLength={shortTextMax} />
          <TextField name={`${row}.email`} label={t("email")} type="email" maxLength={shortTextMax} />
        </>
      )}
    </Rows>
  );
}

export function InsuranceFields() {
  const t = useTranslations("carriers.profile");
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{t("insurance")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <CoverageField />
        <ExpiryField name="insurance.expiresOn" label={t("expiresOn")} />
        <TextField name="insurance.insurer" label={t("insurer")} maxLength={longTextMax} />
        <TextField name="insurance.policyNumber" label={t("policyNumber")} maxLength={shortTextMax} />
      </div>
    </fieldset>
  );
}

/** An amount with its currency before it. */
function CoverageField() {
  const t = useTranslations("carriers.profile");
  const currency = useField("insurance.currencyCode");
  const amount = useField("insurance.amount");
  const insurance = useWatch<ProfileDraft, "insurance">({ name: "insurance" });
  // Said at once, for the amount is the one field that the others need.
  const lacksAmount = isInsured(insurance) && coverageOf(insurance) === undefined;
  return (
    <Field name="insurance.amount" label={t("coverage")} problem={lacksAmount ? t("amountNeeded") : amount.problem}>
      <div className="flex gap-1.5">
        <Select
          {...currency.control}
          ref={currency.attach}
          aria-label={t("currency")}
          value={String(currency.value)}
          onChange={({ target }) => currency.onChange(target.value)}
          onBlur={currency.onBlur}
          className="w-22! shrink-0"
        >
          {currencyCodes.map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
        <Input
          {...amount.control}
          aria-invalid={lacksAmount || amount.control["aria-invalid"]}
          aria-describedby={lacksAmount ? problemId(amount.control.id) : amount.control["aria-describedby"]}
          ref={amount.attach}
          data-initial-focus
          inputMode="decimal"
          autoComplete="off"
          value={String(amount.value)}
          onChange={({ target }) => amount.onChange(target.value)}
          onBlur={amount.onBlur}
          className="text-right tabular-nums"
        />
      </div>
    </Field>
  );
}
