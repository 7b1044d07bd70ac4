import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, api, CallError } from "@/lib/browser/api";
import { apiMutation } from "@/lib/browser/api-mutation";

type SavedRule = ApiResponse<"/instant-response/get">;

// What a version conflict carries is the answer that `get` would give.
const asCurrent = (current: unknown) => current as SavedRule;

export const instantResponseQueries = {
  rule: () =>
    queryOptions({
      queryKey: ["instant-response"] as const,
      queryFn: ({ signal }) => api("/instant-response/get", {}, { signal }),
    }),
};

const show = (queryClient: QueryClient, rule: SavedRule) =>
  queryClient.setQueryData(instantResponseQueries.rule().queryKey, rule);

export const instantResponseMutations = {
  save: apiMutation("/instant-response/save", {
    onSuccess: show,
    onError: (queryClient, error) => {
      if (error instanceof CallError && error.code === "version_conflict") show(queryClient, asCurrent(error.current));
    },
  }),

  /** Changes nothing; a mutation because it runs when it is asked to. */
  dryRun: apiMutation("/instant-response/dry-run"),
};
