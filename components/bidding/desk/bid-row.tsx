"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { AgeClock } from "@/components/bidding/desk/age-clock";
import { AnswerButtons } from "@/components/bidding/desk/answer-buttons";
import { BidStatusBadge, EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { type DeskBid, isForBroker } from "@/components/bidding/desk/desk-bids";
import { useEventTexts } from "@/components/bidding/desk/event-texts";
import type { Market } from "@/components/bidding/desk/market";
import { MarketPosition, VersusMaxBuy } from "@/components/bidding/desk/price-standing";
import { numbersLine } from "@/components/carriers/identifiers";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";

type BidRowProps = {
  bid: DeskBid;
  market?: Market | undefined;
  /** Where the bid itself is shown; without it the row is only read and answered. */
  link?: { href: string; isCurrent: boolean; onOpen: () => void };
};

// A modified click is the browser's: a tab or a window of its own.
const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A bid in a list: who, how much and how that compares, for how long it has waited, and what to do about it. */
export function BidRow({ bid, market, link }: BidRowProps) {
  const t = useTranslations("bids");
  const format = useFormat();
  const { reason } = useEventTexts();
  const isOpen = isForBroker(bid);
  const onClick = (event: MouseEvent) => {
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    link.onOpen();
  };
  const name = <span className="truncate font-medium">{bid.carrier.displayName}</span>;
  return (
    <li
      data-bid-row={bid.id}
      className={classNames(
        "relative grid grid-cols-[minmax(0,1.2fr)_minmax(0,1.1fr)_16rem] items-center gap-x-3 border-line border-t px-5 py-2 max-sm:grid-cols-[minmax(0,1fr)_fit-content(55%)] max-sm:px-4",
        link?.isCurrent ? "bg-accent-soft" : "hover:bg-sunken",
        !isOpen && "text-ink-3",
      )}
    >
      <div className="min-w-0">
        <div className="flex min-w-0 items-center gap-2">
          {link ? (
            <a
              href={link.href}
              data-bid={bid.id}
              aria-current={link.isCurrent || undefined}
              onClick={onClick}
              className="min-w-0 truncate -outline-offset-2 after:absolute after:inset-0"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </div>
        <div className="mt-0.5 flex min-w-0 items-center gap-2">
          <EligibilityBadge meaning={bid.meaning} />
          <span className="truncate font-mono text-ink-3 text-xs max-sm:hidden">{numbersLine(bid.carrier)}</span>
        </div>
      </div>
      <div className="min-w-0 max-sm:text-right">
        <div className="flex items-baseline gap-2 max-sm:justify-end">
          <span className={classNames("whitespace-nowrap font-medium", !isOpen && "line-through")}>
            {format.money(bid.amount)}
          </span>
          <MarketPosition amount={bid.amount} market={market} isShort />
        </div>
        <div className="text-xs">
          <VersusMaxBuy amount={bid.amount} maxBuy={bid.loadFacts?.maxBuy} isShort />
        </div>
      </div>
      <div className="relative z-1 flex items-center justify-end gap-3 empty:hidden max-sm:pointer-events-none max-sm:col-span-2 max-sm:mt-1 max-sm:justify-between">
        <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 text-right text-sm max-sm:justify-start max-sm:text-xs">
          {bid.status !== "ACTIVE" && <BidStatusBadge status={bid.status} />}
          {bid.counter?.status === "OPEN" && <span className="text-xs">{format.money(bid.counter.amount)}</span>}
          <AgeClock bid={bid} />
          {!isOpen && bid.reason && <span className="text-xs">{reason(bid.reason)}</span>}
        </span>
        {isOpen && (
          <span className={link ? "max-sm:hidden" : "max-sm:pointer-events-auto"}>
            <AnswerButtons bid={bid} market={market} look="row" />
          </span>
        )}
      </div>
      {bid.note && <p className="col-span-full truncate pt-0.5 text-ink-2 text-xs">“{bid.note}”</p>}
      {!isOpen && <span className="sr-only">{t(`status.${bid.status}`)}</span>}
    </li>
  );
}
