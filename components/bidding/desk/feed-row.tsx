"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { EventBadge } from "@/components/bidding/desk/bid-badges";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import { useEventWords } from "@/components/bidding/desk/use-event-words";
import { RelativeTime } from "@/components/loads/editor/relative-time";
import { classNames } from "@/components/ui/class-names";
import type { BidEvent } from "@/lib/bidding/schema/event";

/** One event: what, when, for which load, and what it means. */
export function FeedRow({ event }: { event: BidEvent }) {
  const t = useTranslations("bids");
  const { view, hrefOf, open } = useBidsView();
  const { meaning, reason } = useEventWords();
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
