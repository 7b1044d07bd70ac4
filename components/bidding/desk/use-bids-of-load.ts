"use client";

import { useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Question } from "@/components/bidding/desk/bid-answers";
import { bidEventOf } from "@/components/bidding/desk/bid-events";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { bidQueries, openBids } from "@/lib/bidding/queries/bids";
import type { Bid } from "@/lib/bidding/schema/bid";
import { useLiveEvents } from "@/lib/browser/live-events";

/** All bids for a load as they are now; until they are fetched, those that the desk knows to be open. */
export function useBidsOfLoad(loadId: string): readonly DeskBid[] {
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery({
    ...bidQueries.list({ loadId }),
    placeholderData: () => queryClient.getQueryData(bidQueries.list(openBids).queryKey),
  });
  // Lists follow events together and so with a pause; who is about to answer must not wait for it.
  useLiveEvents({ onEvent: (event) => bidEventOf(event).data.load.id === loadId && void refetch() });
  return data?.items.filter((bid) => bid.loadId === loadId) ?? [];
}

/**
 * The bid that a question is about, as it is now. What was fetched may overtake what was asked for later, so only a newer
 * version takes the place of the one before: the bid never goes back in time.
 * @returns `onRefused` takes the bid with which the server refused an answer
 */
export function useBidNow({ bid }: Question) {
  const [newest, setNewest] = useState(bid);
  const fetched = useBidsOfLoad(bid.loadId).find(({ id }) => id === bid.id);
  if (fetched && fetched.updatedAt > newest.updatedAt) setNewest(fetched);
  // What helps to decide does not come with a refusal.
  const onRefused = (now: Bid) =>
    setNewest(({ loadFacts, meaning }) => ({ ...now, ...(loadFacts && { loadFacts }), ...(meaning && { meaning }) }));
  return { now: newest, onRefused };
}

const expected = { accept: "ACTIVE", counter: "ACTIVE", reject: "ACTIVE", revokeCounter: "COUNTERED" } as const;

/** Whether somebody else has answered the bid behind the question, so that nothing is left to ask. */
export function useIsAnswered({ answer, bid }: Question, now: DeskBid) {
  // The reader's own answer settles the bid too, a moment before the question closes.
  const isAnswering = useIsMutating() > 0;
  return !isAnswering && now !== bid && now.status !== expected[answer];
}
