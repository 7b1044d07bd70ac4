"use client";

import { ArrowLeft, CircleCheck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { AgeClock } from "@/components/bidding/desk/age-clock";
import { AnswerButtons } from "@/components/bidding/desk/answer-buttons";
import { betterBidThan } from "@/components/bidding/desk/better-bid";
import { BidStatusBadge } from "@/components/bidding/desk/bid-badges";
import { BidTimeline } from "@/components/bidding/desk/bid-timeline";
import { ComparedPrice } from "@/components/bidding/desk/compared-price";
import { type DeskBid, isForBroker } from "@/components/bidding/desk/desk-bids";
import { EligibilitySection } from "@/components/bidding/desk/eligibility-section";
import { useEventTexts } from "@/components/bidding/desk/event-texts";
import { useLoadMarket } from "@/components/bidding/desk/market";
import { MarketCard } from "@/components/bidding/desk/market-card";
import { groundOf, isGraveToAccept } from "@/components/bidding/desk/price-ground";
import { useBidsOfLoad } from "@/components/bidding/desk/use-bids-of-load";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { VersusMaxBuy, VersusTarget } from "@/components/loads/price/price-standing";
import { PriceWarnings } from "@/components/loads/price/price-warnings";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import { useFormat } from "@/lib/i18n/format";
import { warningsAboutBid } from "@/lib/loads/rules/weigh-price";

function BackToList() {
  const t = useTranslations("bids");
  const { close } = useBidsView();
  return (
    <div className="border-line border-b px-2 py-1 sm:hidden">
      <Button variant="ghost" icon={<ArrowLeft aria-hidden />} onClick={close}>
        {t("backToList")}
      </Button>
    </div>
  );
}

type OpenBidProps = {
  bid: DeskBid;
  /** Whether it is in the currency in which bids for its load are compared; one that is settled is compared no more. */
  isCompared: boolean;
};

function PriceFacts({ bid, isCompared }: OpenBidProps) {
  const t = useTranslations("bids");
  const format = useFormat();
  const { reason } = useEventTexts();
  const { counter } = bid;
  const toCompare = priceToCompare(bid);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold text-xl">{format.money(bid.amount)}</span>
        <AgeClock bid={bid} />
      </div>
      <p className="flex flex-wrap items-center gap-x-2 text-xs">
        <ComparedPrice bid={bid} isCompared={isCompared} />
        <VersusMaxBuy amount={toCompare} maxBuy={bid.loadFacts?.maxBuy} />
        <VersusTarget amount={toCompare} target={bid.loadFacts?.targetRate} />
        <MarginAt cost={toCompare} sell={bid.loadFacts?.sellPrice} />
        <PerMile price={toCompare} miles={bid.loadFacts?.miles} />
      </p>
      {counter && (
        <p>
          {t("facts.counter")}: <span className="font-medium">{format.money(counter.amount)}</span>{" "}
          <span className="text-ink-3">{t(`facts.CounterStatus.${counter.status}`)}</span>
        </p>
      )}
      {bid.reason && <p className="text-ink-2">{reason(bid.reason)}</p>}
      {bid.note && (
        <blockquote className="wrap-anywhere border-line-strong border-l-2 pl-2.5 text-ink-2">
          <span className="sr-only">{t("facts.carrierNote")}: </span>
          {bid.note}
        </blockquote>
      )}
    </div>
  );
}

/** One bid with all that helps to decide on it, and the decision. */
function OpenBid({ bid, isCompared }: OpenBidProps) {
  const t = useTranslations("bids");
  const toCompare = priceToCompare(bid);
  const market = useLoadMarket(bid.loadFacts, toCompare.currencyCode);
  const exchange = useExchange();
  const others = useBidsOfLoad(bid.loadId);
  const isProposed = isCompared && !isGraveToAccept(bid, exchange) && !betterBidThan(bid, others);
  return (
    <>
      <div className="relative grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-5 max-sm:p-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2>
            <Link
              href={`/loads/${bid.loadId}`}
              prefetch={false}
              title={t("openLoad")}
              className="rounded-sm font-medium font-mono text-[0.78125rem] hover:underline"
            >
              {bid.load.externalDisplayId}
            </Link>
          </h2>
          <BidStatusBadge status={bid.status} />
        </div>
        <PriceFacts bid={bid} isCompared={isCompared} />
        {isForBroker(bid) && (
          <PriceWarnings warnings={warningsAboutBid(toCompare, groundOf(bid.loadFacts, market, exchange))} />
        )}
        <EligibilitySection bid={bid} />
        <MarketCard market={market} amount={toCompare} />
        <BidTimeline bidId={bid.id} />
      </div>
      <div data-own-keys="a c r u w" className="shrink-0 border-line border-t bg-sunken px-5 py-3 max-sm:px-4">
        {isForBroker(bid) ? (
          <AnswerButtons bid={bid} market={market} look="panel" isProposed={isProposed} />
        ) : (
          <SettledNote bid={bid} />
        )}
      </div>
    </>
  );
}

/** Where there is nothing left to answer: why, and for the winner the way to its load. */
function SettledNote({ bid: { status, loadId } }: { bid: DeskBid }) {
  const t = useTranslations("bids");
  if (status !== "ACCEPTED") return <p className="text-ink-2">{t(`actions.blocked.${status}`)}</p>;
  return (
    <p className="flex flex-wrap items-center justify-between gap-2">
      <span className="flex items-center gap-2 font-medium text-good">
        <CircleCheck aria-hidden />
        {t("settled.onLoad")}
      </span>
      <ButtonLink href={`/loads/${loadId}`} prefetch={false}>
        {t("settled.openLoad")}
      </ButtonLink>
    </p>
  );
}

/** The bid beside the list; without one, how one is chosen. */
type BidPanelProps = { bid: DeskBid | undefined; isCompared: boolean; isLoading: boolean };

export function BidPanel({ bid, isCompared, isLoading }: BidPanelProps) {
  const t = useTranslations("bids");
  const { view, filter } = useBidsView();
  return (
    <section aria-label={t("panel")} className="flex min-h-0 min-w-0 flex-1 flex-col">
      {view.bid && <BackToList />}
      {bid && <OpenBid key={bid.id} bid={bid} isCompared={isCompared} />}
      {!bid && !view.bid && <EmptyState title={t("choose")}>{t("chooseText")}</EmptyState>}
      {!bid && view.bid && !isLoading && (
        <div className="relative min-h-0 flex-1 overflow-y-auto">
          {view.part === "open" && (
            <EmptyState
              title={t("noSuchBid")}
              action={<Button onClick={() => filter({ part: "feed" })}>{t("showFeed")}</Button>}
            >
              {t("noSuchBidText")}
            </EmptyState>
          )}
          <div className="p-5 max-sm:px-4">
            <BidTimeline bidId={view.bid} />
          </div>
        </div>
      )}
    </section>
  );
}
