import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type {
  dryRunInstantResponseEndpoint,
  getInstantResponseEndpoint,
  saveInstantResponseEndpoint,
} from "@/lib/bidding/contract/instant-response";
import { CallError, call } from "@/lib/browser/call";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of the pages.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

type Request<Declared extends { request: z.ZodType }> = z.input<Declared["request"]>;

const operations = {
  get: at<typeof getInstantResponseEndpoint>("/instant-response/get"),
  save: at<typeof saveInstantResponseEndpoint>("/instant-response/save"),
  dryRun: at<typeof dryRunInstantResponseEndpoint>("/instant-response/dry-run"),
};

// What a version conflict carries is the answer that `get` would give.
const asCurrent = (current: unknown) => current as z.output<typeof getInstantResponseEndpoint.response>;

export const instantResponseQueries = {
  rule: () =>
    queryOptions({
      queryKey: ["instant-response"] as const,
      queryFn: ({ signal }) => call(operations.get, {}, signal),
    }),
};

export const instantResponseMutations = {
  save: (queryClient: QueryClient) =>
    mutationOptions({
      mutationFn: (request: Request<typeof saveInstantResponseEndpoint>) => call(operations.save, request),
      onSuccess: (saved) => queryClient.setQueryData(instantResponseQueries.rule().queryKey, saved),
      onError: (error) => {
        if (error instanceof CallError && error.code === "version_conflict")
          queryClient.setQueryData(instantResponseQueries.rule().queryKey, asCurrent(error.current));
      },
    }),

  /** Changes nothing; a mutation because it runs when it is asked to. */
  dryRun: () =>
    mutationOptions({
      mutationFn: (request: Request<typeof dryRunInstantResponseEndpoint>) => call(operations.dryRun, request),
    }),
};
