"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { type Market, useLookUp } from "@/components/bidding/desk/market";
import { QuantileBar } from "@/components/charts/quantile-bar";
import { amountScale } from "@/components/charts/scale";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

type Marks = { maxBuy: Money | undefined; best: Money | undefined };
type Known = Extract<Market, { state: "known" }>;

/** Low, typical and high of the lane, with the load's max buy and its best bid where they stand among them. */
function MarketBand({ market, maxBuy, best }: Marks & { market: Known }) {
  const t = useTranslations("loadBids.market");
  const format = useFormat();
  const { p25, p50, p75 } = market.point.amountDistribution;
  const whole = (money: Money | undefined) =>
    money?.currencyCode === market.currencyCode ? money.amount / 100 : undefined;
  const amounts = [
    { name: "maxBuy", amount: whole(maxBuy), isLimit: true },
    { name: "best", amount: whole(best), isLimit: false },
  ];
  const marks = amounts.flatMap(({ amount, ...mark }) => (amount === undefined ? [] : [{ ...mark, amount }]));
  const figure = (amount: number) => format.number(amount, { maximumFractionDigits: 0 });
  const figures = { low: figure(p25), typical: figure(p50), high: figure(p75) };
  return (
    <>
      <QuantileBar
        band={{ p25, p50, p75, isWeak: market.point.confidence === "WEAK" }}
        scale={amountScale([p25, p50, p75, ...marks.map(({ amount }) => amount)])}
        label={t("picture", { ...figures, currency: market.currencyCode })}
        marks={marks}
      />
      <dl className="flex justify-between gap-2 text-xs">
        {Object.entries(figures).map(([name, amount]) => (
          <div key={name} className="flex gap-1">
            <dt className="text-ink-3">{t(name)}</dt>
            <dd className={name === "typical" ? "font-medium" : undefined}>{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap gap-x-3 text-ink-2 text-xs">
        {marks.map(({ name, amount, isLimit }) => (
          <span key={name}>
            <span aria-hidden>{isLimit ? "┃" : "▼"}</span> {t(name)} {figure(amount)}
          </span>
        ))}
      </p>
    </>
  );
}

/** What the lane of a load pays, from the look-up that is stored; looking it up costs a call, and the button says so. */
export function LoadMarket({ market, maxBuy, best }: Marks & { market: Market }) {
  const t = useTranslations("loadBids.market");
  const { role } = useSession();
  const { lookUp, isPending, error } = useLookUp();
  if (market.state === "noLane" || market.state === "waiting") return null;
  const isStored = market.state === "known" || market.state === "failed";
  return (
    <section aria-label={t("title")} className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2 text-ink-3 text-xs">
        <h3>
          {t("title")} · {market.currencyCode}
        </h3>
        {isStored && (
          <span>
            <RelativeTime at={market.at} />
          </span>
        )}
      </div>
      {market.state === "known" && <MarketBand market={market} maxBuy={maxBuy} best={best} />}
      {market.state === "failed" && <p className="text-ink-2">{t(market.isInsufficient ? "tooFew" : "failed")}</p>}
      {market.state !== "known" && role !== "VIEWER" && (
        <Button size="sm" className="justify-self-start" disabled={isPending} onClick={() => lookUp(market)}>
          {t(isPending ? "lookingUp" : "lookUp")}
        </Button>
      )}
      {error && (
        <p role="alert" className="text-bad text-xs">
          {t("failed")}
        </p>
      )}
    </section>
  );
}
