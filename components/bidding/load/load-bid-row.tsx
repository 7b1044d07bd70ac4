"use client";

import Link from "next/link";
import { useTranslations } from "next-intl";
import { AgeClock } from "@/components/bidding/desk/age-clock";
import { AnswerButtons } from "@/components/bidding/desk/answer-buttons";
import { BidStatusBadge, EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { ComparedPrice } from "@/components/bidding/desk/compared-price";
import { type DeskBid, isForBroker } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { MarketPosition } from "@/components/bidding/desk/market-position";
import { useOutcome } from "@/components/bidding/desk/use-outcome";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { VersusMaxBuy } from "@/components/loads/price/price-standing";
import { classNames } from "@/components/ui/class-names";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import { useFormat } from "@/lib/i18n/format";

type LoadBidRowProps = {
  bid: DeskBid;
  market: Market;
  isWinner: boolean;
  isCompared: boolean;
  /** Whether the keys answer it while no other bid has the focus. */
  isSuggested: boolean;
};

/** A bid on its load's page: who, how much and how that compares, what can be done. Its keys act while it has the focus. */
export function LoadBidRow({ bid, market, isWinner, isCompared, isSuggested }: LoadBidRowProps) {
  const t = useTranslations("loadPage.bids");
  const format = useFormat();
  const outcome = useOutcome();
  const isOpen = isForBroker(bid);
  const { carrier, amount, counter, note, meaning, status, loadFacts } = bid;
  const toCompare = priceToCompare(bid);
  return (
    <li
      data-load-bid={bid.id}
      className={classNames(
        "grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-t py-2 first:border-t-0",
        !isOpen && !isWinner && "text-ink-3",
        isWinner && "-mx-2 rounded-md border-t-0 bg-good-soft px-2",
      )}
    >
      <div className="min-w-0">
        <Link
          prefetch={false}
          href={`/bids?load=${encodeURIComponent(bid.loadId)}&bid=${encodeURIComponent(bid.id)}`}
          className="wrap-anywhere rounded-sm font-medium hover:underline"
        >
          {carrier.displayName}
        </Link>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
          {status !== "ACTIVE" && <BidStatusBadge status={status} />}
          {isOpen && <EligibilityBadge meaning={meaning} />}
          {isOpen && <VersusMaxBuy amount={toCompare} maxBuy={loadFacts?.maxBuy} isShort />}
          {isOpen && <MarginAt cost={toCompare} sell={loadFacts?.sellPrice} isShort />}
          {isOpen && <PerMile price={toCompare} miles={loadFacts?.miles} isShort />}
          {isOpen && <ComparedPrice bid={bid} isCompared={isCompared} />}
          {!isOpen && <span>{outcome(bid)}</span>}
        </p>
      </div>
      <div className="text-right">
        <p className={classNames("font-semibold tabular-nums", !isOpen && !isWinner && "font-normal")}>
          {format.money(amount)}
        </p>
        <p className="text-xs">
          <AgeClock bid={bid} />
        </p>
      </div>
      {(note || status === "COUNTERED") && (
        <p className="wrap-anywhere col-span-full line-clamp-2 text-ink-2 text-xs print:line-clamp-none" title={note}>
          {status === "COUNTERED" && counter && t("counter", { amount: format.money(counter.amount) })}
          {status === "COUNTERED" && counter && note && " · "}
          {note && `“${note}”`}
        </p>
      )}
      {isOpen && (
        <div className="col-span-full mt-1 flex flex-wrap items-center justify-between gap-2">
          <MarketPosition amount={toCompare} market={market} />
          <span className="ml-auto">
            <AnswerButtons bid={bid} market={market} look="row" hasKeys={isSuggested} />
          </span>
        </div>
      )}
    </li>
  );
}
