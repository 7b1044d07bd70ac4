"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "@/components/app-shell/session-provider";
import { bidEventOf } from "@/components/bidding/desk/bid-events";
import {
  type DeskBid,
  frozenGroups,
  groupByLoad,
  isForBroker,
  type KeptFacts,
  keptWith,
  listAfter,
  withKept,
} from "@/components/bidding/desk/desk-bids";
import { useBidsView } from "@/components/bidding/desk/use-bids-view";
import { bidQueries, openBids } from "@/lib/bidding/queries/bids";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { useLiveEvents } from "@/lib/browser/live-events";
import { loadQueries } from "@/lib/loads/queries";

const eventsMax = 300;

/** What was ever fetched about the bids beside them, for those that have left the list since. */
function useKeptFacts(items: readonly DeskBid[] | undefined) {
  const [seen, setSeen] = useState<{ items?: readonly DeskBid[] | undefined; kept: KeptFacts }>({ kept: new Map() });
  if (items && items !== seen.items) setSeen({ items, kept: keptWith(seen.kept, items) });
  return seen.kept;
}

/**
 * The open bids, and those that were settled while the page was open. An event is shown when it arrives, on top of what
 * was fetched last; what it does not contain is fetched at once.
 */
function useLiveBids() {
  const query = useQuery(bidQueries.list(openBids));
  const [events, setEvents] = useState<readonly BidEvent[]>([]);
  useLiveEvents({
    onEvent: (event) => setEvents((before) => [...before, bidEventOf(event)].slice(-eventsMax)),
  });
  const kept = useKeptFacts(query.data?.items);
  const bids = withKept(events.reduce<readonly DeskBid[]>(listAfter, query.data?.items ?? []), kept);
  const clearSettled = () => {
    const settled = new Set(bids.filter((bid) => !isForBroker(bid)).map(({ id }) => id));
    setEvents(events.filter(({ data }) => !settled.has(data.bid.id)));
  };
  return { query, bids, clearSettled };
}

/** The ids of the loads that the reader covers, those that changed last. */
function useOwnLoads(isWanted: boolean) {
  const { userId } = useSession();
  const { data } = useQuery({
    ...loadQueries.coveredBy(userId),
    enabled: isWanted,
  });
  return data && new Set(data.items.map(({ id }) => id));
}

type Pause = { bids: readonly DeskBid[]; events: number };

/** The bids as the desk shows them: filtered, grouped, and frozen while somebody works in the list or has paused. */
export function useDesk() {
  const { view } = useBidsView();
  const live = useLiveBids();
  const isMine = view.loads === "mine";
  const own = useOwnLoads(isMine);
  const [pause, setPause] = useState<Pause | null>(null);
  const [frozen, setFrozen] = useState<readonly string[] | null>(null);
  useLiveEvents({ onEvent: () => setPause((now) => now && { ...now, events: now.events + 1 }) });

  const isWanted = ({ loadId }: DeskBid) =>
    (!view.load || view.load === loadId) && (!isMine || (own?.has(loadId) ?? false));
  const bids = (pause?.bids ?? live.bids).filter(isWanted);
  const all = groupByLoad(bids);
  const { groups, fresh } = frozen ? frozenGroups(all, frozen) : { groups: all, fresh: [] };
  const ids = groups.flatMap((group) => group.bids.map(({ id }) => id));
  const allIds = all.flatMap((group) => group.bids.map(({ id }) => id));
  return {
    query: live.query,
    groups,
    ids,
    bids,
    isCompared: (bid: DeskBid) =>
      !isForBroker(bid) || (all.find(({ load }) => load.id === bid.loadId)?.isCompared(bid) ?? true),
    loads: [...new Map(live.bids.map(({ load }) => [load.id, load])).values()],
    isOwnKnown: !isMine || own !== undefined,
    isOwn: isMine ? (loadId: string) => own?.has(loadId) ?? false : undefined,
    /** How many are not shown yet: new bids, or during a pause all events. */
    unread: pause ? pause.events : fresh.length,
    firstFresh: fresh[0],
    /** Keeps the rows in place while somebody works in the list. */
    freeze: () => setFrozen((now) => now ?? ids),
    unfreeze: () => setFrozen(null),
    showAll: () => {
      if (pause) setPause({ bids: live.bids, events: 0 });
      setFrozen((now) => now && (pause ? null : allIds));
    },
    isPaused: pause !== null,
    togglePause: () => setPause((now) => (now ? null : { bids: live.bids, events: 0 })),
    clearSettled: live.clearSettled,
  };
}

export type Desk = ReturnType<typeof useDesk>;
