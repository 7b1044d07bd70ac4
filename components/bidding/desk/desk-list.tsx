"use client";

import { Gavel } from "lucide-react";
import { useTranslations } from "next-intl";
import { type FocusEvent, useRef } from "react";
import { isForBroker } from "@/components/bidding/desk/desk-bids";
import { DeskSkeleton } from "@/components/bidding/desk/desk-skeleton";
import { LoadGroup } from "@/components/bidding/desk/load-group";
import { NewPill } from "@/components/bidding/desk/new-pill";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import type { Desk } from "@/components/bidding/desk/use-desk";
import { useMarkets } from "@/components/bidding/desk/use-markets";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";

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

/** The open bids by load. While the focus is in it, or it is scrolled, new ones wait behind a pill. */
export function DeskList({ desk }: { desk: Desk }) {
  const t = useTranslations("bids");
  const list = useRef<HTMLDivElement>(null);
  const { view, clearFilters } = useBidsView();
  const { query, groups } = desk;
  const marketOf = useMarkets(
    groups.map(({ load, facts, bids }) => ({
      loadId: load.id,
      facts,
      currencyCode: bids[0]?.amount.currencyCode ?? "USD",
    })),
  );
  const settle = () => {
    const { current } = list;
    const isIn = current?.contains(document.activeElement);
    if (current && current.scrollTop === 0 && !isIn) desk.letGo();
    else desk.hold();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget) && currentTarget.scrollTop === 0) desk.letGo();
  };
  const showNew = () => {
    const first = desk.firstFresh;
    desk.showAll();
    // Where the pill was there is nothing any more that could have the focus.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-bid="${first}"]`)?.focus());
  };
  const settled = groups.flatMap(({ bids }) => bids.filter((bid) => !isForBroker(bid))).length;
  const isPending = query.isPending || !desk.isOwnKnown;
  const isFiltered = view.mine || view.load !== null;
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
        onFocus={desk.hold}
        onBlur={onBlur}
        onScroll={settle}
        className="min-h-0 flex-1 overflow-y-auto pb-12"
      >
        {isPending && !query.isError && <DeskSkeleton />}
        {query.isError && !query.data && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {!isPending && query.data && groups.length === 0 && <NoBids isFiltered={isFiltered} onClear={clearFilters} />}
        {groups.map((group) => (
          <LoadGroup key={group.load.id} group={group} market={marketOf(group.load.id)} current={view.bid} />
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
