"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Labelled, Rows, Text } from "@/components/carriers/form-rows";
import { noCertificate, noContact, type ProfileDraft } from "@/components/carriers/profile-draft";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import type { CertificateType } from "@/lib/carriers/schema/profile";
import { currencyCodes } from "@/lib/vocabulary/currency-codes";
import { longTextMax } from "@/lib/vocabulary/limits.values";

const certificateTypes = [
  "CTPAT",
  "OEA",
  "PIP",
  "FAST",
  "INTERNATIONAL_BOND_US",
  "INTERNATIONAL_BOND_CA",
  "INTERNATIONAL_BOND_MX",
] as const satisfies readonly CertificateType[];
type Part<Name extends keyof ProfileDraft> = { [Key in Name]: ProfileDraft[Key] } & {
  onChange: (value: ProfileDraft[Name]) => void;
};

export function CertificateRows({ certificates, onChange }: Part<"certificates">) {
  const t = useTranslations("carriers.profile");
  const type = useTranslations("vocabulary.CertificateType");
  return (
    <Rows
      title={t("certificates")}
      add={t("addCertificate")}
      rows={certificates}
      empty={{ ...noCertificate }}
      onChange={onChange}
    >
      {(row, change) => (
        <>
          <Labelled label={t("type")}>
            {(id) => (
              <Select
                id={id}
                value={row.type}
                onChange={({ target }) => change({ type: certificateTypes.find((known) => known === target.value) })}
              >
                {certificateTypes.map((value) => (
                  <option key={value} value={value}>
                    {type(value)}
                  </option>
                ))}
              </Select>
            )}
          </Labelled>
          <Text label={t("number")} value={row.number} onChange={(number) => change({ number })} />
          <Text
            type="date"
            label={t("expiresOn")}
            value={row.expiresOn}
            onChange={(expiresOn) => change({ expiresOn })}
          />
        </>
      )}
    </Rows>
  );
}

export function ContactRows({ contacts, onChange }: Part<"contacts">) {
  const t = useTranslations("carriers.profile");
  return (
    <Rows title={t("contacts")} add={t("addContact")} rows={contacts} empty={noContact} onChange={onChange}>
      {(row, change) => (
        <>
          <Text label={t("name")} value={row.name} onChange={(name) => change({ name })} />
          <Text label={t("role")} value={row.role} onChange={(role) => change({ role })} />
          <Text type="tel" label={t("phone")} value={row.phone} onChange={(phone) => change({ phone })} />
          <Text type="email" label={t("email")} value={row.email} onChange={(email) => change({ email })} />
        </>
      )}
    </Rows>
  );
}

export function InsuranceFields({ insurance, lacksAmount, onChange }: Part<"insurance"> & { lacksAmount: boolean }) {
  const t = useTranslations("carriers.profile");
  const id = useId();
  const change = (part: Partial<ProfileDraft["insurance"]>) => onChange({ ...insurance, ...part });
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium">{t("insurance")}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Labelled label={t("coverage")}>
          {(amountId) => (
            <>
              <div className="flex gap-1.5">
                <Select
                  aria-label={t("currency")}
                  value={insurance.currencyCode}
                  onChange={({ target }) =>
                    change({ currencyCode: currencyCodes.find((known) => known === target.value) ?? "USD" })
                  }
                  className="w-22! shrink-0"
                >
                  {currencyCodes.map((code) => (
                    <option key={code}>{code}</option>
                  ))}
                </Select>
                <Input
                  id={amountId}
                  data-initial-focus
                  inputMode="decimal"
                  value={insurance.amount}
                  aria-invalid={lacksAmount || undefined}
                  aria-describedby={lacksAmount ? `${id}-problem` : undefined}
                  onChange={({ target }) => change({ amount: target.value })}
                  className="text-right tabular-nums"
                />
              </div>
              {lacksAmount && (
                <p id={`${id}-problem`} className="text-bad text-xs">
                  {t("amountNeeded")}
                </p>
              )}
            </>
          )}
        </Labelled>
        <Text
          type="date"
          label={t("expiresOn")}
          value={insurance.expiresOn}
          onChange={(expiresOn) => change({ expiresOn })}
        />
        <Text
          label={t("insurer")}
          max={longTextMax}
          value={insurance.insurer}
          onChange={(insurer) => change({ insurer })}
        />
        <Text
          label={t("policyNumber")}
          value={insurance.policyNumber}
          onChange={(policyNumber) => change({ policyNumber })}
        />
      </div>
    </fieldset>
  );
}
