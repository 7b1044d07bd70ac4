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
  count: ({ status, ...filter }: ApiRequest<"/loads/count-by-status"> & { status?: readonly string[] }) =>
    queryOptions({
      queryKey: ["view-counts", filter, status ?? null] as const,
      queryFn: async ({ signal }) => {
        const { items } = await api("/loads/count-by-status", filter, { signal });
        return items.reduce((sum, { status: one, count }) => (!status || status.includes(one) ? sum + count : sum), 0);
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
