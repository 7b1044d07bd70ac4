"use client";

import { Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { useCarriersContext } from "@/components/carriers/carriers-context";
import { expiryOf } from "@/components/carriers/expiry";
import { Fact, Nothing } from "@/components/carriers/fact";
import { identifiersOf } from "@/components/carriers/identifiers";
import { WhatItHauls } from "@/components/carriers/what-it-hauls";
import { useValueLabel } from "@/components/form/field-labels";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CopyValue } from "@/components/ui/code-block";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import type { CarrierProfile, Contact } from "@/lib/carriers/schema/profile";
import { useFormat } from "@/lib/i18n/format";

const EditProfileDialog = lazy(() =>
  import("@/components/carriers/edit-profile-dialog").then((module) => ({ default: module.EditProfileDialog })),
);

const Group = ({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className="min-w-0 border-line border-t px-5 py-3.5 max-sm:px-4">
    <div className="mb-1.5 flex min-h-6.5 items-center justify-between gap-2">
      <h3 className="font-medium">{title}</h3>
      {action}
    </div>
    {children}
  </section>
);

/** Who the carrier is, and its certificates and insurance with their last days. */
export function CarrierProfilePart({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers.profile");
  const carriers = useTranslations("carriers");
  const common = useTranslations("common");
  const decision = useTranslations("carriers.decision");
  const { role } = useSession();
  const [isEditing, setIsEditing] = useState(false);
  const { contacts, certificates, cargoInsurance, has247CustomerService } = carrier.profile;
  const edit = (
    <Button
      size="sm"
      icon={<Pencil aria-hidden />}
      disabled={role === "VIEWER"}
      title={role === "VIEWER" ? decision("needsBroker") : undefined}
      onClick={() => setIsEditing(true)}
    >
      {t("edit")}
    </Button>
  );
  return (
    <div className="@container">
      <div className="-mt-px grid @min-[600px]:grid-cols-2">
        <Group title={carriers("identifiers")}>
          <Identifiers carrier={carrier} />
        </Group>
        <Group title={t("insurance")} action={edit}>
          <Insurance cargoInsurance={cargoInsurance} />
        </Group>
        <Group title={t("certificates")}>
          <Certificates certificates={certificates} />
        </Group>
        <Group title={t("hauling")}>
          <WhatItHauls profile={carrier.profile} />
        </Group>
        <Group title={t("contacts")}>
          {contacts.length === 0 && <Nothing>{t("noContacts")}</Nothing>}
          <ul className="grid gap-2">
            {contacts.map((contact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: people have no identity here but their place.
              <ContactLine key={index} contact={contact} />
            ))}
          </ul>
          <dl className="mt-2">
            <Fact name={t("service247")}>
              {has247CustomerService === undefined ? t("unsaid") : common(has247CustomerService ? "yes" : "no")}
            </Fact>
          </dl>
        </Group>
      </div>
      <Suspense fallback={null}>
        {isEditing && <EditProfileDialog carrier={carrier} onClose={() => setIsEditing(false)} />}
      </Suspense>
    </div>
  );
}

const tones = { expired: "bad", soon: "warn" } as const;

/** The last day something counts; what is over or will soon be says so. */
function ExpiryDay({ expiresOn }: { expiresOn: string | undefined }) {
  const t = useTranslations("carriers.expiry");
  const format = useFormat();
  const { today } = useCarriersContext();
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

function Identifiers({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers");
  const labelOf = useValueLabel();
  const registrations = carrier.profile.dotSuffixes?.map((letter) => `${letter} · ${labelOf("DotSuffix", letter)}`);
  return (
    <dl className="grid gap-0.5">
      {identifiersOf(carrier).map(({ field, word, value }) => (
        <Fact key={field} name={word ?? t("externalId")}>
          <CopyValue name={word ?? t("externalId")} value={value} />
        </Fact>
      ))}
      {registrations && <Fact name={t("registrations")}>{registrations.join(", ")}</Fact>}
    </dl>
  );
}

const ContactLine = ({ contact: { name, role, phone, email } }: { contact: Contact }) => (
  <li>
    {(name || role) && <p>{[name, role].filter(Boolean).join(" · ")}</p>}
    <p className="flex flex-wrap gap-x-3 text-ink-2 text-xs leading-6">
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
      {email && (
        <a href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </a>
      )}
    </p>
  </li>
);

function Certificates({ certificates }: Pick<CarrierProfile, "certificates">) {
  const t = useTranslations("carriers.profile");
  const type = useTranslations("vocabulary.CertificateType");
  if (certificates.length === 0) return <Nothing>{t("noCertificates")}</Nothing>;
  return (
    <dl className="grid gap-1">
      {certificates.map((certificate, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a carrier may have two of a type and number.
        <Fact key={index} name={<span title={certificate.type}>{type(certificate.type)}</span>}>
          <span className="flex flex-wrap gap-x-3">
            <span className="min-w-32 empty:hidden">
              {certificate.number && <CopyValue name={type(certificate.type)} value={certificate.number} />}
            </span>
            <ExpiryDay expiresOn={certificate.expiresOn} />
          </span>
        </Fact>
      ))}
    </dl>
  );
}

function Insurance({ cargoInsurance }: Pick<CarrierProfile, "cargoInsurance">) {
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
