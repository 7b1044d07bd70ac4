import { queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";

type Scope = ApiRequest<"/attention/list">["scope"];

const all = ["attention"] as const;

export const attentionQueries = {
  /** Shown beside the navigation, on every page. */
  counts: () =>
    queryOptions({
      queryKey: [...all, "counts"] as const,
      queryFn: ({ signal }) => api("/attention/get", {}, { signal }),
    }),

  list: (scope: Scope) =>
    queryOptions({
      queryKey: [...all, "list", scope ?? "default"] as const,
      queryFn: ({ signal }) => api("/attention/list", { ...(scope && { scope }) }, { signal }),
    }),

  figures: (scope: Scope) =>
    queryOptions({
      queryKey: [...all, "figures", scope ?? "default"] as const,
      queryFn: ({ signal }) => api("/attention/summary", { ...(scope && { scope }) }, { signal }),
    }),
};

const refresh = refreshes(all);

export const attentionMutations = {
  snooze: apiMutation("/attention/snooze", { onSettled: refresh }),
  unsnooze: apiMutation("/attention/unsnooze", { onSettled: refresh }),
  mute: apiMutation("/attention/mute", { onSettled: refresh }),
};
