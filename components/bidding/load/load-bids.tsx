"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { LoadBidRow } from "@/components/bidding/load/load-bid-row";
import { useLoadBids, useMarketOf } from "@/components/bidding/load/use-load-bids";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import { useLoadTab } from "@/components/loads/page/use-load-tab";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

type LoadBidsProps = {
  loaded: GetLoadResponse;
  /** How many are listed at most; the rest are on their own tab. */
  most?: number;
  className?: string;
};

/** The bids for a load, the best open one first, each with what can be done about it. */
export function LoadBids({ loaded, most = Number.POSITIVE_INFINITY, className }: LoadBidsProps) {
  const t = useTranslations("loadPage.bids");
  const { setTab } = useLoadTab();
  const { query, bids, best, isCompared } = useLoadBids(loaded.load.id);
  const market = useMarketOf(loaded);
  const winner = bids.find(({ status }) => status === "ACCEPTED");
  const sorted = winner ? [winner, ...bids.filter((bid) => bid !== winner)] : bids;
  const shown = sorted.slice(0, most);
  const isOpen = loaded.load.status === "ON_HOLD" || loaded.load.status === "AVAILABLE";
  // Of a load that is covered or over, bids that never came are no news.
  if (most !== Number.POSITIVE_INFINITY && query.data && bids.length === 0 && !isOpen) return null;
  return (
    <OverviewCard title={t("title")} aside={best && t("bestFirst")} className={className}>
      {!query.data && !query.error && (
        <div className="grid gap-2">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </div>
      )}
      {!query.data && query.error && (
        <p className="flex items-center gap-3 text-ink-2">
          {t("failed")}
          <Button size="sm" onClick={() => query.refetch()}>
            {t("retry")}
          </Button>
        </p>
      )}
      {query.data && bids.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      {shown.length > 0 && (
        <ul aria-label={t("title")} className="grid">
          {shown.map((bid) => (
            <LoadBidRow
              key={bid.id}
              bid={bid}
              market={market}
              isWinner={bid === winner}
              isCompared={isCompared(bid)}
              isSuggested={bid === best}
            />
          ))}
        </ul>
      )}
      {shown.length < sorted.length ? (
        <Button size="sm" variant="ghost" className="-ml-2" onClick={() => setTab("bids")}>
          {t("others", { count: sorted.length - shown.length })}
        </Button>
      ) : (
        bids.length > 0 &&
        most === Number.POSITIVE_INFINITY && (
          <Link
            prefetch={false}
            href={`/bids?load=${encodeURIComponent(loaded.load.id)}`}
            className="link text-xs underline print:hidden"
          >
            {t("desk")}
          </Link>
        )
      )}
    </OverviewCard>
  );
}
