"use client";

import { useTranslations } from "next-intl";
import type { Market } from "@/components/bidding/desk/market";
import { MarketAge, MarketFacts } from "@/components/bidding/desk/market-parts";
import { MarketPosition } from "@/components/bidding/desk/market-position";
import type { Money } from "@/lib/vocabulary/money";

/** The bid against what its lane was paid. */
export function MarketCard({ market, amount }: { market: Market; amount: Money }) {
  const t = useTranslations("bids.market");
  return (
    <section aria-label={t("title")} className="grid gap-2 rounded-lg border border-line bg-surface p-3">
      <div className="flex items-center justify-between gap-2 text-ink-3 text-xs">
        <h3>{t("title")}</h3>
        <MarketAge market={market} />
      </div>
      <MarketFacts market={market} marks={[{ name: "bid", amount }]}>
        <MarketPosition amount={amount} market={market} />
      </MarketFacts>
    </section>
  );
}
