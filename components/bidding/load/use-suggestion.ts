"use client";

import { useQuery } from "@tanstack/react-query";
import { useNow } from "next-intl";
import { useSession } from "@/components/app-shell/session-provider";
import { waitsSince } from "@/components/bidding/desk/desk-bids";
import { useLoadBids } from "@/components/bidding/load/use-load-bids";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { postingQueries } from "@/lib/bidding/queries/postings";
import { priceToCompare } from "@/lib/bidding/rules/compared-price";
import { suggestStep } from "@/lib/bidding/rules/suggest-step";
import { checkReadiness } from "@/lib/loads/rules/check-readiness";
import { sellPrice } from "@/lib/loads/rules/margin";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";

/** Everything that decides what is done next about the load. */
export function useSuggestion(loaded: GetLoadResponse) {
  const { role } = useSession();
  const now = useNow({ updateInterval: 60_000 });
  const exchange = useExchange();
  const { load } = loaded;
  const { query, open, best, isCompared } = useLoadBids(load.id);
  const { data: posting } = useQuery(postingQueries.latest(load.id));
  const isKnown = query.data !== undefined && posting !== undefined;
  const last = load.stops.findLast(({ appointment }) => appointment?.start)?.appointment;
  const ends = last?.end ?? last?.start;
  const suggestion = suggestStep({
    status: load.status,
    role,
    best: best && { id: best.id, price: priceToCompare(best) },
    hasWaitingBid: open.some((bid) => waitsSince(bid) !== undefined),
    maxBuy: load.maxBuy,
    sell: sellPrice(load, loaded.miles),
    exchange,
    posting: posting ? (posting.status === "OPEN" ? "open" : "ended") : "none",
    hasCarrier: load.assignedCarrier?.carrier !== undefined,
    hasDriver: load.dispatch?.driverName !== undefined || load.dispatch?.driverPhone !== undefined,
    isPastDelivery: ends !== undefined && Date.parse(ends) < now.getTime(),
    missing: checkReadiness(loaded).flatMap(({ check, isDone }) => (isDone ? [] : [check])),
  });
  const hasOffers = (posting?.offers.length ?? 0) > 0;
  return { suggestion: isKnown ? suggestion : undefined, open, best, isCompared, posting, hasOffers };
}
