"use client";

import { Pause, Play } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { AlertsButton } from "@/components/bidding/desk/alerts-button";
import { BidAnswersProvider } from "@/components/bidding/desk/bid-answers";
import { bidEventOf, textNameOf } from "@/components/bidding/desk/bid-events";
import { BidFeed } from "@/components/bidding/desk/bid-feed";
import { BidPanel } from "@/components/bidding/desk/bid-panel";
import { BidsFilters } from "@/components/bidding/desk/bids-filters";
import { waitsSince } from "@/components/bidding/desk/desk-bids";
import { DeskList } from "@/components/bidding/desk/desk-list";
import { useLoadMarket } from "@/components/bidding/desk/market";
import { useBidKeys, usePartKeys } from "@/components/bidding/desk/use-bid-keys";
import { BidsViewProvider, useBidsView } from "@/components/bidding/desk/use-bids-view";
import { type Desk, useDesk } from "@/components/bidding/desk/use-desk";
import { useShownBid } from "@/components/bidding/desk/use-shown-bid";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { PageHeader } from "@/components/ui/page-parts";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import type { BidEventType } from "@/lib/bidding/schema/bid-event";
import { useLiveEvents } from "@/lib/browser/live-events";
import { useIsPhone } from "@/lib/browser/media";

const everyMs = 10_000;

/** Announces to a screen reader, every ten seconds and in one sentence, what has happened meanwhile. */
function LiveSummary() {
  const t = useTranslations("bids.live");
  const gathered = useRef(new Map<BidEventType, number>());
  const [announced, setAnnounced] = useState<readonly [BidEventType, number][]>([]);
  useLiveEvents({
    onEvent: (event) => {
      const { type } = bidEventOf(event);
      gathered.current.set(type, (gathered.current.get(type) ?? 0) + 1);
    },
  });
  useEffect(() => {
    const timer = setInterval(() => {
      const counts = [...gathered.current];
      gathered.current.clear();
      setAnnounced((before) => (before.length === 0 && counts.length === 0 ? before : counts));
    }, everyMs);
    return () => clearInterval(timer);
  }, []);
  const parts = announced.map(([type, count]) => t(`counts.${textNameOf(type)}`, { count })).join(", ");
  return (
    <p aria-live="polite" className="sr-only">
      {parts && t("summary", { parts })}
    </p>
  );
}

function Header({ desk }: { desk: Desk }) {
  const t = useTranslations("bids");
  const { isPaused, togglePause } = desk;
  const waiting = desk.bids.filter(waitsSince).length;
  return (
    <PageHeader
      title={t("title")}
      subtitle={
        <span className="flex flex-wrap items-center gap-x-3">
          {isPaused && <span className="text-warn text-xs">{t("live.paused")}</span>}
          {desk.query.data && t("subtitle", { waiting })}
        </span>
      }
      actions={
        <>
          <ButtonLink href="/bids/response-times" variant="ghost">
            {t("filters.responseTimes")}
          </ButtonLink>
          <AlertsButton />
          <Button
            aria-pressed={isPaused}
            icon={isPaused ? <Play aria-hidden /> : <Pause aria-hidden />}
            onClick={togglePause}
          >
            {t(isPaused ? "live.resume" : "live.pause")}
          </Button>
        </>
      }
    />
  );
}

function DeskPage() {
  const t = useTranslations("bids");
  const { view } = useBidsView();
  const desk = useDesk();
  const bid = useShownBid(desk);
  const market = useLoadMarket(bid?.loadFacts, bid ? priceToCompare(bid).currencyCode : "USD");
  const isPhone = useIsPhone();
  // On a phone an open bid has the screen to itself, and the keys answer no bid that is out of sight.
  useBidKeys({ desk, bid: isPhone && !view.bid ? undefined : bid, market });
  usePartKeys();
  const isAside = view.bid !== null;
  // The feed has the whole width until one of its lines is opened.
  const isAlone = view.part === "feed" && !isAside;
  return (
    <div className="flex h-(--page-height) flex-col">
      {isAside && <h1 className="sr-only sm:hidden">{t("title")}</h1>}
      <div className={classNames("shrink-0", isAside && "max-sm:hidden")}>
        <Header desk={desk} />
        <BidsFilters loads={desk.loads} />
      </div>
      <LiveSummary />
      <div className="flex min-h-0 flex-1">
        <div className={classNames("flex min-w-0 flex-1", isAside && "max-sm:hidden")}>
          {view.part === "open" ? (
            <DeskList desk={desk} shown={bid?.id} />
          ) : (
            <BidFeed isPaused={desk.isPaused} isOwn={desk.isOwn} onResume={desk.togglePause} />
          )}
        </div>
        <div
          className={classNames(
            "flex w-100 min-w-0 shrink-0 border-line border-l max-lg:w-85 max-sm:w-full max-sm:border-l-0",
            !isAside && "max-sm:hidden print:hidden",
            isAlone && "hidden",
          )}
        >
          <BidPanel bid={bid} isCompared={bid !== undefined && desk.isCompared(bid)} isLoading={desk.query.isPending} />
        </div>
      </div>
    </div>
  );
}

/** The desk of the bids: what waits for an answer, what has happened, and one bid with all there is to know. */
export const BidsScreen = () => (
  <BidsViewProvider>
    <BidAnswersProvider>
      <DeskPage />
    </BidAnswersProvider>
  </BidsViewProvider>
);
