"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { isInTab, type ListTab, toSearchRequest } from "@/components/carriers/carriers-view";
import { carrierQueries } from "@/lib/carriers/queries";

/** The carriers of a queue. One that was decided upon leaves it at once, before the answer is here. */
export function useCarrierList(tab: ListTab, search: string) {
  const query = useInfiniteQuery({
    ...carrierQueries.list(toSearchRequest(tab, search)),
    placeholderData: keepPreviousData,
  });
  const carriers = (query.data?.pages ?? [])
    .flatMap(({ items }) => items)
    .filter(({ relationship }) => query.isPlaceholderData || isInTab(tab, relationship));
  const first = query.data?.pages[0];
  return { query, carriers, counts: first?.counts, total: first?.total };
}

export type CarrierListState = ReturnType<typeof useCarrierList>;
