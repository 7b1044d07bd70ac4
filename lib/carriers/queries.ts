import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, type ApiResponse, api } from "@/lib/browser/api";
import { apiMutation } from "@/lib/browser/api-mutation";
import { cursorPages, everyPage } from "@/lib/browser/pages";

export const carriersPageSize = 100;

/** What of a list is asked for; the query adds the page. */
export type CarriersFilter = Omit<ApiRequest<"/carriers/search">, "limit" | "cursor">;
type ReviewManyRequest = ApiRequest<"/carrier-relationships/review-many">;
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

  /** The few carriers that a number or some words most likely mean. */
  find: (query: string) =>
    queryOptions({
      queryKey: [...carrierQueries.all, "find", query] as const,
      queryFn: ({ signal }) => api("/carriers/search", { query, limit: 5 }, { signal }),
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

  /** What a decision on several carriers would change; nothing is stored, and nothing is kept of the answer. */
  reviewPreview: (decision: ReviewManyRequest) =>
    queryOptions({
      queryKey: [...carrierQueries.all, "preview", decision.status, decision.items] as const,
      queryFn: ({ signal }) =>
        // Since nothing is stored, the reason that is asked for is one of form only.
        api("/carrier-relationships/review-many", { ...decision, note: "-", validateOnly: true }, { signal }),
      enabled: decision.items.length > 0,
      staleTime: 0,
      gcTime: 0,
    }),

  policy: () =>
    queryOptions({
      queryKey: [...carrierQueries.all, "policy"] as const,
      queryFn: ({ signal }) => api("/carrier-policy/get", {}, { signal }),
    }),
};

/** Every carrier of a list, page by page. @throws CallError when one page cannot be had. */
export const fetchAllCarriers = (filter: CarriersFilter) =>
  everyPage((page) => api("/carriers/search", { ...filter, ...page }));

/** @throws CallError */
export const fetchCarrier = (id: string) => api("/carriers/get", { id });

/** The conflicts that nobody has settled. @throws CallError */
export const fetchConflicts = () => everyPage((page) => api("/carrier-conflicts/list", { resolved: false, ...page }));

type Stop = { signal: AbortSignal };

/** Stores rows of a table, or with `validateOnly` answers what would become of them. @throws CallError */
export const sendCarrierRows = (request: ApiRequest<"/carriers/import">, { signal }: Stop) =>
  api("/carriers/import", request, { signal });

/** Sets the relationships with carriers that are known. @throws CallError */
export const sendRelationships = (request: ApiRequest<"/carrier-relationships/upsert">, { signal }: Stop) =>
  api("/carrier-relationships/upsert", request, { signal });

/** One decision on several relationships. @throws CallError */
export const sendReviews = (request: ReviewManyRequest) => api("/carrier-relationships/review-many", request);

/** The first decision on a carrier, as one of many: the screen is refreshed once for all. @throws CallError */
export const sendNewRelationship = (request: ApiRequest<"/carrier-relationships/create">) =>
  api("/carrier-relationships/create", request);

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
