"use client";

import { useTranslations } from "next-intl";
import { type Market, placeInMarket } from "@/components/bidding/desk/market";
import { classNames } from "@/components/ui/class-names";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

type MarketPositionProps = { amount: Money; market: Market | undefined; isShort?: boolean };

/** Where the amount stands in the market in a word and, where that is known so well, a figure; the quartiles on hover. */
export function MarketPosition({ amount, market, isShort }: MarketPositionProps) {
  const t = useTranslations("bids.market");
  const format = useFormat();
  const place = placeInMarket(amount, market);
  if (!place || market?.state !== "known") return null;
  const { p25, p50, p75 } = market.point.amountDistribution;
  const figure = (whole: number) => format.number(whole, { maximumFractionDigits: 0 });
  const quartiles = { p25: figure(p25), p50: figure(p50), p75: figure(p75) };
  const { band, percent } = place;
  const position = t(band);
  const share = percent === undefined ? undefined : t("place", { percent });
  const sentence = percent === undefined ? "" : `. ${t("placeTitle", { percent })}`;
  return (
    <span
      title={`${t("bandTitle", { position, ...quartiles })}${sentence}`}
      className={classNames("whitespace-nowrap text-xs", band === "above" ? "text-warn" : "text-ink-2")}
    >
      {isShort ? [t(`short.${band}`), share].filter(Boolean).join(" ") : [position, share].filter(Boolean).join(" · ")}
    </span>
  );
}
