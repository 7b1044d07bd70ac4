"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Package } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import { zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { loadQueries } from "@/lib/loads/queries";
import type { LoadSummary } from "@/lib/loads/schema/list";
import { placeName } from "@/lib/places/rules/place-name";

function LoadLine({ load }: { load: LoadSummary }) {
  const t = useTranslations("carriers.loads");
  const format = useFormat();
  const { origin, destination, bookedPrice } = load;
  const start = origin?.appointment?.start;
  return (
    <li className="flex items-start justify-between gap-3 border-line border-b px-5 py-2 last:border-b-0 max-sm:px-4">
      <div className="min-w-0">
        <Link prefetch={false} href={`/loads/${load.id}`} className="break-all font-mono hover:underline">
          {load.externalDisplayId ?? load.externalId}
        </Link>
        <p className="text-ink-2 text-xs">
          {[placeName(origin?.place), placeName(destination?.place)].map((name) => name || t("somewhere")).join(" → ")}
        </p>
        <p className="text-ink-3 text-xs">
          {start ? format.dateTime(start, zoneOfPlace(origin?.timezone)) : t("noPickup")}
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <LoadStatusBadge status={load.status} />
        {bookedPrice && <span className="text-ink-2 text-xs tabular-nums">{format.money(bookedPrice)}</span>}
      </div>
    </li>
  );
}

/** The loads the carrier is assigned to, changed last first. */
export function CarrierLoads({ carrier }: { carrier: CarrierRecord }) {
  const t = useTranslations("carriers.loads");
  const query = useInfiniteQuery(loadQueries.list({ carrierId: carrier.id, sort: "-updatedAt" }));
  const loads = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (query.isPending) return <Skeleton className="m-5 h-24" />;
  if (query.isError && loads.length === 0) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  if (loads.length === 0) return <EmptyState icon={<Package />} title={t("empty", { name: carrier.displayName })} />;
  return (
    <>
      <ul aria-label={t("title")}>
        {loads.map((load) => (
          <LoadLine key={load.id} load={load} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="px-5 pb-5">
          <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
            {t("more")}
          </Button>
        </div>
      )}
    </>
  );
}
