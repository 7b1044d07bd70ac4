import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";

export const attentionQueries = {
  /** Shown beside the navigation, on every page. */
  counts: () =>
    queryOptions({
      queryKey: ["attention"] as const,
      queryFn: ({ signal }) => api("/attention/get", {}, { signal }),
    }),
};
