import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import { call } from "@/lib/browser/call";
import type {
  getLoadEndpoint,
  listLoadsEndpoint,
  loadHistoryEndpoint,
  pinFieldEndpoint,
  syncLoadEndpoint,
} from "@/lib/loads/contract";
import type {
  blockCarrierEndpoint,
  checkCarrierEndpoint,
  unblockCarrierEndpoint,
} from "@/lib/loads/contract/load-carriers";
import type { countLoadsByOwnerEndpoint, reassignLoadsEndpoint } from "@/lib/loads/contract/owner-endpoints";
import type { ListLoadsRequest } from "@/lib/loads/schema/operations";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of pages that merely read.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

export const loadOperations = {
  list: at<typeof listLoadsEndpoint>("/loads/list"),
  get: at<typeof getLoadEndpoint>("/loads/get"),
  history: at<typeof loadHistoryEndpoint>("/loads/history"),
  sync: at<typeof syncLoadEndpoint>("/loads/sync"),
  pin: at<typeof pinFieldEndpoint>("/loads/pin"),
  blockCarrier: at<typeof blockCarrierEndpoint>("/loads/block-carrier"),
  unblockCarrier: at<typeof unblockCarrierEndpoint>("/loads/unblock-carrier"),
  checkCarrier: at<typeof checkCarrierEndpoint>("/loads/carrier-check"),
  countByOwner: at<typeof countLoadsByOwnerEndpoint>("/loads/count-by-owner"),
  reassign: at<typeof reassignLoadsEndpoint>("/loads/reassign"),
};

export const loadsPageSize = 100;
const firstPage = "";

/** What of a list is asked for; the pages are the query's own affair. */
export type LoadsFilter = Omit<ListLoadsRequest, "limit" | "cursor">;

// A list scrolled far down is many pages: fetched again when something was written, not at each glance at the window.
const isShort = (pageCount: number | undefined) => (pageCount ?? 0) <= 5;

export const loadQueries = {
  all: ["loads"] as const,

  list: (filter: LoadsFilter) =>
    infiniteQueryOptions({
      queryKey: [...loadQueries.all, "list", filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(loadOperations.list, { ...filter, limit: loadsPageSize, cursor: pageParam || undefined }, signal),
      initialPageParam: firstPage,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      refetchOnWindowFocus: ({ state }) => isShort(state.data?.pages.length),
      refetchOnMount: ({ state }) => state.isInvalidated || isShort(state.data?.pages.length),
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...loadQueries.all, "detail", id] as const,
      queryFn: ({ signal }) => call(loadOperations.get, { id }, signal),
    }),

  /** What a carrier means for a load, which every change of the load may change. */
  carrierCheck: (id: string, carrierId: string) =>
    queryOptions({
      queryKey: [...loadQueries.all, "carrier-check", id, carrierId] as const,
      queryFn: ({ signal }) => call(loadOperations.checkCarrier, { id, carrierId }, signal),
    }),

  /** Newest first. */
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...loadQueries.all, "history", id] as const,
      queryFn: ({ pageParam, signal }) =>
        call(loadOperations.history, { id, limit: 50, cursor: pageParam || undefined }, signal),
      initialPageParam: firstPage,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
};

const forgetAll = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: loadQueries.all });

/** Of the writes that change which carriers are blocked for a load. */
export const blockKey = [...loadQueries.all, "block"] as const;

/** Writes; whatever lists, details and histories are on screen follow. */
export const loadMutations = {
  sync: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: z.input<typeof syncLoadEndpoint.request>) => call(loadOperations.sync, request),
      onSuccess: () => forgetAll(queryClient),
    }),

  pin: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: z.input<typeof pinFieldEndpoint.request>) => call(loadOperations.pin, request),
      onSuccess: () => forgetAll(queryClient),
    }),

  blockCarrier: (queryClient: QueryClient) =>
    mutationOptions({
      mutationKey: blockKey,
      mutationFn: (request: z.input<typeof blockCarrierEndpoint.request>) => call(loadOperations.blockCarrier, request),
      onSuccess: () => forgetAll(queryClient),
    }),

  unblockCarrier: (queryClient: QueryClient) =>
    mutationOptions({
      mutationKey: blockKey,
      mutationFn: (request: z.input<typeof unblockCarrierEndpoint.request>) =>
        call(loadOperations.unblockCarrier, request),
      onSuccess: () => forgetAll(queryClient),
    }),
};
