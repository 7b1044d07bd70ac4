"use client";

import Link from "next/link";
import { useTimeZone, useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { textNameOf } from "@/components/bidding/desk/bid-events";
import { eventTones, useEventTexts } from "@/components/bidding/desk/event-texts";
import { timeIn } from "@/components/bidding/desk/feed-days";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import { classNames } from "@/components/ui/class-names";
import type { BidEvent, BidEventType } from "@/lib/bidding/schema/bid-event";
import { useFormat } from "@/lib/i18n/format";

const inks = { good: "text-good", warn: "text-warn", bad: "text-bad", info: "text-info", mute: "text-ink-3" };

// Two lines where a phone has no room for one, or the reason has none beside an open bid; where there is much room the
// amount stays near its carrier.
const columns =
  "grid-cols-[4rem_10.5rem_6.5rem_minmax(0,1fr)_auto] @4xl:grid-cols-[4rem_10.5rem_6.5rem_minmax(0,15rem)_12rem_minmax(0,1fr)] max-sm:grid-cols-[auto_minmax(0,1fr)_auto] max-sm:gap-y-0.5";

type FeedRowProps = {
  event: BidEvent;
  /** The name of its day, above the first event of each. */
  day: string | undefined;
};

/** One event in one line: when, what, for which load, whose bid, and how much. The whole line leads to the bid. */
export function FeedRow({ event, day }: FeedRowProps) {
  const t = useTranslations("bids");
  const { view, hrefOf, open } = useBidsView();
  const { sentence, why, price } = useFeedTexts();
  const { type, timestamp, data } = event;
  const { load, bid, carrier } = data;
  const timeZone = useTimeZone() ?? "UTC";
  const onClick = (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    open(bid.id);
  };
  return (
    <li data-event={event.id}>
      {day && (
        <p
          className="border-line border-b bg-sunken px-5 py-1 font-medium text-ink-2 text-xs max-sm:px-4"
          suppressHydrationWarning
        >
          {day}
        </p>
      )}
      <div
        title={sentence(event)}
        className={classNames(
          "relative grid items-center gap-x-3 border-line border-b px-5 py-1.5 max-sm:px-4 max-sm:py-2",
          columns,
          view.bid === bid.id ? "bg-accent-soft" : "hover:bg-sunken",
        )}
      >
        <time dateTime={timestamp} className="text-ink-3 text-xs tabular-nums" suppressHydrationWarning>
          {timeIn(timestamp, timeZone)}
        </time>
        <span className="flex min-w-0 items-center gap-1.5">
          <span
            aria-hidden
            className={classNames("size-1.5 shrink-0 rounded-full bg-current", inks[eventTones[type]])}
          />
          <span className="truncate" title={type}>
            {t(`type.${textNameOf(type)}`)}
          </span>
        </span>
        <Link
          href={`/loads/${load.id}`}
          prefetch={false}
          title={t("openLoad")}
          className="relative z-1 truncate rounded-sm font-medium font-mono text-[0.78125rem] hover:underline max-sm:order-4"
        >
          {load.externalDisplayId}
        </Link>
        <span className="min-w-0 @4xl:contents max-sm:order-5 max-sm:col-span-2">
          <a
            href={hrefOf({ bid: bid.id })}
            data-bid-of={bid.id}
            onClick={onClick}
            className="block min-w-0 truncate rounded-sm after:absolute after:inset-0 hover:underline"
          >
            {carrier.displayName}
          </a>
          {data.reason && <span className="block min-w-0 text-ink-3 text-xs @4xl:order-last">{why(data.reason)}</span>}
        </span>
        <span className="whitespace-nowrap text-right font-medium tabular-nums max-sm:order-3">{price(event)}</span>
      </div>
    </li>
  );
}

/** A counter that was rejected or withdrawn leaves the bid where it stands. */
const movesPrice: readonly BidEventType[] = ["bid.countered", "bid.counter_accepted"];

/** What a line says besides names: the price, and the counter that it may come to, and why it came to it. */
function useFeedTexts() {
  const t = useTranslations("bids.feed");
  const format = useFormat();
  const { meaning, reason: why } = useEventTexts();
  const sentence = (event: BidEvent) =>
    [meaning(event), event.data.reason && `${why(event.data.reason)}.`].filter(Boolean).join(" ");
  const price = ({ type, data: { bid } }: BidEvent) => {
    const offered = movesPrice.includes(type) ? bid.counter?.amount : undefined;
    if (!offered || offered.amount === bid.amount.amount) return format.money(bid.amount);
    // The carrier's name is worth more than the price one knows.
    return t.rich("fromTo", {
      from: format.money(bid.amount),
      to: format.money(offered),
      wide: (text) => <span className="hidden font-normal text-ink-3 @4xl:inline">{text}</span>,
    });
  };
  return { sentence, why, price };
}
