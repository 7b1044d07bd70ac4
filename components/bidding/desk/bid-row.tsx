"use client";

import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { AgeClock } from "@/components/bidding/desk/age-clock";
import { AnswerButtons } from "@/components/bidding/desk/answer-buttons";
import { BidStatusBadge, EligibilityBadge } from "@/components/bidding/desk/bid-badges";
import { ConvertedPrice, NotComparedBadge } from "@/components/bidding/desk/compared-price";
import { type DeskBid, isForBroker } from "@/components/bidding/desk/desk-bids";
import type { Market } from "@/components/bidding/desk/market";
import { MarketPosition } from "@/components/bidding/desk/market-position";
import { useOutcome } from "@/components/bidding/desk/use-outcome";
import { MarginAt } from "@/components/loads/price/margin";
import { PerMile } from "@/components/loads/price/per-mile";
import { VersusMaxBuy, VersusTarget } from "@/components/loads/price/price-standing";
import { classNames } from "@/components/ui/class-names";
import { settledBids } from "@/lib/bidding/queries/bids";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import { useFormat } from "@/lib/i18n/format";

type BidRowProps = {
  bid: DeskBid;
  market?: Market | undefined;
  isCompared: boolean;
  link: { href: string; isCurrent: boolean; onOpen: () => void };
};

// A modified click is the browser's: a tab or a window of its own.
const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Whose bid it is; the whole row leads to it. */
function CarrierLink({ bid, link: { href, isCurrent, onOpen } }: Pick<BidRowProps, "bid" | "link">) {
  const onClick = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      href={href}
      data-bid={bid.id}
      aria-current={isCurrent || undefined}
      onClick={onClick}
      className="w-fit max-w-full truncate rounded-sm font-medium outline-offset-1 after:absolute after:inset-0"
    >
      {bid.carrier.displayName}
    </a>
  );
}

// Two lines; one where the list is wide.
const openColumns =
  "grid-cols-[minmax(0,1fr)_auto_auto] @6xl:grid-cols-[minmax(9rem,0.8fr)_17rem_minmax(0,1.2fr)_7.5rem_20rem] max-sm:grid-cols-[minmax(0,1fr)_auto]";

/** A bid that is still open: who, how much and how that compares, for how long it has waited, and what to do about it. */
function OpenRow({ bid, market, isCompared, link }: BidRowProps) {
  const format = useFormat();
  const { amount, counter, loadFacts, meaning, note, status } = bid;
  const toCompare = priceToCompare(bid);
  return (
    <div className={classNames("grid items-center gap-x-4", openColumns)}>
      <CarrierLink bid={bid} link={link} />
      <p className="flex items-baseline justify-end gap-2 whitespace-nowrap @6xl:order-4">
        <span className="@6xl:hidden">
          <MarketPosition amount={toCompare} market={market} isShort />
        </span>
        <span className="font-medium tabular-nums">{format.money(amount)}</span>
      </p>
      <div className="relative z-1 row-span-2 flex justify-end max-sm:hidden @6xl:order-5 @6xl:row-span-1">
        <AnswerButtons bid={bid} market={market} look="row" hasKeys={link.isCurrent} />
      </div>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 @6xl:order-2">
        {status === "COUNTERED" ? <BidStatusBadge status={status} /> : <EligibilityBadge meaning={meaning} />}
        {!isCompared && <NotComparedBadge amount={amount} />}
        {counter?.status === "OPEN" && <span className="text-xs tabular-nums">{format.money(counter.amount)}</span>}
        <AgeClock bid={bid} />
      </p>
      <p className="flex max-w-44 flex-wrap justify-end gap-x-2 text-right text-xs @6xl:order-3 @6xl:max-w-none">
        <VersusMaxBuy amount={toCompare} maxBuy={loadFacts?.maxBuy} isShort />
        <MarginAt cost={toCompare} sell={loadFacts?.sellPrice} isShort />
        <PerMile price={toCompare} miles={loadFacts?.miles} isShort />
        <span className="hidden gap-x-2 @6xl:inline-flex">
          <VersusTarget amount={toCompare} target={loadFacts?.targetRate} />
          <MarketPosition amount={toCompare} market={market} isShort />
        </span>
      </p>
      {isCompared && bid.compared && (
        <p className="col-span-2 flex max-sm:col-span-full @6xl:order-6 @6xl:col-span-full">
          <ConvertedPrice bid={bid} />
        </p>
      )}
      {note && <p className="col-span-full truncate text-ink-2 text-xs @6xl:order-6">“{note}”</p>}
    </div>
  );
}

/** A bid that was settled while the page was open: the winner looks like one, the others say calmly what closed them. */
function SettledRow({ bid, link }: Pick<BidRowProps, "bid" | "link">) {
  const t = useTranslations("bids.settled");
  const format = useFormat();
  const { name, why } = useSettledText(bid);
  const isWinner = bid.status === "ACCEPTED";
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
      {isWinner && <CircleCheck aria-hidden className="text-good" />}
      <span className="min-w-0">
        <CarrierLink bid={bid} link={link} />
      </span>
      {isWinner ? (
        <>
          <BidStatusBadge status={bid.status} />
          <span className="text-good">{t("onLoad")}</span>
          {why && <span className="text-ink-2 text-xs">{why}</span>}
          <Link
            href={`/loads/${bid.loadId}`}
            prefetch={false}
            className="relative z-1 rounded-sm text-accent underline underline-offset-2 pointer-coarse:py-2"
          >
            {t("openLoad")}
          </Link>
        </>
      ) : (
        <span className="min-w-0 text-xs">{name}</span>
      )}
      <span className={classNames("ml-auto whitespace-nowrap tabular-nums", isWinner && "font-medium")}>
        {format.money(bid.amount)}
      </span>
    </div>
  );
}

/** What became of a settled bid, by whom and why: "Closed: another bid was accepted · By Ana Lucía Treviño". */
function useSettledText(bid: DeskBid) {
  const t = useTranslations("bids");
  const outcome = useOutcome();
  const { data } = useQuery(settledBids(bid.loadId, bid.updatedAt));
  const answeredBy = bid.answeredBy ?? data?.items.find(({ id }) => id === bid.id)?.answeredBy;
  const name = t(`status.${bid.status}`);
  const why = outcome({ ...bid, answeredBy });
  if (!why) return { name, why: "" };
  return { name: t("settled.because", { status: name, why: why.charAt(0).toLowerCase() + why.slice(1) }), why };
}

/** A bid in the list of its load. */
export function BidRow(row: BidRowProps) {
  const { bid, link } = row;
  const isOpen = isForBroker(bid);
  return (
    <li
      data-bid-row={bid.id}
      className={classNames(
        "relative border-line border-t px-5 py-2 max-sm:px-4",
        // On a phone nothing stands beside the list.
        link.isCurrent ? "sm:bg-accent-soft" : "hover:bg-sunken",
        !isOpen && (bid.status === "ACCEPTED" ? "bg-good-soft" : "py-1.5 text-ink-2"),
      )}
    >
      {isOpen ? <OpenRow {...row} /> : <SettledRow bid={bid} link={link} />}
    </li>
  );
}
