"use client";

import { useTranslations } from "next-intl";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useByRate } from "@/components/exchange-rates/use-by-rate";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import { marginAt } from "@/lib/loads/rules/margin";
import type { Money } from "@/lib/vocabulary/money";

/** What is left of the sell price when a carrier is paid so much, in money and percent; a loss is called one. */
export function useMarginText() {
  const t = useTranslations("loadPrice");
  const format = useFormat();
  const exchange = useExchange();
  const byRate = useByRate();
  return (cost: Money | undefined, sell: Money | undefined) => {
    const margin = marginAt(cost, sell, exchange);
    if (!margin || !sell) return undefined;
    const isLoss = margin.amount.amount < 0;
    const words = {
      amount: byRate("about", format.money({ ...margin.amount, amount: Math.abs(margin.amount.amount) }), margin.at),
      share: format.number(Math.abs(margin.share), { style: "percent", maximumFractionDigits: 1 }),
      sell: format.money(sell),
    };
    const name = isLoss ? "loss" : "margin";
    return {
      isLoss,
      text: byRate("rate", t(name, words), margin.at),
      short: byRate("about", t(`short.${name}`, words), margin.at),
      title: byRate("sentence", t(isLoss ? "lost" : "left", words), margin.at),
    };
  };
}

type MarginAtProps = { cost: Money | undefined; sell: Money | undefined; isShort?: boolean };

/** The margin at a cost, where both are known in one currency or a rate of exchange counts between theirs. */
export function MarginAt({ cost, sell, isShort }: MarginAtProps) {
  const margin = useMarginText()(cost, sell);
  if (!margin) return null;
  return (
    <span
      title={margin.title}
      className={classNames(isShort && "whitespace-nowrap", margin.isLoss ? "font-medium text-bad" : "text-ink-3")}
    >
      {isShort ? margin.short : margin.text}
    </span>
  );
}
