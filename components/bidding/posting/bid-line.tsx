"use client";

import { useTranslations } from "next-intl";
import { AgeClock } from "@/components/bidding/desk/age-clock";
import { AnswerButtons } from "@/components/bidding/desk/answer-buttons";
import { BidStatusBadge, EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { VersusMaxBuy } from "@/components/bidding/desk/price-standing";
import { isOpenBid } from "@/lib/bidding/rules/transitions";
import { useFormat } from "@/lib/i18n/format";

/** A bid in a narrow column: who, how much and how that compares, where it stands, what can be done. */
export function BidLine({ bid, market }: { bid: DeskBid; market: Market }) {
  const t = useTranslations("postings.bids");
  const reasons = useTranslations("bids.reason");
  const format = useFormat();
  const { carrier, amount, counter, note, reason, meaning, status, loadFacts } = bid;
  const isOpen = isOpenBid(bid);
  return (
    <li className="grid gap-1 border-line border-b py-2 last:border-0">
      <div className="flex items-baseline justify-between gap-2">
        <p className="wrap-anywhere min-w-0 font-medium">{carrier.displayName}</p>
        <p className="shrink-0 font-medium tabular-nums">{format.money(amount)}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        {status !== "ACTIVE" && <BidStatusBadge status={status} />}
        {isOpen && <EligibilityBadge meaning={meaning} />}
        <AgeClock bid={bid} />
      </p>
      {isOpen && (
        <p className="text-xs">
          <VersusMaxBuy amount={amount} maxBuy={loadFacts?.maxBuy} />
        </p>
      )}
      {status === "COUNTERED" && counter && (
        <p className="text-ink-2 text-xs">{t("counter", { amount: format.money(counter.amount) })}</p>
      )}
      {reason && status !== "ACTIVE" && status !== "COUNTERED" && (
        <p className="text-ink-2 text-xs" title={reason.message}>
          {reasons(reason.code)}
        </p>
      )}
      {note && (
        <p className="wrap-anywhere line-clamp-2 text-ink-2 text-xs" title={note}>
          “{note}”
        </p>
      )}
      {isOpen && <AnswerButtons bid={bid} market={market} look="row" />}
    </li>
  );
}
