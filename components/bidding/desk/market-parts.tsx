"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CallCost } from "@/components/app-shell/call-cost";
import { RelativeTime } from "@/components/app-shell/relative-time";
import { useSession } from "@/components/app-shell/session-provider";
import { type Market, useLookUp } from "@/components/bidding/desk/market";
import { QuantileBar } from "@/components/charts/quantile-bar";
import { amountScale } from "@/components/charts/scale";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { hasRole } from "@/lib/core/role-rank";
import { useFormat } from "@/lib/i18n/format";
import type { Money } from "@/lib/vocabulary/money";

type Known = Extract<Market, { state: "known" }>;

/** An amount to compare with the prices; a limit is a line among them. */
export type MarketMark = { name: string; amount: Money | undefined; isLimit?: boolean };

/** Those in the currency of the prices, in its whole units: others cannot be compared. */
export const comparableMarks = (marks: readonly MarketMark[], { currencyCode }: Pick<Market, "currencyCode">) =>
  marks.flatMap(({ amount, ...mark }) =>
    amount?.currencyCode === currencyCode ? [{ ...mark, amount: amount.amount / 100 }] : [],
  );

/** Low, typical and high on a bar, with the amounts that are compared with them. */
function Band({ market, marks }: { market: Known; marks: readonly MarketMark[] }) {
  const t = useTranslations("bids.market");
  const format = useFormat();
  const { p25, p50, p75 } = market.point.amountDistribution;
  const compared = comparableMarks(marks, market);
  const scale = amountScale([p25, p50, p75, ...compared.map(({ amount }) => amount)]);
  const figure = (whole: number) => `${market.currencyCode} ${format.number(whole, { maximumFractionDigits: 0 })}`;
  return (
    <>
      <QuantileBar
        band={{ p25, p50, p75, isWeak: market.point.confidence === "WEAK" }}
        scale={scale}
        marks={compared}
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

/** Looks the lane up, which costs a call. */
function LookUp({ market }: { market: Market }) {
  const t = useTranslations("bids.market");
  const { role } = useSession();
  const { lookUp, isPending, error } = useLookUp(market);
  const isStored = market.state === "known" || market.state === "failed";
  if (!market.question) return null;
  if (!hasRole(role, "BROKER")) return <p className="text-ink-3 text-xs">{t("needsBroker")}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button size="sm" disabled={isPending} onClick={() => lookUp()}>
        {isPending ? t("lookingUp") : t(isStored ? "refresh" : "lookUp")}
        <CallCost />
      </Button>
      {error && (
        <span role="alert" className="text-bad text-xs">
          {t("failed", { message: error.message })}
        </span>
      )}
    </div>
  );
}

/** When the lane was looked up, where it was. */
export function MarketAge({ market }: { market: Market }) {
  const t = useTranslations("bids.market");
  if (market.state !== "known" && market.state !== "failed") return null;
  return <span>{t.rich("lookedUp", { time: () => <RelativeTime at={market.at} /> })}</span>;
}

type MarketFactsProps = {
  market: Market;
  marks: readonly MarketMark[];
  /** What the figures mean for an amount, beneath them. */
  children?: ReactNode;
};

/** What a lane is paid by the look-up that is stored and what that rests on, or why nothing is known; and the way to look it up. */
export function MarketFacts({ market, marks, children }: MarketFactsProps) {
  const silence = useSilence()(market);
  return (
    <>
      {market.state === "waiting" && <Skeleton className="h-16" />}
      {market.state === "known" && (
        <>
          <Band market={market} marks={marks} />
          {children}
          <Evidence market={market} />
        </>
      )}
      {silence && <p className="text-ink-2">{silence}</p>}
      <LookUp market={market} />
    </>
  );
}
