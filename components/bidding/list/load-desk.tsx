"use client";

import { useQuery } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AgeClock } from "@/components/bidding/desk/age-clock";
import { AnswerButtons } from "@/components/bidding/desk/answer-buttons";
import { BidAnswersProvider } from "@/components/bidding/desk/bid-answers";
import { BidStatusBadge, EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { type DeskBid, groupByLoad, isForBroker } from "@/components/bidding/desk/desk-bids";
import { type Market, useLoadMarket } from "@/components/bidding/desk/market";
import { VersusMaxBuy } from "@/components/bidding/desk/price-standing";
import { useAnswerKeys } from "@/components/bidding/desk/use-answer-keys";
import { LoadMarket } from "@/components/bidding/list/load-market";
import type { PostingStep } from "@/components/bidding/posting/posting-ask";
import { PostingDialogs } from "@/components/bidding/posting/posting-dialogs";
import { useOfferLinks } from "@/components/bidding/posting/use-offer-links";
import { usePostingRefusal } from "@/components/bidding/posting/use-posting-refusal";
import { Kbd } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { bidQueries } from "@/lib/bidding/queries/bids";
import { postingQueries } from "@/lib/bidding/queries/postings";
import type { BidLoadFacts } from "@/lib/bidding/schema/bid";
import type { Posting } from "@/lib/bidding/schema/posting";
import { useFormat } from "@/lib/i18n/format";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

const shownMax = 3;

type Stop = GetLoadResponse["load"]["stops"][number] | undefined;

const addressOf = (stop: Stop) => {
  const { city, state, countryCode } = stop?.location?.place ?? {};
  return [city, state, countryCode].filter(Boolean).join(", ");
};

/** What of a load decides what its lane pays. */
function factsOf({ load, requestOnly }: GetLoadResponse): BidLoadFacts {
  const [originPlace, destinationPlace] = [addressOf(load.stops[0]), addressOf(load.stops.at(-1))];
  return {
    status: load.status,
    ...(originPlace && { originPlace }),
    ...(destinationPlace && { destinationPlace }),
    trailerTypes: load.trailerRequirements?.allowedTypes ?? [],
    borderCrossings: (requestOnly.borderCrossings ?? []).flatMap(({ usMxBorderCrossing }) => usMxBorderCrossing ?? []),
  };
}

function Bid({ bid, market }: { bid: DeskBid; market: Market }) {
  const format = useFormat();
  const { carrier, amount, counter, meaning, status, loadFacts } = bid;
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
        <AgeClock bid={bid} />
        {status === "COUNTERED" && counter && <span>{format.money(counter.amount)}</span>}
        <span className="ml-auto">
          <VersusMaxBuy amount={amount} maxBuy={loadFacts?.maxBuy} />
        </span>
      </div>
      <AnswerButtons bid={bid} market={market} look="row" />
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

type DeskProps = { loaded: GetLoadResponse; bids: readonly DeskBid[]; posting: Posting | null };

function Desk({ loaded, bids, posting }: DeskProps) {
  const t = useTranslations("loadBids.desk");
  const [asked, ask] = useState<PostingStep>();
  const links = useOfferLinks();
  const { maxBuy } = loaded.load;
  const [group] = groupByLoad(bids);
  const open = group?.bids.filter(isForBroker) ?? [];
  const best = open.find(({ meaning }) => meaning?.assignable) ?? open[0];
  const market = useLoadMarket(factsOf(loaded), maxBuy?.currencyCode ?? best?.amount.currencyCode ?? "USD");
  const { refusal, say } = usePostingRefusal(loaded);
  const onPost = () => (refusal ? say() : ask(posting?.status === "OPEN" ? "send" : "post"));
  const first = best ? [best, ...open.filter((bid) => bid !== best)] : [];
  useAnswerKeys({ bids: first, meant: best, market, onPost });
  return (
    <section
      aria-label={t("title")}
      data-own-keys={first.length > 0 ? "a c r u w p" : "p"}
      className="mt-1 mb-3 grid gap-3 rounded-lg border border-line bg-bg px-3.5 py-3"
    >
      <LoadMarket market={market} maxBuy={maxBuy} best={best?.amount} />
      {first.length > 0 && (
        <ul aria-label={t("bids")}>
          {first.slice(0, shownMax).map((bid) => (
            <Bid key={bid.id} bid={bid} market={market} />
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
  const isOpen = status === "ON_HOLD" || status === "AVAILABLE";
  const bids = useQuery({ ...bidQueries.list({ loadId: id }), enabled: isOpen });
  const posting = useQuery({ ...postingQueries.latest(id), enabled: isOpen });
  if (!isOpen) return null;
  if (!bids.data || posting.data === undefined)
    return bids.isError || posting.isError ? null : <Skeleton className="mb-3 h-40" />;
  return (
    <BidAnswersProvider>
      <Desk loaded={loaded} bids={bids.data.items} posting={posting.data} />
    </BidAnswersProvider>
  );
}
