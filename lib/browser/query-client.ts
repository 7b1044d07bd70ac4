import { isServer, QueryClient } from "@tanstack/react-query";
import { CallError } from "@/lib/browser/api";

// 429: the organization has as many calls at once as it may; a moment later it may have another.
const isTemporary = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** A query cache with the portal's defaults. Server components make one for each request and hand it over. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What a server component has just put into the cache is not fetched again on arrival.
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isTemporary(error),
      },
      // Without a connection a write fails at once: nothing waits, unseen, to be done when the connection is back.
      mutations: { networkMode: "always" },
    },
  });

let browserClient: QueryClient | undefined;

/** The one cache of the browser; on the server a new one for every request, for caches must not be shared. */
export function getQueryClient() {
  if (isServer) return makeQueryClient();
  browserClient ??= makeQueryClient();
  return browserClient;
}
