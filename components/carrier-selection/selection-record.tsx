"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActorName } from "@/components/app-shell/actor-name";
import { DeveloperDetails } from "@/components/app-shell/display-preferences";
import { useHaulingLines } from "@/components/carriers/use-hauling-lines";
import { useRequirementTexts } from "@/components/carriers/use-requirement-texts";
import { useFieldLabel, useValueLabel } from "@/components/form/field-labels";
import { carrierNumbers } from "@/components/loads/form/choices";
import { Badge } from "@/components/ui/badge";
import { classNames } from "@/components/ui/class-names";
import type { CarrierSelection, CarrierSelectionRecord } from "@/lib/carrier-selection/schema";
import { isOver } from "@/lib/carriers/rules/requirements";
import { useFormat } from "@/lib/i18n/format";

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-3 sm:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]">
    <dt className="text-ink-2">{name}</dt>
    <dd className="wrap-anywhere min-w-0">{children}</dd>
  </div>
);

/** One record: who decided when, what was checked, and its place in the chain. */
export function SelectionRecord({ selection }: { selection: CarrierSelection }) {
  const t = useTranslations("loadCarrier.page");
  const via = useTranslations("loadCarrier.why.via");
  const word = useValueLabel();
  const label = useFieldLabel();
  const format = useFormat();
  const { record, hash, previousHash, sequence, problem } = selection;
  const { carrier, relationship, decidedBy, load } = record;
  // By its link a carrier takes one thing: the price that it was offered.
  const tookCounter = decidedBy.type === "carrier";
  const headingId = `record-${sequence}`;
  const identifiers = [...carrierNumbers.map(([field]) => field), "externalId" as const].flatMap((field) =>
    carrier[field] ? [`${label(`load.assignedCarrier.carrier.${field}`)} ${carrier[field]}`] : [],
  );
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-4 border-line border-b pb-6 last:border-0 print:gap-2 print:*:break-inside-avoid"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={headingId} className="font-semibold text-lg">
          {carrier.displayName}
        </h2>
        <Badge tone={problem ? "bad" : "good"} title={problem}>
          {problem ? t(`problem.${problem}`) : t("verified")}
        </Badge>
      </div>
      <dl className="grid gap-1">
        <Fact name={t("at")}>
          {format.dateTime(record.at)} <span className="font-mono text-ink-2 text-xs">{record.at}</span>
        </Fact>
        <Fact name={t(tookCounter ? "acceptedBy" : "decidedBy")}>
          <span className="inline-block first-letter:uppercase">
            <ActorName actor={decidedBy} />
          </span>
          , {via(tookCounter ? "COUNTER" : record.via)}
        </Fact>
        {record.overrideReason !== undefined && (
          <Fact name={t("overrideReason")}>
            <span className="whitespace-pre-line">{record.overrideReason}</span>
          </Fact>
        )}
        <DeveloperDetails>
          <Fact name={t("request")}>
            <code className="font-mono text-xs">{record.requestId}</code>
          </Fact>
        </DeveloperDetails>
        <Fact name={t("load")}>
          <span className="font-mono">{load.externalId}</span>, {t("version", { version: load.version })}
        </Fact>
        <Fact name={t("identifiers")}>
          {[...identifiers, carrier.scac && `SCAC ${carrier.scac}`].filter(Boolean).join("\u00a0· ")}
        </Fact>
        <Fact name={t("relationship")}>
          {[
            word("RelationshipStatus", relationship.status),
            word("OnboardingStatus", relationship.onboardingStatus),
            `${t("source")} ${word("RelationshipSource", relationship.source)}`,
            t("version", { version: relationship.version }),
          ].join(" · ")}
        </Fact>
      </dl>
      <Rules rules={record.rules} />
      <CheckedRequirements requirements={record.requirements} />
      <ProfileThen held={record.held} day={record.at.slice(0, 10)} />
      <dl className="grid gap-1 text-xs">
        <Fact name={t("sequence")}>{sequence}</Fact>
        <Fact name={t("hash")}>
          <code className="font-mono">{hash}</code>
        </Fact>
        <Fact name={t("previousHash")}>
          <code className="font-mono">{previousHash}</code>
        </Fact>
      </dl>
    </article>
  );
}

