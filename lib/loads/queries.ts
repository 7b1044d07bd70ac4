import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, type ApiResponse, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages, everyPage } from "@/lib/browser/pages";
import type { ReassignedLoad } from "@/lib/loads/schema/decisions";

export const loadsPageSize = 100;

/** What of a list is asked for; the query adds the page. */
export type LoadsFilter = Omit<ApiRequest<"/loads/list">, "limit" | "cursor">;

/** Every load of a view, page by page. @throws CallError when a page cannot be had. */
export const fetchWholeView = (filter: LoadsFilter, signal: AbortSignal, onProgress: (done: number) => void) =>
  everyPage((page) => api("/loads/list", { ...filter, ...page }, { signal }), { onProgress });

/** The same as rows of a table, by load. @throws CallError when a page cannot be had. */
export const fetchWholeExport = (filter: LoadsFilter, signal: AbortSignal, onProgress: (done: number) => void) =>
  everyPage((page) => api("/loads/export", { ...filter, ...page }, { signal }), { onProgress });

/** How many loads name each of these owners. @throws CallError */
export const countLoadsByOwner = (request: ApiRequest<"/loads/count-by-owner">, options: { signal: AbortSignal }) =>
  api("/loads/count-by-owner", request, options);

/** What becomes of the loads of these rows, or became. @throws CallError */
export const sendLoadRows = async (request: ApiRequest<"/loads/import">) =>
  (await api("/loads/import", request)).results;

/** What became of loads whose import is taken back: the screen is refreshed once for all. @throws CallError */
export const undoImported = async (request: ApiRequest<"/loads/undo-import">) =>
  (await api("/loads/undo-import", request)).results;

/** What becomes of loads of which a few fields are changed, or became. Nothing is fetched again. @throws CallError */
export const sendEdits = async (request: ApiRequest<"/loads/edit">) => (await api("/loads/edit", request)).results;

/** The crossing that is recommended for each load. @throws CallError */
export const recommendCrossings = async (ids: string[], options: { signal: AbortSignal }) =>
  (await api("/load-crossings/recommendations", { ids }, options)).results;

/** The loads that many ids and reference numbers are of. @throws CallError */
export const findManyLoads = async (request: ApiRequest<"/loads/find-many">) =>
  (await api("/loads/find-many", request)).results;

/** These loads as lists show them; as many as one page has. @throws CallError */
export const fetchLoadsOf = async (ids: string[], options: { signal: AbortSignal }) =>
  (await api("/loads/list", { ids, limit: ids.length }, options)).items;

export type ReassignRequest = ApiRequest<"/loads/reassign">;

// A list scrolled far down is many pages: fetched again when something was written, not at each glance at the window.
const isShort = (pageCount: number | undefined) => (pageCount ?? 0) <= 5;

