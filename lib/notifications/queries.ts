import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages } from "@/lib/browser/pages";

const all = ["notifications"] as const;
const pageSize = 20;

export const notificationQueries = {
  /** Shown at the bell, on every page: the server sends it along. */
  summary: (userId: string) =>
    queryOptions({
      queryKey: [...all, "summary", userId] as const,
      queryFn: ({ signal }) => api("/notifications/summary", {}, { signal }),
    }),

  list: (userId: string) =>
    infiniteQueryOptions({
      queryKey: [...all, "list", userId] as const,
      queryFn: ({ pageParam, signal }) =>
        api("/notifications/list", { limit: pageSize, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
    }),

  preferences: () =>
    queryOptions({
      queryKey: ["notification-preferences"] as const,
      queryFn: ({ signal }) => api("/notification-preferences/get", {}, { signal }),
    }),
};

export const notificationMutations = {
  read: apiMutation("/notifications/read", { onSettled: refreshes(all) }),
  savePreferences: apiMutation("/notification-preferences/save", {
    onSuccess: (cache, answer) => cache.setQueryData(notificationQueries.preferences().queryKey, answer),
  }),
};
