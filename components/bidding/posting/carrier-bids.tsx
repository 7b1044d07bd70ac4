"use client";

import { useQuery } from "@tanstack/react-query";
import { Gavel } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { BidStatusBadge } from "@/components/bidding/desk/bid-badges";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { bidQueries } from "@/lib/bidding/queries/bids";
import type { ListedBid } from "@/lib/bidding/schema/bid";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";
import { useFormat } from "@/lib/i18n/format";
import { shortPlace } from "@/lib/places/rules/place-name";

const shownAtFirst = 50;

function Line({ bid }: { bid: ListedBid }) {
  const format = useFormat();
  const { load, loadFacts, amount, submittedAt } = bid;
  const lane = [loadFacts.originPlace, loadFacts.destinationPlace]
    .flatMap((place) => shortPlace(place) ?? [])
    .join(" → ");
  return (
    <li className="flex items-start justify-between gap-3 border-line border-b px-5 py-2 last:border-b-0 max-sm:px-4">
      <div className="min-w-0">
        <Link prefetch={false} href={`/loads/${load.id}`} className="break-all font-mono hover:underline">
          {load.externalDisplayId}
        </Link>
        {lane && <p className="text-ink-2 text-xs">{lane}</p>}
        <p className="text-ink-3 text-xs">
          <RelativeTime at={submittedAt} />
        </p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <span className="font-medium tabular-nums">{format.money(amount)}</span>
        <BidStatusBadge status={bid.status} />
      </div>
    </li>
  );
}

type Placed = Pick<ListedBid, "actions" | "submittedAt">;

/** What is still open stands first, the newest first of each. */
export const byWaiting = (one: Placed, other: Placed) =>
  Number(other.actions.length > 0) - Number(one.actions.length > 0) || other.submittedAt.localeCompare(one.submittedAt);

/** What a carrier has bid. */
export function CarrierBids({ carrier }: { carrier: Pick<CarrierRecord, "id" | "displayName"> }) {
  const t = useTranslations("postings.bids");
  const { data, error, refetch } = useQuery(bidQueries.list({ carrierId: carrier.id }));
  const [showsAll, setShowsAll] = useState(false);
  if (!data && error) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton className="m-5 h-24" />;
  const items = data.items.toSorted(byWaiting);
  if (items.length === 0)
    return <EmptyState icon={<Gavel />} title={t("noneOfCarrier", { name: carrier.displayName })} />;
  const shown = showsAll ? items : items.slice(0, shownAtFirst);
  return (
    <>
      <ul aria-label={t("title")}>
        {shown.map((bid) => (
          <Line key={bid.id} bid={bid} />
        ))}
      </ul>
      {shown.length < items.length && (
        <div className="px-5 pb-5">
          <Button onClick={() => setShowsAll(true)}>{t("more")}</Button>
        </div>
      )}
    </>
  );
}
