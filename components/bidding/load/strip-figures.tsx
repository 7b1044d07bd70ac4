"use client";

import { useTranslations } from "next-intl";
import { AgeClock } from "@/components/bidding/desk/age-clock";
import { useComparedText } from "@/components/bidding/desk/compared-price";
import { type DeskBid, waitsSince } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { useLoadBids, useMarketOf } from "@/components/bidding/load/use-load-bids";
import { useLookUpOnOpening } from "@/components/bidding/load/use-look-up-on-opening";
import { priceTotals } from "@/components/loads/overview/price-totals";
import { StripCell } from "@/components/loads/page/strip-cell";
import { MarginAt } from "@/components/loads/price/margin";
import { Skeleton } from "@/components/ui/skeleton";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

const Waiting = () => <Skeleton className="my-0.75 h-4 w-24" />;

/** Why there are no figures, as the texts name it. */
const silenceOf = (market: Market) => {
  if (market.state === "noLane") return "noLane";
  return market.state === "failed" && market.isInsufficient ? "insufficient" : "unasked";
};

/** What the lane is paid: low to high, the typical price with how sure that is. */
function MarketCell({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loadPage.strip");
  const rates = useTranslations("rates.confidence");
  const format = useFormat();
  const market = useMarketOf(loaded);
  const isLookingUp = useLookUpOnOpening(loaded, market);
  const label = t("market");
  if (market.state === "waiting" || (market.state === "unasked" && isLookingUp))
    return <StripCell label={label} value={<Waiting />} note={<Skeleton className="h-3 w-28" />} />;
  if (market.state !== "known")
    return <StripCell label={label} value={<span className="text-ink-3">—</span>} note={t(silenceOf(market))} />;
  const { amountDistribution, marginOfError, confidence } = market.point;
  const figure = (whole: number) => format.number(whole, { maximumFractionDigits: 0 });
  const { p25, p50, p75 } = amountDistribution;
  return (
    <StripCell
      label={label}
      value={`${market.currencyCode} ${figure(p25)}–${figure(p75)}`}
      title={t("marketTitle", { low: figure(p25), typical: figure(p50), high: figure(p75) })}
      note={t("typical", {
        amount: figure(p50),
        margin: figure(marginOfError),
        confidence: rates(confidence).toLowerCase(),
      })}
    />
  );
}

/** Who hauls the load, and for how much. */
function CarrierCell({ loaded: { load } }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loadPage.strip");
  const page = useTranslations("loadPage.carrier");
  const format = useFormat();
  const totals = priceTotals(load.assignedCarrier).map((total) => format.money(total));
  const name = load.assignedCarrier?.carrier?.displayName;
  return (
    <StripCell
      path="load.assignedCarrier.carrier.id"
      label={t("carrier")}
      value={<span className="line-clamp-2">{name}</span>}
      note={totals.length > 0 ? totals.join(" + ") : page("noPrice")}
    />
  );
}

/** Why there is no best bid, by the one that stands first, as the texts name it. */
const whyNone = (first: DeskBid | undefined) => {
  if (!first) return "noBid";
  if (!waitsSince(first)) return "noneWaiting";
  if (!first.meaning?.assignable) return "noneAssignable";
  return first.meaning.misses.some(isLack) ? "noneMeets" : "noneCompared";
};

/** The best bid that may be taken, and for how long it has waited. */
function BestBidCell({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("loadPage.strip");
  const format = useFormat();
  const comparedText = useComparedText();
  const { query, open, best } = useLoadBids(loaded.load.id);
  if (!query.data && !query.error) return <StripCell label={t("best", { count: 0 })} value={<Waiting />} />;
  const compared = best?.compared && comparedText(best.compared);
  const note = () => {
    if (best)
      return (
        <span className="flex flex-wrap gap-x-1.5" title={compared?.text}>
          {compared && <span className="whitespace-nowrap">{compared.amount}</span>}
          <AgeClock bid={best} />
          <MarginAt cost={priceToCompare(best)} sell={best.loadFacts?.sellPrice} isShort />
        </span>
      );
    if (query.error) return t("bidsFailed");
    return open.length > 0 && t("bidCount", { count: open.length });
  };
  const none = <span className="font-medium text-ink-3">{t(whyNone(open[0]))}</span>;
  return (
    <StripCell
      label={t("best", { count: open.length })}
      value={best ? format.money(best.amount) : query.data ? none : "—"}
      note={note()}
    />
  );
}

/** What the market pays and what is bid, in the strip of a load. */
export const StripFigures = ({ loaded }: { loaded: GetLoadResponse }) => (
  <>
    <MarketCell loaded={loaded} />
    {loaded.load.assignedCarrier?.carrier ? <CarrierCell loaded={loaded} /> : <BestBidCell loaded={loaded} />}
  </>
);
