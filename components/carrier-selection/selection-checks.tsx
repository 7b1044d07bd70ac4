"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel, useValueLabel } from "@/components/form/field-words";
import { classNames } from "@/components/ui/class-names";
import type { CarrierSelectionRecord } from "@/lib/carrier-selection/schema";
import { useFormat } from "@/lib/i18n/format";

type Row = { key: string; name: string; text: string; isMissed?: boolean };

/** A short table of two columns under its name. */
function Checks({ title, rows, none }: { title: string; rows: readonly Row[]; none?: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-ink-3 text-xs">{title}</h3>
      {rows.length === 0 && <p className="text-ink-2">{none}</p>}
      <dl>
        {rows.map(({ key, name, text, isMissed }) => (
          <div
            key={key}
            className="grid gap-x-3 border-line border-t py-1 sm:grid-cols-2 print:grid-cols-2 print:py-0.5"
          >
            <dt>{name}</dt>
            <dd className={classNames("wrap-anywhere min-w-0", isMissed ? "font-medium text-warn" : "text-ink-2")}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function Rules({ rules }: Pick<CarrierSelectionRecord, "rules">) {
  const t = useTranslations("loadCarrier.page");
  const rows = rules.map(({ rule, outcome }) => ({
    key: rule,
    name: t(`rule.${rule}`),
    text: t(`outcome.${outcome}`),
    isMissed: outcome === "TOLERATED",
  }));
  return <Checks title={t("rules")} rows={rows} />;
}

export function CheckedRequirements({ requirements }: Pick<CarrierSelectionRecord, "requirements">) {
  const t = useTranslations("loadCarrier.page");
  const outcomes = useTranslations("loadCarrier.outcome");
  const label = useFieldLabel();
  const format = useFormat();
  const rows = requirements.map(({ requirement, least, outcome }) => ({
    key: requirement,
    name: [label(`load.carrierRequirements.${requirement}`), least && format.money(least)].filter(Boolean).join(" · "),
    text: outcomes(outcome),
    isMissed: outcome !== "met",
  }));
  return <Checks title={t("requirements")} rows={rows} none={t("noRequirements")} />;
}

export function Held({ held }: Pick<CarrierSelectionRecord, "held">) {
  const t = useTranslations("loadCarrier.page");
  const word = useValueLabel();
  const label = useFieldLabel();
  const format = useFormat();
  const { certificates, cargoInsurance, has247CustomerService } = held;
  // A day is the same everywhere, so it is read and written in one zone.
  const until = (day: string | undefined) =>
    day ? t("until", { day: format.date(`${day}T00:00:00Z`, "UTC") }) : t("noEnd");
  const rows: Row[] = certificates.map(({ type, number, expiresOn }, index) => ({
    key: `${type} ${index}`,
    name: word("CertificateType", type),
    text: [number, until(expiresOn)].filter(Boolean).join(" · "),
  }));
  if (cargoInsurance)
    rows.push({
      key: "insurance",
      name: `${t("insurance")} · ${format.money(cargoInsurance.coverage)}`,
      text: [cargoInsurance.insurer, cargoInsurance.policyNumber, until(cargoInsurance.expiresOn)]
        .filter(Boolean)
        .join(" · "),
    });
  if (has247CustomerService !== undefined)
    rows.push({
      key: "service",
      name: label("load.carrierRequirements.has247CustomerService"),
      text: has247CustomerService ? t("yes") : t("no"),
    });
  return <Checks title={t("held")} rows={rows} none={t("nothingHeld")} />;
}
