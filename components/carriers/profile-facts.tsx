"use client";

import { Check, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useCarriersSurroundings } from "@/components/carriers/carriers-context";
import { expiryOf } from "@/components/carriers/expiry";
import { identifiersOf } from "@/components/carriers/identifiers";
import { Badge } from "@/components/ui/badge";
import { toast } from "@/components/ui/toast";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { CarrierProfile, Contact } from "@/lib/carriers/schema/profile";
import { useFormat } from "@/lib/i18n/format";

const tones = { expired: "bad", soon: "warn" } as const;

/** The last day something counts; what is over or will soon be says so. */
function ExpiryDay({ expiresOn }: { expiresOn: string | undefined }) {
  const t = useTranslations("carriers.expiry");
  const format = useFormat();
  const { today } = useCarriersSurroundings();
  if (!expiresOn) return <span className="text-ink-3">{t("none")}</span>;
  const state = expiryOf(expiresOn, today);
  // A day is the same everywhere, so it is read and written in one zone.
  const day = format.date(`${expiresOn}T00:00:00Z`, "UTC");
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="tabular-nums">{day}</span>
      {state !== "valid" && <Badge tone={tones[state]}>{t(state)}</Badge>}
    </span>
  );
}

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

/** A value in the letters of machines that a click copies. */
function CopyValue({ name, value }: { name: string; value: string }) {
  const t = useTranslations("common");
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      setTimeout(() => setCopied(false), 2000);
    } catch {
      toast.error(t("copyRefused"));
    }
  };
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      title={`${t("copy")}: ${name}`}
      className="group/copy -mx-1.5 inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-left font-mono hover:bg-mute-soft pointer-coarse:min-h-11"
    >
      <span className="wrap-anywhere min-w-0">{value}</span>
      <Icon
        aria-hidden
        className="size-3.5! text-ink-3 opacity-0 group-hover/copy:opacity-100 group-focus-visible/copy:opacity-100 pointer-coarse:opacity-100"
      />
      <span className="sr-only" aria-live="polite">
        {copied ? t("copied") : t("copy")}
      </span>
    </button>
  );
}
