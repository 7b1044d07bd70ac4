"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { RankRequest } from "@/components/loads/editor/load-route";
import { crossingOperations } from "@/lib/border-crossings/queries";
import { call } from "@/lib/browser/call";

/** The crossings of a load's route; nothing is asked while it has none. */
export function useRanking(request: RankRequest | undefined) {
  const { data, error } = useQuery({
    queryKey: ["border-crossings", "rank", request],
    queryFn: ({ signal }) => call(crossingOperations.rank, request ?? { requests: [] }, signal),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
  });
  return { result: data?.results[0], error };
}
