import { queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";

const all = ["list-views"] as const;

/** Badges may be this old: each counts a whole list, and none is worked from. */
const countedMs = 60_000;

export const viewQueries = {
  /** The views of the list of loads that the user may see, as they arranged them. */
  ofLoads: () =>
    queryOptions({
      queryKey: [...all, "loads"] as const,
      queryFn: ({ signal }) => api("/list-views/list", { list: "loads" }, { signal }),
    }),

  /** How many loads are in a view. */
  count: (filter: ApiRequest<"/loads/list">) =>
    queryOptions({
      queryKey: ["view-counts", filter] as const,
      queryFn: async ({ signal }) => {
        const { items, total, totalIsMinimum } = await api("/loads/list", { ...filter, limit: 1 }, { signal });
        return { count: total ?? items.length, isMinimum: totalIsMinimum };
      },
      staleTime: countedMs,
      refetchInterval: countedMs,
    }),
};

const onSuccess = refreshes(all);

export const viewMutations = {
  save: apiMutation("/list-views/save", { onSuccess }),
  remove: apiMutation("/list-views/remove", { onSuccess }),
  arrange: apiMutation("/list-views/arrange", { onSuccess }),
};
