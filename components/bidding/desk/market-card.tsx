"use client";

import { useTranslations } from "next-intl";
import { CallCost } from "@/components/app-shell/call-cost";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { type Market, placeInMarket, useLookUp } from "@/components/bidding/desk/market";
import { MarketPosition } from "@/components/bidding/desk/price-standing";
import { QuantileBar } from "@/components/charts/quantile-bar";
import { amountScale } from "@/components/charts/scale";
import { Button } from "@/components/ui/button";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

type Known = Extract<Market, { state: "known" }>;

/** What the figures rest on: how sure they are, of how many prices, of which week. */
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
      {" · "}
      {t("week", { date: format.date(point.dayRange.start, "UTC") })}
      {evidence?.isSynthetic && <span className="block text-warn">{t("synthetic")}</span>}
    </p>
  );
}

function Band({ market, amount }: { market: Known; amount: Money }) {
  const t = useTranslations("bids.market");
  const format = useFormat();
  const { p25, p50, p75 } = market.point.amountDistribution;
  const isComparable = placeInMarket(amount, market) !== undefined;
  const price = amount.amount / 100;
  const scale = amountScale([p25, p50, p75, ...(isComparable ? [price] : [])]);
  const figure = (whole: number) => `${market.currencyCode} ${format.number(whole, { maximumFractionDigits: 0 })}`;
  return (
    <>
      <QuantileBar
        band={{ p25, p50, p75, isWeak: market.point.confidence === "WEAK" }}
        scale={scale}
        marks={isComparable ? [{ name: "bid", amount: price }] : []}
      />
      <dl className="flex justify-between gap-2 text-xs">
        {Object.entries({ p25, p50, p75 }).map(([name, whole]) => (
          <div key={name} className="first:text-left not-first:not-last:text-center last:text-right">
            <dt className="text-ink-3">{t(name)}</dt>
            <dd className={name === "p50" ? "font-medium" : undefined}>{figure(whole)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Why no figures are shown. */
function useSilence() {
  const t = useTranslations("bids.market");
  return (market: Market) => {
    if (market.state === "noLane") return t("noLane");
    if (market.state === "unasked") return t("none");
    if (market.state !== "failed") return undefined;
    return market.isInsufficient ? t("insufficient") : t("failed", { message: market.message });
  };
}

/** The bid against what its lane was paid, from the look-up that is stored; looking it up costs a call. */
export function MarketCard({ market, amount }: { market: Market; amount: Money }) {
  const t = useTranslations("bids.market");
  const { role } = useSession();
  const { lookUp, isPending, error } = useLookUp();
  const silence = useSilence()(market);
  const isStored = market.state === "known" || market.state === "failed";
  return (
    <section aria-label={t("title")} className="grid gap-2 rounded-lg border border-line bg-surface p-3">
      <div className="flex items-center justify-between gap-2">
        <h3 className="text-ink-3 text-xs">{t("title")}</h3>
        <span className="text-ink-3 text-xs">
          {isStored ? t.rich("lookedUp", { time: () => <RelativeTime at={market.at} /> }) : null}
        </span>
      </div>
      {market.state === "known" && (
        <>
          <Band market={market} amount={amount} />
          <MarketPosition amount={amount} market={market} />
          <Evidence market={market} />
        </>
      )}
      {silence && <p className="text-ink-2">{silence}</p>}
      {market.question && (
        <div className="flex flex-wrap items-center gap-2">
          {role === "VIEWER" ? (
            <span className="text-ink-3 text-xs">{t("needsBroker")}</span>
          ) : (
            <Button size="sm" disabled={isPending} onClick={() => lookUp(market)}>
              {isPending ? t("lookingUp") : t(isStored ? "refresh" : "lookUp")}
              <CallCost />
            </Button>
          )}
          {error && (
            <span role="alert" className="text-bad text-xs">
              {t("failed", { message: error.message })}
            </span>
          )}
        </div>
      )}
    </section>
  );
}
