import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages } from "@/lib/browser/pages";

export const apiKeysPageSize = 100;

export const apiKeyQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ["api-keys", "list"],
      queryFn: ({ pageParam, signal }) =>
        api("/api-keys/list", { limit: apiKeysPageSize, cursor: pageParam || undefined }, { signal }),
      ...cursorPages,
      // The last use is worth watching while a key is being changed over.
      refetchInterval: 30_000,
    }),
};

const onSuccess = refreshes(["api-keys", "list"]);

export const apiKeyMutations = {
  create: apiMutation("/api-keys/create", { onSuccess }),
  rotate: apiMutation("/api-keys/rotate", { onSuccess }),
  revoke: apiMutation("/api-keys/revoke", { onSuccess }),
};
