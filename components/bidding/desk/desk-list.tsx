"use client";

import { Gavel } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type FocusEvent, useRef } from "react";
import { BidRow } from "@/components/bidding/desk/bid-row";
import { type BidGroup, isForBroker } from "@/components/bidding/desk/desk-bids";
import { DeskSkeleton } from "@/components/bidding/desk/desk-skeleton";
import { type Market, useMarkets } from "@/components/bidding/desk/market";
import { NewPill } from "@/components/bidding/desk/new-pill";
import { marketFigures } from "@/components/bidding/desk/price-ground";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import type { Desk } from "@/components/bidding/desk/use-desk";
import { LoadStatusBadge } from "@/components/loads/list/load-status-badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { shortPlace } from "@/lib/places/rules/place-name";

function NoBids({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const t = useTranslations("bids");
  if (isFiltered)
    return <EmptyState title={t("empty.filtered")} action={<Button onClick={onClear}>{t("filters.clear")}</Button>} />;
  return (
    <EmptyState
      icon={<Gavel />}
      title={t("empty.title")}
      action={<ButtonLink href="/loads">{t("empty.action")}</ButtonLink>}
    >
      {t("empty.text")}
    </EmptyState>
  );
}

type DeskListProps = {
  desk: Desk;
  /** The id of the bid beside the list. */
  shown: string | undefined;
};

/** The open bids by load. While the focus is in it, or it is scrolled, new ones wait behind a pill. */
export function DeskList({ desk, shown }: DeskListProps) {
  const t = useTranslations("bids");
  const list = useRef<HTMLDivElement>(null);
  const { view, clearFilters } = useBidsView();
  const { query, groups } = desk;
  const marketOf = useMarkets(
    groups.map(({ load, facts, bids }) => ({
      loadId: load.id,
      facts,
      currencyCode: facts?.currencyCode ?? bids[0]?.amount.currencyCode ?? "USD",
    })),
  );
  const settle = () => {
    const { current } = list;
    const isIn = current?.contains(document.activeElement);
    if (current && current.scrollTop === 0 && !isIn) desk.unfreeze();
    else desk.freeze();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    // A question about a bid gives the focus back: the rows stay where they are, also the one that it settles.
    if (relatedTarget?.closest("[role=dialog]")) return;
    if (!currentTarget.contains(relatedTarget) && currentTarget.scrollTop === 0) desk.unfreeze();
  };
  const showNew = () => {
    const first = desk.firstFresh;
    desk.showAll();
    // Where the pill was there is nothing any more that could have the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-bid="${first}"]`)?.focus());
  };
  const settled = groups.flatMap(({ bids }) => bids.filter((bid) => !isForBroker(bid))).length;
  const isPending = query.isPending || !desk.isOwnKnown;
  const isFiltered = view.loads !== null || view.load !== null;
  return (
    <section aria-label={t("list")} className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <NewPill count={desk.unread} isPaused={desk.isPaused} onShow={showNew} />
      {query.isRefetchError && (
        <p role="status" className="flex items-center gap-3 bg-warn-soft px-5 py-1.5 text-warn">
          {t("refreshFailed")}
          <Button size="sm" onClick={() => query.refetch()}>
            {t("retry")}
          </Button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only learns that somebody works in it. */}
      <div
        ref={list}
        data-desk
        onFocus={desk.freeze}
        onBlur={onBlur}
        onScroll={settle}
        className="@container min-h-0 flex-1 overflow-y-auto pb-12"
      >
        {isPending && !query.isError && <DeskSkeleton />}
        {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {!isPending && query.data && groups.length === 0 && <NoBids isFiltered={isFiltered} onClear={clearFilters} />}
        {groups.map((group) => (
          <LoadGroup key={group.load.id} group={group} market={marketOf(group.load.id)} current={shown} />
        ))}
        {settled > 0 && (
          <div className="px-5 py-3 max-sm:px-4">
            <Button size="sm" onClick={desk.clearSettled}>
              {t("live.clearSettled", { count: settled })}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

type LoadGroupProps = { group: BidGroup; market: Market | undefined; current: string | undefined };

/** What the bids for a load are measured by. */
function GroupMoney({ group: { facts }, market }: Pick<LoadGroupProps, "group" | "market">) {
  const t = useTranslations("bids.group");
  const format = useFormat();
  if (!facts) return null;
  const { maxBuy, targetRate } = facts;
  const typical = marketFigures(market)?.typical;
  const figures = { maxBuy, target: targetRate, ...(typical && { typical }) };
  return (
    <dl className="flex flex-wrap gap-x-3 text-xs">
      {Object.entries(figures).map(([name, money]) => (
        <div key={name} className="flex gap-1 whitespace-nowrap">
          <dt className="text-ink-3">{t(name)}</dt>
          <dd className={money ? "font-medium tabular-nums" : "text-ink-3"}>
            {money ? format.money(money) : t("unset")}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A load with its bids, the best first. */
function LoadGroup({ group, market, current }: LoadGroupProps) {
  const t = useTranslations("bids");
  const format = useFormat();
  const { hrefOf, open } = useBidsView();
  const { load, facts, bids, isCompared } = group;
  return (
    <section aria-labelledby={`load-${load.id}`} className="border-line border-b">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-0.5 bg-sunken px-5 py-2 max-sm:px-4">
        <h2 id={`load-${load.id}`} className="flex min-w-0 items-center gap-2">
          <Link
            href={`/loads/${load.id}`}
            prefetch={false}
            title={t("openLoad")}
            className="truncate rounded-sm font-medium font-mono text-[0.78125rem] hover:underline"
          >
            {load.externalDisplayId}
          </Link>
          {facts && facts.status !== "AVAILABLE" && <LoadStatusBadge status={facts.status} />}
        </h2>
        {facts && (
          <p className="min-w-0 truncate max-sm:basis-full max-sm:whitespace-normal">
            {shortPlace(facts.originPlace) ?? "—"}
            <span className="px-1.5 text-ink-3">
              <span aria-hidden>→</span>
              <span className="sr-only">{t("to")}</span>
            </span>
            {shortPlace(facts.destinationPlace) ?? "—"}
            <span className="text-ink-3 text-xs">
              {" "}
              · {facts.pickupAt ? format.dateTime(facts.pickupAt, zoneOfPlace(facts.pickupTimezone)) : t("noPickup")}
            </span>
          </p>
        )}
        <div className="ml-auto max-sm:ml-0">
          <GroupMoney group={group} market={market} />
        </div>
      </header>
      <ul>
        {bids.map((bid) => (
          <BidRow
            key={bid.id}
            bid={bid}
            market={market}
            isCompared={isCompared(bid)}
            link={{ href: hrefOf({ bid: bid.id }), isCurrent: bid.id === current, onOpen: () => open(bid.id) }}
          />
        ))}
      </ul>
    </section>
  );
}
