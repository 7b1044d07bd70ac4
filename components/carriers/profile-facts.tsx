"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CopyValue } from "@/components/carriers/copy-value";
import { ExpiryDay } from "@/components/carriers/expiry-day";
import { identifiersOf } from "@/components/carriers/identifiers";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier-record";
import type { CarrierProfile, Contact } from "@/lib/carriers/schema/profile";
import { useFormat } from "@/lib/i18n/format";

/** A fact and its name. */
export const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[112px_minmax(0,1fr)] items-baseline gap-x-3">
    <dt className="text-ink-3">{name}</dt>
    <dd className="wrap-anywhere min-w-0">{children}</dd>
  </div>
);

export const Nothing = ({ children }: { children: string }) => <p className="text-ink-3">{children}</p>;

export function Identifiers({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers");
  return (
    <dl className="grid gap-0.5">
      {identifiersOf(carrier).map(({ field, word, value }) => (
        <Fact key={field} name={word ?? t("externalId")}>
          <CopyValue name={word ?? t("externalId")} value={value} />
        </Fact>
      ))}
    </dl>
  );
}

export const ContactLine = ({ contact: { name, role, phone, email } }: { contact: Contact }) => (
  <li>
    {(name || role) && <p>{[name, role].filter(Boolean).join(" · ")}</p>}
    <p className="flex flex-wrap gap-x-3 text-ink-2 text-xs">
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
      {email && (
        <a href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </a>
      )}
    </p>
  </li>
);

export function Certificates({ certificates }: Pick<CarrierProfile, "certificates">) {
  const t = useTranslations("carriers.profile");
  const type = useTranslations("vocabulary.CertificateType");
  if (certificates.length === 0) return <Nothing>{t("noCertificates")}</Nothing>;
  return (
    <dl className="grid gap-1">
      {certificates.map((certificate, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a carrier may hold two of a type and number.
        <Fact key={index} name={<span title={certificate.type}>{type(certificate.type)}</span>}>
          <span className="flex flex-wrap gap-x-3">
            {certificate.number && <CopyValue name={type(certificate.type)} value={certificate.number} />}
            <ExpiryDay expiresOn={certificate.expiresOn} />
          </span>
        </Fact>
      ))}
    </dl>
  );
}

export function Insurance({ cargoInsurance }: Pick<CarrierProfile, "cargoInsurance">) {
  const t = useTranslations("carriers.profile");
  const format = useFormat();
  if (!cargoInsurance) return <Nothing>{t("noInsurance")}</Nothing>;
  const { coverage, insurer, policyNumber, expiresOn } = cargoInsurance;
  return (
    <dl className="grid gap-1">
      <Fact name={t("coverage")}>
        <span className="tabular-nums">{format.money(coverage)}</span>
      </Fact>
      <Fact name={t("expiresOn")}>
        <ExpiryDay expiresOn={expiresOn} />
      </Fact>
      {insurer && <Fact name={t("insurer")}>{insurer}</Fact>}
      {policyNumber && (
        <Fact name={t("policyNumber")}>
          <CopyValue name={t("policyNumber")} value={policyNumber} />
        </Fact>
      )}
    </dl>
  );
}
