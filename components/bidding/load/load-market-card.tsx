"use client";

import { useTranslations } from "next-intl";
import { type Market, placeInMarket } from "@/components/bidding/desk/market";
import { MarketAge, MarketFacts } from "@/components/bidding/desk/market-parts";
import { groundOf } from "@/components/bidding/desk/price-ground";
import { loadFactsOf } from "@/components/bidding/load/load-facts-of";
import { useLoadBids, useMarketOf } from "@/components/bidding/load/use-load-bids";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { OverviewCard } from "@/components/loads/overview/overview-card";
import { PriceWarnings } from "@/components/loads/price/price-warnings";
import { warningsAbout } from "@/lib/loads/rules/weigh-price";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { Money } from "@/lib/vocabulary/money";

/** Where the best bid stands among the prices, in a sentence. */
function Standing({ market, price }: { market: Market; price: Money | undefined }) {
  const t = useTranslations("loadPage.market");
  const place = price && placeInMarket(price, market);
  if (!place) return null;
  return (
    <p className="text-ink-2 text-xs">
      {place.percent === undefined ? t(place.band) : t("share", { percent: place.percent })}
    </p>
  );
}

/** What the load's lane is paid, and where the best bid stands to that. */
export function LoadMarketCard({ loaded }: { loaded: GetLoadResponse }) {
  const t = useTranslations("bids.market");
  const market = useMarketOf(loaded);
  const exchange = useExchange();
  const price = useLoadBids(loaded.load.id).best?.amount;
  return (
    <OverviewCard title={t("title")} aside={<MarketAge market={market} />}>
      <div className="grid gap-2">
        <MarketFacts market={market} marks={[{ name: "bid", amount: price }]}>
          <Standing market={market} price={price} />
        </MarketFacts>
        <PriceWarnings warnings={warningsAbout(undefined, groundOf(loadFactsOf(loaded), market, exchange))} />
      </div>
    </OverviewCard>
  );
}