/** `mark` is what is wrong with it, in a word. */
type Row = { key: string; name: string; text: string; isMissed?: boolean; mark?: string | false };

/** A short table of two columns under its name. */
function Checks({ title, rows, none }: { title: string; rows: readonly Row[]; none?: string }) {
  return (
    <div className="grid gap-1">
      <h3 className="text-ink-3 text-xs">{title}</h3>
      {rows.length === 0 && <p className="text-ink-2">{none}</p>}
      <dl>
        {rows.map(({ key, name, text, isMissed, mark }) => (
          <div
            key={key}
            className="grid gap-x-3 border-line border-t py-1 sm:grid-cols-2 print:grid-cols-2 print:py-0.5"
          >
            <dt>{name}</dt>
            <dd className={classNames("wrap-anywhere min-w-0", isMissed ? "font-medium text-warn" : "text-ink-2")}>
              {mark && (
                <span className="mr-2">
                  <Badge tone="bad">{mark}</Badge>
                </span>
              )}
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Rules({ rules }: Pick<CarrierSelectionRecord, "rules">) {
  const t = useTranslations("loadCarrier.page");
  const rows = rules.map(({ rule, outcome }) => ({
    key: rule,
    name: t(`rule.${rule}`),
    text: t(`outcome.${outcome}`),
    isMissed: outcome !== "PASSED",
  }));
  return <Checks title={t("rules")} rows={rows} />;
}

function CheckedRequirements({ requirements }: Pick<CarrierSelectionRecord, "requirements">) {
  const t = useTranslations("loadCarrier.page");
  const { labelOf, outcomeOf } = useRequirementTexts();
  const format = useFormat();
  const rows = requirements.map(({ requirement, least, outcome }) => ({
    key: requirement,
    name: [labelOf(requirement), least && format.money(least)].filter(Boolean).join(" · "),
    text: outcomeOf(requirement, outcome),
    isMissed: outcome !== "met",
  }));
  return <Checks title={t("requirements")} rows={rows} none={t("noRequirements")} />;
}

/** What was on record on the day of the decision; what had expired by then is marked. */
function ProfileThen({ held, day: decided }: Pick<CarrierSelectionRecord, "held"> & { day: string }) {
  const t = useTranslations("loadCarrier.page");
  const word = useValueLabel();
  const label = useFieldLabel();
  const format = useFormat();
  const { certificates, cargoInsurance, has247CustomerService, hauling } = held;
  const haulingText = useHaulingLines()(hauling).join(" · ");
  // A day is the same everywhere, so it is read and written in one zone.
  const until = (day: string | undefined) =>
    day ? t("until", { day: format.date(`${day}T00:00:00Z`, "UTC") }) : t("noEnd");
  const expired = (day: string | undefined) => isOver(day, decided) && t("expired");
  const rows: Row[] = certificates.map(({ type, number, expiresOn }, index) => ({
    key: `${type} ${index}`,
    name: word("CertificateType", type),
    text: [number, until(expiresOn)].filter(Boolean).join(" · "),
    mark: expired(expiresOn),
  }));
  if (cargoInsurance)
    rows.push({
      key: "insurance",
      name: `${t("insurance")} · ${format.money(cargoInsurance.coverage)}`,
      text: [cargoInsurance.insurer, cargoInsurance.policyNumber, until(cargoInsurance.expiresOn)]
        .filter(Boolean)
        .join(" · "),
      mark: expired(cargoInsurance.expiresOn),
    });
  if (has247CustomerService !== undefined)
    rows.push({
      key: "service",
      name: label("load.carrierRequirements.has247CustomerService"),
      text: has247CustomerService ? t("yes") : t("no"),
    });
  if (haulingText) rows.push({ key: "hauling", name: t("hauling"), text: haulingText });
  return <Checks title={t("held")} rows={rows} none={t("nothingHeld")} />;
}
