"use client";

import { useIsMutating, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Question } from "@/components/bidding/desk/bid-answers";
import { bidEventOf } from "@/components/bidding/desk/bid-events";
import type { DeskBid } from "@/components/bidding/desk/desk-bids";
import { bidQueries, openBids } from "@/lib/bidding/queries/bids";
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

const expected = { accept: "ACTIVE", counter: "ACTIVE", reject: "ACTIVE", revokeCounter: "COUNTERED" } as const;

/** The bid as somebody else has left it behind the question, where nothing is left to ask. */
export function useAnsweredMeanwhile({ answer, bid }: Question): DeskBid | undefined {
  const now = useBidsOfLoad(bid.loadId).find(({ id }) => id === bid.id);
  // The reader's own answer settles the bid too, a moment before the question closes.
  const isAnswering = useIsMutating() > 0;
  if (isAnswering || !now || now.updatedAt <= bid.updatedAt || now.status === expected[answer]) return undefined;
  return now;
}
