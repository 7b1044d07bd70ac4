import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { CallError } from "@/lib/browser/api";

/**
 * What the save of a setting leaves in the cache under `queryKey`: its answer, or on a version conflict what somebody
 * else saved, which is what `get` would answer.
 */
export const keepsSaved = (queryKey: QueryKey) => ({
  onSuccess: (queryClient: QueryClient, saved: unknown) => queryClient.setQueryData(queryKey, saved),
  onError: (queryClient: QueryClient, error: unknown) => {
    if (error instanceof CallError && error.code === "version_conflict")
      queryClient.setQueryData(queryKey, error.current);
  },
});
