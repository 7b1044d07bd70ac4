import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type {
  endPostingEndpoint,
  listPostingsEndpoint,
  offerLinkEndpoint,
  openPostingEndpoint,
} from "@/lib/bidding/contract/postings";
import { call } from "@/lib/browser/call";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of the pages.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

type Request<Declared extends { request: z.ZodType }> = z.input<Declared["request"]>;

const operations = {
  list: at<typeof listPostingsEndpoint>("/postings/list"),
  open: at<typeof openPostingEndpoint>("/postings/open"),
  end: at<typeof endPostingEndpoint>("/postings/end"),
  offerLink: at<typeof offerLinkEndpoint>("/postings/offer-link"),
};

const glanceMs = 30_000;

export const postingQueries = {
  all: ["postings"] as const,

  /** The latest posting of a load, or null. */
  latest: (loadId: string) =>
    queryOptions({
      queryKey: [...postingQueries.all, "latest", loadId] as const,
      queryFn: async ({ signal }) => (await call(operations.list, { loadId, limit: 1 }, signal)).items[0] ?? null,
      // That a carrier has looked is no event.
      refetchInterval: ({ state }) => state.data?.status === "OPEN" && glanceMs,
    }),
};

/** Loads, bids and postings change together: whatever of them is on screen is asked anew. */
const refresh = (queryClient: QueryClient) =>
  Promise.all(["postings", "bids", "loads"].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

export const postingMutations = {
  open: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof openPostingEndpoint>) => call(operations.open, request),
      onSettled: () => refresh(queryClient),
    }),

  end: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof endPostingEndpoint>) => call(operations.end, request),
      onSettled: () => refresh(queryClient),
    }),

  /** The address in the answer is shown this once; nothing keeps it. */
  offerLink: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof offerLinkEndpoint>) => call(operations.offerLink, request),
      onSettled: () => queryClient.invalidateQueries({ queryKey: postingQueries.all }),
    }),
};
