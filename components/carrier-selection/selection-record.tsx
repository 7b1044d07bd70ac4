"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CheckedRequirements, Held, Rules } from "@/components/carrier-selection/selection-checks";
import { useFieldLabel, useValueLabel } from "@/components/form/field-words";
import { ActorName } from "@/components/loads/editor/actor-name";
import { carrierNumbers } from "@/components/loads/form/choices";
import { Badge } from "@/components/ui/badge";
import type { CarrierSelection } from "@/lib/carrier-selection/schema";
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
  const headingId = `record-${sequence}`;
  const identifiers = [...carrierNumbers.map(([field]) => field), "externalId" as const].flatMap((field) =>
    carrier[field] ? [`${label(`load.assignedCarrier.carrier.${field}`)} ${carrier[field]}`] : [],
  );
  return (
    <article
      aria-labelledby={headingId}
      className="grid gap-4 border-line border-b pb-6 last:border-0 print:break-inside-avoid print:gap-2"
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
        <Fact name={t("decidedBy")}>
          <span className="inline-block first-letter:uppercase">
            <ActorName actor={decidedBy} />
          </span>
          , {via(record.via)}
        </Fact>
        <Fact name={t("request")}>
          <code className="font-mono text-xs">{record.requestId}</code>
        </Fact>
        <Fact name={t("load")}>
          <span className="font-mono">{load.externalId}</span>, {t("version", { version: load.version })}
        </Fact>
        <Fact name={t("identifiers")}>
          {[...identifiers, carrier.scac && `SCAC ${carrier.scac}`].filter(Boolean).join(" · ")}
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
      <Held held={record.held} />
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
