"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { EventBadge, useEventTexts } from "@/components/bidding/desk/event-texts";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { bidEventQueries } from "@/lib/bidding/queries/bids";

/** All that happened to a bid, oldest first, each with its meaning in a sentence. */
export function BidTimeline({ bidId }: { bidId: string }) {
  const t = useTranslations("bids.timeline");
  const common = useTranslations("bids");
  const { meaning, reason } = useEventTexts();
  const { data, isError, refetch } = useInfiniteQuery(bidEventQueries.list({ bidId }));
  const events = data?.pages.flatMap(({ items }) => items).toReversed();
  return (
    <section aria-label={t("title")} className="grid gap-2">
      <h3 className="text-ink-3 text-xs">{t("title")}</h3>
      {isError && !events && (
        <p role="alert" className="flex items-center gap-3 text-bad">
          {t("failed")}
          <Button size="sm" onClick={() => refetch()}>
            {common("retry")}
          </Button>
        </p>
      )}
      {!events && !isError && <Skeleton className="h-16" />}
      {events && (
        <ol className="grid gap-3 border-line border-l pl-4">
          {events.map((event) => (
            <li key={event.id} className="grid gap-1">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <EventBadge type={event.type} />
                <span className="text-ink-3 text-xs">
                  <RelativeTime at={event.timestamp} />
                </span>
              </div>
              <p>{meaning(event)}</p>
              {event.data.reason && <p className="text-ink-2 text-xs">{reason(event.data.reason)}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
