import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, type ApiResponse, api } from "@/lib/browser/api";
import { apiMutation } from "@/lib/browser/api-mutation";
import { cursorPages } from "@/lib/browser/pages";

export const carriersPageSize = 100;

/** What of a list is asked for; the query adds the page. */
export type CarriersFilter = Omit<ApiRequest<"/carriers/search">, "limit" | "cursor">;
type ConflictsFilter = Omit<ApiRequest<"/carrier-conflicts/list">, "limit" | "cursor">;

export type CarrierPages = InfiniteData<ApiResponse<"/carriers/search">, string>;

export const carrierQueries = {
  all: ["carriers"] as const,
  lists: () => [...carrierQueries.all, "list"] as const,

  list: (filter: CarriersFilter) =>
    infiniteQueryOptions({
      queryKey: [...carrierQueries.lists(), filter] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/carriers/search", { ...filter, limit: carriersPageSize, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...carrierQueries.all, "detail", id] as const,
      queryFn: ({ signal }) => api("/carriers/get", { id }, { signal }),
    }),

  /** Newest first. */
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...carrierQueries.all, "history", id] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/carriers/history", { id, limit: 50, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),

  conflicts: (filter: ConflictsFilter) =>
    infiniteQueryOptions({
      queryKey: [...carrierQueries.all, "conflicts", filter] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/carrier-conflicts/list", { ...filter, limit: 50, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),

  policy: () =>
    queryOptions({
      queryKey: [...carrierQueries.all, "policy"] as const,
      queryFn: ({ signal }) => api("/carrier-policy/get", {}, { signal }),
    }),
};

const reviewKey = [...carrierQueries.all, "review"] as const;

/** Refreshes whatever of the carriers is on screen; while reviews are under way, the last of them does. */
export function refreshCarriers(queryClient: QueryClient) {
  if (queryClient.isMutating({ mutationKey: reviewKey }) > 0) return;
  void queryClient.invalidateQueries({ queryKey: carrierQueries.all });
}

/** The two reviews refresh nothing: the screen shows their outcome first and then calls `refreshCarriers`. */
export const carrierMutations = {
  review: apiMutation("/carrier-relationships/review", { mutationKey: reviewKey }),
  createRelationship: apiMutation("/carrier-relationships/create", { mutationKey: reviewKey }),
  updateProfile: apiMutation("/carriers/update-profile", { onSettled: refreshCarriers }),
  resolveConflict: apiMutation("/carrier-conflicts/resolve", { onSuccess: refreshCarriers }),
  savePolicy: apiMutation("/carrier-policy/save", { onSuccess: refreshCarriers }),
};
