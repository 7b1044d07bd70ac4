"use client";

import { useTranslations } from "next-intl";
import type { Market } from "@/components/bidding/desk/market";
import { comparableMarks, MarketAge, MarketFacts, type MarketMark } from "@/components/bidding/desk/market-parts";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

/** What the marks on the bar are, with their amounts. */
function Legend({ market, marks }: { market: Market; marks: readonly MarketMark[] }) {
  const t = useTranslations("loadBids.market");
  const format = useFormat();
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-2 text-xs empty:hidden">
      {comparableMarks(marks, market).map(({ name, amount, isLimit }) => (
        <span key={name}>
          <span aria-hidden>{isLimit ? "┃" : "▼"}</span> {t(name)} {format.number(amount, { maximumFractionDigits: 0 })}
        </span>
      ))}
    </p>
  );
}

type LoadMarketProps = { market: Market; maxBuy: Money | undefined; best: Money | undefined };

/** What the lane of a load is paid, with the load's max buy and its best bid where they stand among the prices. */
export function LoadMarket({ market, maxBuy, best }: LoadMarketProps) {
  const t = useTranslations("bids.market");
  const marks = [
    { name: "maxBuy", amount: maxBuy, isLimit: true },
    { name: "best", amount: best },
  ];
  if (market.state === "noLane") return null;
  return (
    <section aria-label={t("title")} className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2 text-ink-3 text-xs">
        <h3>{t("title")}</h3>
        <MarketAge market={market} />
      </div>
      <MarketFacts market={market} marks={marks}>
        <Legend market={market} marks={marks} />
      </MarketFacts>
    </section>
  );
}
