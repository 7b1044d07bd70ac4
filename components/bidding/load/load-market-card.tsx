"use client";

import { useTranslations } from "next-intl";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { type Market, placeInMarket, useLookUp } from "@/components/bidding/desk/market";
import { useLoadBids, useMarketOf } from "@/components/bidding/load/use-load-bids";
import { QuantileBar } from "@/components/charts/quantile-bar";
import { amountScale } from "@/components/charts/scale";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { Money } from "@/lib/vocabulary/money";

type Known = Extract<Market, { state: "known" }>;

/** Low, typical and high on a bar, with the best bid among them. */
function Band({ market, price }: { market: Known; price: Money | undefined }) {
  const t = useTranslations("loadPage.market");
  const format = useFormat();
  const { p25, p50, p75 } = market.point.amountDistribution;
  const marks = price && placeInMarket(price, market) ? [{ name: "bid", amount: price.amount / 100 }] : [];
  const scale = amountScale([p25, p50, p75, ...marks.map(({ amount }) => amount)]);
  const figures = { low: p25, typical: p50, high: p75 };
  return (
    <>
      <QuantileBar band={{ p25, p50, p75, isWeak: market.point.confidence === "WEAK" }} scale={scale} marks={marks} />
      <dl className="flex flex-wrap justify-between gap-x-3 text-xs">
        {Object.entries(figures).map(([name, whole]) => (
          <div key={name} className="flex gap-1">
            <dt className="text-ink-3">{t(name)}</dt>
            <dd className={name === "typical" ? "font-medium" : undefined}>
              {`${market.currencyCode} ${format.number(whole, { maximumFractionDigits: 0 })}`}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Where the best bid stands among the prices, in a sentence. */
function Standing({ market, price }: { market: Known; price: Money | undefined }) {
  const t = useTranslations("loadPage.market");
  const place = price && placeInMarket(price, market);
  if (!place) return null;
  return (
    <p className="text-ink-2 text-xs">
      {place.percent === undefined ? t(place.band) : t("share", { percent: place.percent })}
    </p>
  );
}

function Evidence({ market: { point, evidence, currencyCode } }: { market: Known }) {
  const t = useTranslations("bids.market");
  const rates = useTranslations("rates.confidence");
  const format = useFormat();
  const margin = `${currencyCode} ${format.number(point.marginOfError, { maximumFractionDigits: 0 })}`;
  return (
    <p className="text-ink-3 text-xs">
      {t("evidence", {
        confidence: rates(point.confidence),
        sample: evidence?.sampleSize ?? 0,
        carriers: evidence?.carriers ?? 0,
        margin,
      })}
      {evidence?.isSynthetic && <span className="block text-warn">{t("synthetic")}</span>}
    </p>
  );
}

/** Why no figures are shown. */
function useSilence() {
  const t = useTranslations("bids.market");
  const page = useTranslations("loadPage.market");
  return (market: Market) => {
    if (market.state === "noLane") return page("noLane");
    if (market.state === "unasked") return page("unasked");
    if (market.state !== "failed") return undefined;
    return market.isInsufficient ? t("insufficient") : t("failed", { message: market.message });
  };
}

/** Looks the lane up, which costs a call. */
function LookUp({ market }: { market: Market }) {
  const t = useTranslations("bids.market");
  const { role } = useSession();
  const { lookUp, isPending, error } = useLookUp();
  if (!market.question || role === "VIEWER") return null;
  const isStored = market.state === "known" || market.state === "failed";
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" disabled={isPending} onClick={() => lookUp(market)}>
        {isPending ? t("lookingUp") : t(isStored ? "refresh" : "lookUp")}
      </Button>
      {error && (
        <span role="alert" className="text-bad text-xs">
          {t("failed", { message: error.message })}
        </span>
      )}
    </div>
  );
}

/** What the load's lane is paid, and where the best bid stands to that. */
export function LoadMarketCard({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("bids.market");
  const market = useMarketOf(loaded);
  const { best, open } = useLoadBids(loaded.load.id);
  const price = (best ?? open[0])?.amount;
  const silence = useSilence()(market);
  const isStored = market.state === "known" || market.state === "failed";
  return (
    <OverviewCard
      title={t("title")}
      aside={isStored && t.rich("lookedUp", { time: () => <RelativeTime at={market.at} /> })}
    >
      <div className="grid gap-2">
        {market.state === "waiting" && <Skeleton className="h-16" />}
        {market.state === "known" && (
          <>
            <Band market={market} price={price} />
            <Standing market={market} price={price} />
            <Evidence market={market} />
          </>
        )}
        {silence && <p className="text-ink-2">{silence}</p>}
        <LookUp market={market} />
      </div>
    </OverviewCard>
  );
}
