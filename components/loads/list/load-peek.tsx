"use client";

import { useQuery } from "@tanstack/react-query";
import { PackageX, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { CopyAs } from "@/components/app-shell/copy-as";
import { PeekFrame, PeekSkeleton } from "@/components/loads/list/lazy-peek";
import { isUncovered } from "@/components/loads/list/load-facts";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { Evidence, PeekProvenance, PeekRequirements, PeekShipment } from "@/components/loads/list/peek-facts";
import { PeekNotes } from "@/components/loads/list/peek-notes";
import { PeekStops } from "@/components/loads/list/peek-stops";
import { LoadCommands } from "@/components/loads/page/load-commands";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { CallError } from "@/lib/browser/api";
import { useFormat } from "@/lib/i18n/format";
import { loadQueries } from "@/lib/loads/queries";
import type { Load } from "@/lib/loads/schema/load";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const Amount = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-ink-3 text-sm">{name}</dt>
    <dd className="text-right">{children}</dd>
  </div>
);

type LineItem = NonNullable<NonNullable<NonNullable<Load["assignedCarrier"]>["price"]>["lineItems"]>[number];

/** One sum for each currency: amounts of different ones are never added. */
function totalsOf(items: readonly LineItem[]) {
  const totals = new Map<string, number>();
  for (const { value } of items) {
    if (value) totals.set(value.currencyCode, (totals.get(value.currencyCode) ?? 0) + value.amount);
  }
  return [...totals].map(([currencyCode, amount]) => ({ currencyCode, amount }));
}

function Carrier({ load }: { load: Load }) {
  const t = useTranslations("loads");
  const { carrier } = load.assignedCarrier ?? {};
  if (!carrier) {
    return (
      <p className={isUncovered(load) ? "text-warn" : "text-ink-3"}>
        {t(isUncovered(load) ? "uncovered" : "noCarrier")}
      </p>
    );
  }
  const numbers = [
    ["DOT", carrier.dotNumber],
    ["MC", carrier.mcNumber],
    ["MX", carrier.mxNumber],
    ["RFC", carrier.rfcNumber],
    ["SCAC", carrier.scac],
  ];
  const contact = [carrier.contactName, carrier.contactPhone, carrier.contactEmail];
  return (
    <>
      <p className="font-medium">{carrier.displayName}</p>
      <p className="text-ink-3 text-xs">
        {numbers.flatMap(([name, number]) => (number ? [`${name} ${number}`] : [])).join(" · ")}
      </p>
      <p className="wrap-anywhere text-ink-3 text-xs">{contact.filter(Boolean).join(" · ")}</p>
    </>
  );
}

/** Who hauls it and for how much. */
function PeekCover({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loads");
  const format = useFormat();
  const { load, proposedCarrier } = loaded;
  const items = load.assignedCarrier?.price?.lineItems ?? [];
  return (
    <section aria-labelledby="peek-cover" className="mt-3 rounded-lg border border-line bg-bg px-3.5 py-3">
      <h3 id="peek-cover" className="mb-2 flex items-center justify-between gap-2 font-medium text-ink-3 text-xs">
        {t("columns.carrier")}
        {proposedCarrier && <Badge tone="warn">{t("carrierProposed")}</Badge>}
      </h3>
      <Carrier load={load} />
      <dl className="mt-2.5 grid gap-1 border-line border-t pt-2.5">
        {items.map(({ value, externalDescription, externalCode, externalId }, index) => (
          <Amount key={externalId ?? index} name={externalDescription ?? externalCode ?? t("lineItem")}>
            {value ? format.money(value) : "—"}
          </Amount>
        ))}
        {items.length > 0 &&
          totalsOf(items).map((total) => (
            <Amount key={total.currencyCode} name={t("carrierTotal")}>
              <strong className="font-semibold">{format.money(total)}</strong>
            </Amount>
          ))}
        <Amount name={t("columns.maxBuy")}>
          {load.maxBuy ? format.money(load.maxBuy) : "—"} <Evidence loaded={loaded} path="load.maxBuy" />
        </Amount>
        <Amount name={t("columns.target")}>
          {load.targetRate ? format.money(load.targetRate) : "—"} <Evidence loaded={loaded} path="load.targetRate" />
        </Amount>
        {load.customerRate && (
          <Amount name={t("customerRate")}>
            {format.money(load.customerRate)} <Evidence loaded={loaded} path="load.customerRate" />
          </Amount>
        )}
      </dl>
    </section>
  );
}

function Details({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loads");
  const { load } = loaded;
  const { parts } = useLoads();
  const { push } = useRouter();
  const open = (tab: string, field?: string) =>
    push(`/loads/${load.id}?${new URLSearchParams({ tab, ...(field && { field }) })}`);
  return (
    <>
      <LoadCommands loaded={loaded} onOpen={open} />
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be scrolled by keyboard too.
        tabIndex={0}
        aria-label={t("peekFacts")}
        className="min-h-0 flex-1 overflow-y-auto px-4.5 pb-4 outline-offset-[-2px]"
      >
        <Suspense fallback={isUncovered(load) && <Skeleton className="mt-1 mb-3 h-40" />}>
          <parts.Desk loaded={loaded} />
        </Suspense>
        <PeekShipment loaded={loaded} />
        <PeekStops loaded={loaded} />
        <PeekCover loaded={loaded} />
        <PeekNotes loadId={load.id} />
        <PeekRequirements loaded={loaded} />
        <PeekProvenance loaded={loaded} />
      </section>
      <footer className="flex gap-2 border-line border-t px-4.5 py-3">
        <ButtonLink variant="primary" href={`/loads/${load.id}`}>
          {t("openLoad")}
        </ButtonLink>
        <CopyAs path="/loads/get" request={() => ({ id: load.id })} answer={() => load} />
      </footer>
    </>
  );
}

function Title({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loads");
  const format = useFormat();
  const { now } = useLoads();
  const { load, updatedAt, version } = loaded;
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
        <span className="min-w-0 break-all font-mono text-base">{load.externalDisplayId ?? load.externalId}</span>
        <LoadStatusBadge status={load.status} />
      </h2>
      <p className="text-ink-3 text-xs" title={format.dateTime(updatedAt)}>
        {t("updated", { when: format.relativeTime(updatedAt, now) })} · {t("version", { version })}
      </p>
    </>
  );
}

/** A load beside the list, to be read without leaving it. A full page of its own on a phone. */
export function LoadPeek({ id }: { id: string }) {
  const t = useTranslations("loads");
  const { closePeek } = useLoadsView();
  const query = useQuery(loadQueries.detail(id));
  const isMissing = query.error instanceof CallError && query.error.status === 404;
  return (
    <PeekFrame label={t("peek")}>
      <header className="flex items-start gap-2 py-3 pr-3 pl-4.5">
        <div className="min-h-11 min-w-0 flex-1">{query.data && <Title loaded={query.data} />}</div>
        <IconButton label={t("closePeek")} icon={<X aria-hidden />} onClick={closePeek} />
      </header>
      {query.data ? (
        <Details loaded={query.data} />
      ) : isMissing ? (
        <EmptyState icon={<PackageX />} title={t("noSuchLoad")} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      ) : (
        <PeekSkeleton />
      )}
    </PeekFrame>
  );
}
