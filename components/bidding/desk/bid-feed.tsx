"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { bidEventOf } from "@/components/bidding/desk/bid-event-of";
import { FeedRow } from "@/components/bidding/desk/feed-row";
import { mergeEvents } from "@/components/bidding/desk/merge-events";
import { NewPill } from "@/components/bidding/desk/new-pill";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { bidEventQueries } from "@/lib/bidding/queries/bid-events";
import type { BidEvent } from "@/lib/bidding/schema/event";
import { useLiveEvents } from "@/lib/browser/live-events";

const liveMax = 500;

type BidFeedProps = { isPaused: boolean; isOwn: ((loadId: string) => boolean) | undefined; onResume: () => void };

/** What happens to bids, newest first, each event with its meaning in one sentence. */
export function BidFeed({ isPaused, isOwn, onResume }: BidFeedProps) {
  const t = useTranslations("bids");
  const { view, clearFilters } = useBidsView();
  const filter = { ...(view.load && { loadId: view.load }), ...(view.type && { type: [view.type] }) };
  const query = useInfiniteQuery(bidEventQueries.list(filter));
  const [live, setLive] = useState<readonly BidEvent[]>([]);
  const [seen, setSeen] = useState<number | null>(null);
  useLiveEvents({ onEvent: (event) => setLive((before) => [...before, bidEventOf(event)].slice(-liveMax)) });
  // Held from the moment of the pause on.
  if (isPaused && seen === null) setSeen(live.length);
  if (!isPaused && seen !== null) setSeen(null);

  const isWanted = ({ type, data }: BidEvent) =>
    (!view.type || view.type === type) && (!view.load || view.load === data.load.id) && (!isOwn || isOwn(data.load.id));
  const fetched = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const events = mergeEvents(seen === null ? live : live.slice(0, seen), fetched).filter(isWanted);
  const unread = seen === null ? 0 : live.slice(seen).filter(isWanted).length;
  const isFiltered = view.mine || view.load !== null || view.type !== null;
  return (
    <section aria-label={t("parts.feed")} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <NewPill count={unread} isPaused onShow={onResume} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        {query.isPending &&
          ["w-64", "w-80", "w-72", "w-60"].map((width) => (
            <div key={width} className="grid gap-2 border-line border-b px-5 py-3">
              <Skeleton className="h-4 w-40" />
              <Skeleton className={`h-4 ${width}`} />
            </div>
          ))}
        {query.isError && events.length === 0 && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {query.isSuccess && events.length === 0 && (
          <EmptyState
            title={t(isFiltered ? "empty.feedFiltered" : "empty.feedTitle")}
            action={isFiltered && <Button onClick={clearFilters}>{t("filters.clear")}</Button>}
          >
            {!isFiltered && t("empty.feedText")}
          </EmptyState>
        )}
        <ol aria-label={t("feed.label")} data-feed>
          {events.map((event) => (
            <FeedRow key={event.id} event={event} />
          ))}
        </ol>
        {query.hasNextPage && (
          <div className="p-4 text-center">
            <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t("feed.more")}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
