"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { bidEventOf, mergeEvents } from "@/components/bidding/desk/bid-events";
import { EventBadge, useEventTexts } from "@/components/bidding/desk/event-texts";
import { NewPill } from "@/components/bidding/desk/new-pill";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { bidEventQueries } from "@/lib/bidding/queries/bids";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
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

/** One event: what, when, for which load, and what it means. */
function FeedRow({ event }: { event: BidEvent }) {
  const t = useTranslations("bids");
  const { view, hrefOf, open } = useBidsView();
  const { meaning, reason } = useEventTexts();
  const { load, bid } = event.data;
  return (
    <li
      data-event={event.id}
      className={classNames(
        "grid gap-1 border-line border-b px-5 py-2.5 max-sm:px-4",
        view.bid === bid.id ? "bg-accent-soft" : "hover:bg-sunken",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <EventBadge type={event.type} />
        <Link
          href={`/loads/${load.id}`}
          prefetch={false}
          title={t("openLoad")}
          className="truncate rounded-sm font-medium font-mono text-[0.78125rem] hover:underline"
        >
          {load.externalDisplayId}
        </Link>
        <span className="ml-auto text-ink-3 text-xs">
          <RelativeTime at={event.timestamp} />
        </span>
      </div>
      <p>
        {meaning(event)}{" "}
        <a
          href={hrefOf({ bid: bid.id })}
          onClick={(click) => {
            if (click.metaKey || click.ctrlKey || click.shiftKey) return;
            click.preventDefault();
            open(bid.id);
          }}
          className="whitespace-nowrap rounded-sm text-accent underline underline-offset-2 pointer-coarse:inline-block pointer-coarse:py-2"
        >
          {t("feed.openBid")}
        </a>
      </p>
      {event.data.reason && <p className="text-ink-2 text-xs">{reason(event.data.reason)}</p>}
    </li>
  );
}
