"use client";

import { useTranslations } from "next-intl";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

/** `short` is for where a sentence has no room. */
type Level = { text: string; short?: string; isOver: boolean };

/** How an amount stands to the load's target, where the two can be compared. */
export function VersusTarget({ amount, target }: { amount: Money; target: Money | undefined }) {
  const t = useTranslations("loadPrice.versus");
  const format = useFormat();
  if (!target || target.currencyCode !== amount.currencyCode) return null;
  const over = amount.amount - target.amount;
  const difference = format.money({ ...amount, amount: Math.abs(over) });
  const name = over === 0 ? "atTarget" : over > 0 ? "overTarget" : "underTarget";
  return <span className="text-ink-3">{t(name, { amount: difference })}</span>;
}

/** How an amount stands to the load's max buy, in words. */
function useVersus() {
  const t = useTranslations("loadPrice.versus");
  const format = useFormat();
  return (amount: Money, maxBuy: Money | undefined): Level => {
    if (!maxBuy) return { text: t("noMaxBuy"), short: t("short.noMaxBuy"), isOver: false };
    const { currencyCode } = maxBuy;
    if (amount.currencyCode !== currencyCode) {
      const currency = { currency: currencyCode };
      return { text: t("otherCurrency", currency), short: t("short.otherCurrency", currency), isOver: false };
    }
    const over = amount.amount - maxBuy.amount;
    if (over === 0) return { text: t("at"), isOver: false };
    const difference = format.money({ amount: Math.abs(over), currencyCode });
    return over > 0
      ? { text: t("over", { amount: difference }), isOver: true }
      : { text: t("under", { amount: difference }), isOver: false };
  };
}

type VersusMaxBuyProps = { amount: Money; maxBuy: Money | undefined; isShort?: boolean };

export function VersusMaxBuy({ amount, maxBuy, isShort }: VersusMaxBuyProps) {
  const { text, short, isOver } = useVersus()(amount, maxBuy);
  const shown = (isShort && short) || text;
  return (
    <span
      title={shown === text ? undefined : text}
      className={classNames(isOver ? "font-medium text-warn" : "text-ink-3")}
    >
      {shown}
    </span>
  );
}
