import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import type * as z from "zod";
import { call } from "@/lib/browser/call";
import type {
  getCarrierEndpoint,
  importCarriersEndpoint,
  listCarrierChangesEndpoint,
  searchCarriersEndpoint,
  updateCarrierProfileEndpoint,
} from "@/lib/carriers/contract/carriers";
import type {
  getCarrierPolicyEndpoint,
  listConflictsEndpoint,
  resolveConflictEndpoint,
  saveCarrierPolicyEndpoint,
} from "@/lib/carriers/contract/conflicts";
import type {
  createRelationshipEndpoint,
  reviewManyEndpoint,
  reviewRelationshipEndpoint,
  upsertRelationshipsEndpoint,
} from "@/lib/carriers/contract/relationships";
import type { SearchCarriersRequest, SearchCarriersResponse } from "@/lib/carriers/schema/carrier";
import type { ListConflictsRequest } from "@/lib/carriers/schema/conflict";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of pages that merely read.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

export const carrierOperations = {
  search: at<typeof searchCarriersEndpoint>("/carriers/search"),
  get: at<typeof getCarrierEndpoint>("/carriers/get"),
  updateProfile: at<typeof updateCarrierProfileEndpoint>("/carriers/update-profile"),
  import: at<typeof importCarriersEndpoint>("/carriers/import"),
  history: at<typeof listCarrierChangesEndpoint>("/carriers/history"),
  upsert: at<typeof upsertRelationshipsEndpoint>("/carrier-relationships/upsert"),
  review: at<typeof reviewRelationshipEndpoint>("/carrier-relationships/review"),
  reviewMany: at<typeof reviewManyEndpoint>("/carrier-relationships/review-many"),
  createRelationship: at<typeof createRelationshipEndpoint>("/carrier-relationships/create"),
  listConflicts: at<typeof listConflictsEndpoint>("/carrier-conflicts/list"),
  resolveConflict: at<typeof resolveConflictEndpoint>("/carrier-conflicts/resolve"),
  getPolicy: at<typeof getCarrierPolicyEndpoint>("/carrier-policy/get"),
  savePolicy: at<typeof saveCarrierPolicyEndpoint>("/carrier-policy/save"),
};

export const carriersPageSize = 100;
const firstPage = "";
const nextPage = {
  initialPageParam: firstPage,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

/** What of a list is asked for; the pages are the query's own affair. */
export type CarriersFilter = Omit<SearchCarriersRequest, "limit" | "cursor">;
type ConflictsFilter = Omit<ListConflictsRequest, "limit" | "cursor">;

export type CarrierPages = InfiniteData<SearchCarriersResponse, string>;

export const carrierQueries = {
  all: ["carriers"] as const,
  lists: () => [...carrierQueries.all, "list"] as const,

  list: (filter: CarriersFilter) =>
    infiniteQueryOptions({
      queryKey: [...carrierQueries.lists(), filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(carrierOperations.search, { ...filter, limit: carriersPageSize, cursor: pageParam || undefined }, signal),
      ...nextPage,
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...carrierQueries.all, "detail", id] as const,
      queryFn: ({ signal }) => call(carrierOperations.get, { id }, signal),
    }),

  /** Newest first. */
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...carrierQueries.all, "history", id] as const,
      queryFn: ({ pageParam, signal }) =>
        call(carrierOperations.history, { id, limit: 50, cursor: pageParam || undefined }, signal),
      ...nextPage,
    }),

  conflicts: (filter: ConflictsFilter) =>
    infiniteQueryOptions({
      queryKey: [...carrierQueries.all, "conflicts", filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(carrierOperations.listConflicts, { ...filter, limit: 50, cursor: pageParam || undefined }, signal),
      ...nextPage,
    }),

  policy: () =>
    queryOptions({
      queryKey: [...carrierQueries.all, "policy"] as const,
      queryFn: ({ signal }) => call(carrierOperations.getPolicy, {}, signal),
    }),
};

const reviewKey = [...carrierQueries.all, "review"] as const;

/** Whatever of the carriers is on screen follows; while reviews are under way, the last one of them asks anew. */
export function refreshCarriers(queryClient: QueryClient) {
  if (queryClient.isMutating({ mutationKey: reviewKey }) > 0) return;
  void queryClient.invalidateQueries({ queryKey: carrierQueries.all });
}

type Request<Declared extends { request: z.ZodType }> = z.input<Declared["request"]>;

/**
 * Writes; whatever lists, details and histories are on screen follow, what is merely tried changes nothing. Who reviews
 * shows the outcome first and then calls `refreshCarriers`.
 */
export const carrierMutations = {
  review: () =>
    mutationOptions({
      mutationKey: reviewKey,
      mutationFn: (request: Request<typeof reviewRelationshipEndpoint>) => call(carrierOperations.review, request),
    }),

  createRelationship: () =>
    mutationOptions({
      mutationKey: reviewKey,
      mutationFn: (request: Request<typeof createRelationshipEndpoint>) =>
        call(carrierOperations.createRelationship, request),
    }),

  reviewMany: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof reviewManyEndpoint>) => call(carrierOperations.reviewMany, request),
      onSuccess: (_answer, { validateOnly }) => (validateOnly ? undefined : refreshCarriers(queryClient)),
    }),

  updateProfile: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof updateCarrierProfileEndpoint>) =>
        call(carrierOperations.updateProfile, request),
      onSettled: () => refreshCarriers(queryClient),
    }),

  import: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof importCarriersEndpoint>) => call(carrierOperations.import, request),
      onSuccess: (_answer, { validateOnly }) => (validateOnly ? undefined : refreshCarriers(queryClient)),
    }),

  upsert: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof upsertRelationshipsEndpoint>) => call(carrierOperations.upsert, request),
      onSuccess: () => refreshCarriers(queryClient),
    }),

  resolveConflict: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof resolveConflictEndpoint>) =>
        call(carrierOperations.resolveConflict, request),
      onSuccess: () => refreshCarriers(queryClient),
    }),

  savePolicy: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof saveCarrierPolicyEndpoint>) => call(carrierOperations.savePolicy, request),
      onSuccess: () => refreshCarriers(queryClient),
    }),
};
