"use client";

import { useQuery } from "@tanstack/react-query";
import { PackageX, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { useLoads, useLoadsView } from "@/components/loads/list/loads-context";
import { PeekCover } from "@/components/loads/list/peek-cover";
import { PeekRequirements, PeekShipment } from "@/components/loads/list/peek-facts";
import { PeekFrame, PeekSkeleton } from "@/components/loads/list/peek-frame";
import { PeekProvenance } from "@/components/loads/list/peek-provenance";
import { PeekStops } from "@/components/loads/list/peek-stops";
import { ButtonLink, IconButton } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { CallError } from "@/lib/browser/api";
import { useFormat } from "@/lib/i18n/format";
import { loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

function Details({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loads");
  const { load } = loaded;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-4.5 pb-4">
        <PeekShipment loaded={loaded} />
        <PeekStops loaded={loaded} />
        <PeekCover loaded={loaded} />
        <PeekRequirements loaded={loaded} />
        <PeekProvenance loaded={loaded} />
      </div>
      <footer className="flex gap-2 border-line border-t px-4.5 py-3">
        <ButtonLink variant="primary" href={`/loads/${load.id}`}>
          {t("openLoad")}
        </ButtonLink>
        <CopyButton text={() => JSON.stringify(load, null, 2)} label={t("copyJson")} variant="ghost" />
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
