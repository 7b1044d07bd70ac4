"use client";

import { useTranslations } from "next-intl";
import type { AnswerKeeper } from "@/components/onboarding/answer-keeper";
import { TextRow } from "@/components/onboarding/text-row";
import { Checkbox } from "@/components/ui/checkbox";
import type { Certificate, CertificateType } from "@/lib/carriers/schema/profile";

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
  const tick = (type: CertificateType, isHeld: boolean) =>
    onChange("certificates", isHeld ? [...value, { type }] : value.filter((certificate) => certificate.type !== type));
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      {types.map((type) => {
        const held = value.filter((certificate) => certificate.type === type);
        return (
          <li key={type} className="flex flex-col gap-3 px-3.5 py-2">
            <Checkbox
              className="min-h-11! items-center! py-1.5"
              checked={held.length > 0}
              onChange={({ target }) => tick(type, target.checked)}
              label={
                <>
                  <span className="block font-medium">{t(`types.${type}.name`)}</span>
                  <span className="block text-ink-3 text-xs">{t(`types.${type}.what`)}</span>
                </>
              }
            />
            {held.map((certificate, index) => (
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
