"use client";

import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

type Level = { text: string; isOver: boolean };

/** How an amount stands to the load's max buy, in words. */
export function useVersus() {
  const t = useTranslations("bids.versus");
  const format = useFormat();
  return (amount: Money, maxBuy: Money | undefined): Level => {
    if (!maxBuy) return { text: t("noMaxBuy"), isOver: false };
    const { currencyCode } = maxBuy;
    if (amount.currencyCode !== currencyCode)
      return { text: t("otherCurrency", { currency: currencyCode }), isOver: false };
    const over = amount.amount - maxBuy.amount;
    if (over === 0) return { text: t("at"), isOver: false };
    const difference = format.money({ amount: Math.abs(over), currencyCode });
    return over > 0
      ? { text: t("over", { amount: difference }), isOver: true }
      : { text: t("under", { amount: difference }), isOver: false };
  };
}

export function VersusMaxBuy({ amount, maxBuy }: { amount: Money; maxBuy: Money | undefined }) {
  const { text, isOver } = useVersus()(amount, maxBuy);
  return <span className={classNames(isOver ? "font-medium text-warn" : "text-ink-3")}>{text}</span>;
}
