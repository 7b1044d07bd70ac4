"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useNow, useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { bidEventOf, mergeEvents } from "@/components/bidding/desk/bid-events";
import { daysOf, nearDay } from "@/components/bidding/desk/feed-days";
import { FeedRow } from "@/components/bidding/desk/feed-row";
import { NewPill } from "@/components/bidding/desk/new-pill";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { bidEventQueries } from "@/lib/bidding/queries/bids";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { useLiveEvents } from "@/lib/browser/live-events";
import { useFormat } from "@/lib/i18n/format";

const liveMax = 500;

type BidFeedProps = { isPaused: boolean; isOwn: ((loadId: string) => boolean) | undefined; onResume: () => void };

/** What happens to bids, newest first, as a log: one line each, by day. New lines do not move the focus. */
export function BidFeed({ isPaused, isOwn, onResume }: BidFeedProps) {
  const t = useTranslations("bids");
  const { view, clearFilters } = useBidsView();
  const filter = { ...(view.load && { loadId: view.load }), ...(view.type && { type: [view.type] }) };
  const query = useInfiniteQuery(bidEventQueries.list(filter));
  const [live, setLive] = useState<readonly BidEvent[]>([]);
  const [seen, setSeen] = useState<number | null>(null);
  useLiveEvents({ onEvent: (event) => setLive((before) => [...before, bidEventOf(event)].slice(-liveMax)) });
  // Frozen from the moment of the pause on.
  if (isPaused && seen === null) setSeen(live.length);
  if (!isPaused && seen !== null) setSeen(null);

  const isWanted = ({ type, data }: BidEvent) =>
    (!view.type || view.type === type) && (!view.load || view.load === data.load.id) && (!isOwn || isOwn(data.load.id));
  const fetched = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const events = mergeEvents(seen === null ? live : live.slice(0, seen), fetched).filter(isWanted);
  const unread = seen === null ? 0 : live.slice(seen).filter(isWanted).length;
  const isFiltered = view.loads !== null || view.load !== null || view.type !== null;
  return (
    <section aria-label={t("parts.feed")} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <NewPill count={unread} isPaused onShow={onResume} />
      <div className="@container min-h-0 flex-1 overflow-y-auto">
        {query.isPending &&
          ["w-64", "w-80", "w-72", "w-60"].map((width) => (
            <div key={width} className="border-line border-b px-5 py-2">
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
        {events.length > 0 && <Days events={events} />}
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

/** The events of each day under its name. */
function Days({ events }: { events: readonly BidEvent[] }) {
  const t = useTranslations("bids.feed");
  const format = useFormat();
  const timeZone = useTimeZone() ?? "UTC";
  const now = useNow({ updateInterval: 60_000 });
  return (
    <ol aria-label={t("label")} data-feed>
      {daysOf(events, timeZone).flatMap(({ day, events: ofDay }) => {
        const near = nearDay(day, now, timeZone);
        const date = format.date(`${day}T12:00:00Z`, "UTC");
        const name = near ? `${t(near)} · ${date}` : date;
        return ofDay.map((event, index) => (
          <FeedRow key={event.id} event={event} day={index === 0 ? name : undefined} />
        ));
      })}
    </ol>
  );
}
