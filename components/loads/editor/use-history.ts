"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { loadQueries } from "@/lib/loads/queries";

/** The changes of a load, newest first, as far as they were read. */
export function useHistory(id: string) {
  const query = useInfiniteQuery(loadQueries.history(id));
  return { ...query, changes: query.data?.pages.flatMap(({ items }) => items) ?? [] };
}
