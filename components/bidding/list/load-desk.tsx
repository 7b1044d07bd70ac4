"use client";

import { useQuery } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AgeClock } from "@/components/bidding/desk/age-clock";
import { AnswerButtons } from "@/components/bidding/desk/answer-buttons";
import { BidAnswersProvider } from "@/components/bidding/desk/bid-answers";
import { BidStatusBadge, EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { ConvertedPrice, NotComparedBadge } from "@/components/bidding/desk/compared-price";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { useAnswerKeys } from "@/components/bidding/desk/use-answer-keys";
import { LoadMarket } from "@/components/bidding/list/load-market";
import { useLoadBids, useMarketOf } from "@/components/bidding/load/use-load-bids";
import type { PostingStep } from "@/components/bidding/posting/posting-ask";
import { PostingDialogs } from "@/components/bidding/posting/posting-dialogs";
import { useOfferLinks } from "@/components/bidding/posting/use-offer-links";
import { usePostingRefusal } from "@/components/bidding/posting/use-posting-refusal";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { VersusMaxBuy } from "@/components/loads/price/price-standing";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { postingQueries } from "@/lib/bidding/queries/postings";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import type { Posting } from "@/lib/bidding/schema/posting";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const shownMax = 3;

type BidProps = { bid: DeskBid; market: Market; isCompared: boolean; hasKeys: boolean };

function Bid({ bid, market, isCompared, hasKeys }: BidProps) {
  const format = useFormat();
  const { carrier, amount, counter, meaning, status, loadFacts } = bid;
  const toCompare = priceToCompare(bid);
  return (
    <li data-load-bid={bid.id} className="grid gap-1 border-line border-t py-2">
      <div className="flex items-baseline justify-between gap-2">
        <p className="min-w-0 truncate font-medium" title={carrier.displayName}>
          {carrier.displayName}
        </p>
        <p className="shrink-0 font-medium tabular-nums">{format.money(amount)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs">
        {status !== "ACTIVE" && <BidStatusBadge status={status} />}
        <EligibilityBadge meaning={meaning} />
        {!isCompared && <NotComparedBadge amount={amount} />}
        <AgeClock bid={bid} />
        {status === "COUNTERED" && counter && <span>{format.money(counter.amount)}</span>}
        <span className="ml-auto">
          <VersusMaxBuy amount={toCompare} maxBuy={loadFacts?.maxBuy} />
        </span>
      </div>
      <p className="flex flex-wrap justify-between gap-x-2 text-xs empty:hidden">
        <PerMile price={toCompare} miles={loadFacts?.miles} />
        <MarginAt cost={toCompare} sell={loadFacts?.sellPrice} />
      </p>
      {isCompared && <ConvertedPrice bid={bid} />}
      <AnswerButtons bid={bid} market={market} look="row" hasKeys={hasKeys} />
    </li>
  );
}

type PostStepProps = { posting: Posting | null; refusal: string | undefined; onPost: () => void };

/** Whether carriers may bid, and the key that lets them. */
function PostStep({ posting, refusal, onPost }: PostStepProps) {
  const t = useTranslations("loadBids.desk");
  const format = useFormat();
  if (posting?.status === "OPEN") {
    const { offers, expiresAt } = posting;
    const until = expiresAt && t("until", { time: format.dateTime(expiresAt) });
    return (
      <p className="text-ink-3 text-xs">
        {[t("postedTo", { count: offers.length }), until].filter(Boolean).join(" · ")}
      </p>
    );
  }
  return (
    <Button
      size="sm"
      className="justify-self-start"
      icon={<Megaphone aria-hidden />}
      disabled={refusal !== undefined}
      title={refusal}
      aria-keyshortcuts="p"
      onClick={onPost}
    >
      {t(posting ? "postAgain" : "post")} <Kbd>P</Kbd>
    </Button>
  );
}

type DeskProps = { loaded: GetLoadResponse; posting: Posting | null };

function Desk({ loaded, posting }: DeskProps) {
  const t = useTranslations("loadBids.desk");
  const [asked, ask] = useState<PostingStep>();
  const links = useOfferLinks();
  const ranking = useLoadBids(loaded.load.id);
  const { open, best, isCompared } = ranking;
  const market = useMarketOf(loaded);
  const { refusal, say } = usePostingRefusal(loaded);
  const isPosted = posting?.status === "OPEN";
  const onPost = () => (refusal ? say() : ask(isPosted ? "send" : "post"));
  useAnswerKeys({ loaded, ranking, market, isPosted, onPost });
  return (
    <section
      aria-label={t("title")}
      data-own-keys={open.length > 0 ? "a c r u w p" : "p"}
      className="mt-1 mb-3 grid gap-3 rounded-lg border border-line bg-bg px-3.5 py-3"
    >
      <LoadMarket market={market} maxBuy={loaded.load.maxBuy} best={best && priceToCompare(best)} />
      {open.length > 0 && (
        <ul aria-label={t("bids")}>
          {open.slice(0, shownMax).map((bid) => (
            <Bid key={bid.id} bid={bid} market={market} isCompared={isCompared(bid)} hasKeys={bid === best} />
          ))}
        </ul>
      )}
      {open.length > shownMax && <p className="text-ink-3 text-xs">{t("more", { count: open.length - shownMax })}</p>}
      <PostStep posting={posting} refusal={refusal} onPost={onPost} />
      <PostingDialogs loaded={loaded} posting={posting} links={links} asked={asked} onAsk={ask} />
    </section>
  );
}

/** The market, the bids and the posting of an open load, to act on without leaving the list. */
export function LoadDesk({ loaded }: { loaded: GetLoadResponse }) {
  const { id, status } = loaded.load;
  return status === "ON_HOLD" || status === "AVAILABLE" ? <OpenDesk key={id} loaded={loaded} /> : null;
}

function OpenDesk({ loaded }: { loaded: GetLoadResponse }) {
  const { query: bids } = useLoadBids(loaded.load.id);
  const posting = useQuery(postingQueries.latest(loaded.load.id));
  if (!bids.data || posting.data === undefined)
    return bids.isError || posting.isError ? null : <Skeleton className="mb-3 h-40" />;
  return (
    <BidAnswersProvider>
      <Desk loaded={loaded} posting={posting.data} />
    </BidAnswersProvider>
  );
}
