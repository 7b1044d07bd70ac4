import { infiniteQueryOptions, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CreateApiKeyRequest, RevokeApiKeyRequest, RotateApiKeyRequest } from "@/lib/api-keys/schema";
import { call } from "@/lib/browser/call";

// Loaded with the first call: the page comes with its list, and the schemas of the contracts weigh more than the page.
const contracts = () => import("@/lib/api-keys/contract");

export const apiKeysPageSize = 100;

export const apiKeyQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ["api-keys", "list"],
      queryFn: async ({ pageParam, signal }) =>
        call(
          (await contracts()).listApiKeysEndpoint,
          { limit: apiKeysPageSize, cursor: pageParam || undefined },
          signal,
        ),
      initialPageParam: "",
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // The last use is worth watching while a key is being changed over.
      refetchInterval: 30_000,
    }),
};

const listAgain = (cache: QueryClient) => cache.invalidateQueries({ queryKey: apiKeyQueries.list().queryKey });

export function useCreateApiKey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (request: CreateApiKeyRequest) => call((await contracts()).createApiKeyEndpoint, request),
    onSuccess: () => listAgain(cache),
  });
}

export function useRotateApiKey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (request: RotateApiKeyRequest) => call((await contracts()).rotateApiKeyEndpoint, request),
    onSuccess: () => listAgain(cache),
  });
}

export function useRevokeApiKey() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (request: RevokeApiKeyRequest) => call((await contracts()).revokeApiKeyEndpoint, request),
    onSuccess: () => listAgain(cache),
  });
}