export const loadQueries = {
  all: ["loads"] as const,

  list: (filter: LoadsFilter) =>
    infiniteQueryOptions({
      queryKey: [...loadQueries.all, "list", filter] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/loads/list", { ...filter, limit: loadsPageSize, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
      refetchOnWindowFocus: ({ state }) => isShort(state.data?.pages.length),
      refetchOnMount: ({ state }) => state.isInvalidated || isShort(state.data?.pages.length),
    }),

  /** How many loads of a view are in each status. */
  countByStatus: ({ status: _any, sort: _order, ...filter }: LoadsFilter) =>
    queryOptions({
      queryKey: [...loadQueries.all, "count-by-status", filter] as const,
      queryFn: ({ signal }) => api("/loads/count-by-status", filter, { signal }),
    }),

  /** The few loads that an id or some words most likely mean. */
  find: (query: string) =>
    queryOptions({
      queryKey: [...loadQueries.all, "find", query] as const,
      queryFn: ({ signal }) => api("/loads/find", { query }, { signal }),
    }),

  /** The loads that a user covers, those that changed last. */
  coveredBy: (ownerUserId: string) =>
    queryOptions({
      queryKey: [...loadQueries.all, "covered-by", ownerUserId] as const,
      queryFn: ({ signal }) => api("/loads/list", { ownerUserId, limit: 200 }, { signal }),
    }),

  detail: (id: string) =>
    queryOptions({
      queryKey: [...loadQueries.all, "detail", id] as const,
      queryFn: ({ signal }) => api("/loads/get", { id }, { signal }),
    }),

  /** The load as it is stored now, for a change of it. Without a connection it fails at once, as the change would. */
  now: (id: string) =>
    queryOptions({
      queryKey: [...loadQueries.all, "now", id] as const,
      queryFn: ({ signal }) => api("/loads/get", { id }, { signal }),
      staleTime: 0,
      gcTime: 0,
      retry: false,
      networkMode: "always",
    }),

  /** What calls that give loads to others would change. Nothing is stored. */
  reassignPreview: (requests: readonly ReassignRequest[]) =>
    queryOptions({
      queryKey: ["reassign-preview", requests] as const,
      queryFn: async ({ signal }) => {
        const results: ReassignedLoad[] = [];
        for (const request of requests)
          results.push(...(await api("/loads/reassign", { ...request, validateOnly: true }, { signal })).results);
        return results;
      },
      gcTime: 0,
    }),

  /** Whether a carrier may have a load, which every change of the load may change. */
  carrierCheck: (id: string, carrierId: string) =>
    queryOptions({
      queryKey: [...loadQueries.all, "carrier-check", id, carrierId] as const,
      queryFn: ({ signal }) => api("/loads/carrier-check", { id, carrierId }, { signal }),
    }),

  /** What the organization's own people noted on a load, newest first. */
  notes: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...loadQueries.all, "notes", id] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/load-notes/list", { id, limit: 20, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),

  /** Towns and facilities that what was typed may mean. */
  places: (query: string) =>
    queryOptions({
      queryKey: ["places", query] as const,
      queryFn: ({ signal }) => api("/places/search", { query }, { signal }),
      staleTime: 60_000,
    }),

  /** The customers of the latest loads. */
  customers: () =>
    queryOptions({
      queryKey: [...loadQueries.all, "customers"] as const,
      queryFn: ({ signal }) => api("/customers/list", {}, { signal }),
    }),

  policy: () =>
    queryOptions({
      queryKey: [...loadQueries.all, "policy"] as const,
      queryFn: ({ signal }) => api("/load-policy/get", {}, { signal }),
    }),

  /** Newest first. */
  history: (id: string) =>
    infiniteQueryOptions({
      queryKey: [...loadQueries.all, "history", id] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/loads/history", { id, limit: 50, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),
};

/** A save answers the load in full, so only what else shows it is fetched again. */
async function keepSaved(queryClient: QueryClient, answer: ApiResponse<"/loads/save">) {
  const { warnings: _ofThisSave, changes: _ofATry, ...saved } = answer;
  const { queryKey } = loadQueries.detail(saved.load.id);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (cached) => (cached && cached.version > saved.version ? cached : saved));
  const isOther = (key: readonly unknown[]) => key[1] !== "detail" || key[2] !== saved.load.id;
  void queryClient.invalidateQueries({ queryKey: loadQueries.all, predicate: (query) => isOther(query.queryKey) });
}

/** Of the writes that change which carriers are blocked for a load. */
export const blockKey = [...loadQueries.all, "block"] as const;

const onSuccess = refreshes(loadQueries.all);

/** Writes; whatever lists, details and histories are on screen follow. */
export const loadMutations = {
  save: apiMutation("/loads/save", { onSuccess: keepSaved }),
  pin: apiMutation("/loads/pin", { onSuccess }),
  /** One call of perhaps several: what is on screen follows the last. */
  reassign: apiMutation("/loads/reassign"),
  blockCarrier: apiMutation("/loads/block-carrier", { mutationKey: blockKey, onSuccess }),
  unblockCarrier: apiMutation("/loads/unblock-carrier", { mutationKey: blockKey, onSuccess }),
  savePolicy: apiMutation("/load-policy/save", { onSuccess }),
  addNote: apiMutation("/load-notes/add", { onSuccess: refreshes([...loadQueries.all, "notes"]) }),
  removeNote: apiMutation("/load-notes/remove", { onSuccess: refreshes([...loadQueries.all, "notes"]) }),
};
