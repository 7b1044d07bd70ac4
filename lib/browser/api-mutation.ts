import { type MutationKey, mutationOptions, type QueryClient } from "@tanstack/react-query";
import { type ApiPath, type ApiRequest, type ApiResponse, api } from "@/lib/browser/api";

type CacheUpdates<Path extends ApiPath> = {
  mutationKey?: MutationKey;
  /** The answer is handed on once what this returns is done. */
  onSuccess?: (queryClient: QueryClient, answer: ApiResponse<Path>, request: ApiRequest<Path>) => unknown;
  onError?: (queryClient: QueryClient, error: unknown) => unknown;
  onSettled?: (queryClient: QueryClient) => unknown;
};

/**
 * A mutation that calls an operation and keeps the query cache in step. The updates are part of the function: they
 * happen although the component is gone by then, and a component may add an `onSuccess` of its own beside them.
 */
export const apiMutation = <Path extends ApiPath>(
  path: Path,
  { mutationKey, onSuccess, onError, onSettled }: CacheUpdates<Path> = {},
) =>
  mutationOptions({
    ...(mutationKey && { mutationKey }),
    mutationFn: async (request: ApiRequest<Path>, { client }) => {
      try {
        const answer = await api(path, request);
        await onSuccess?.(client, answer, request);
        return answer;
      } catch (error) {
        await onError?.(client, error);
        throw error;
      } finally {
        await onSettled?.(client);
      }
    },
  });

/** Fetches again all that is on screen under these keys. */
export const refreshes =
  (...keys: readonly (readonly string[])[]) =>
  (queryClient: QueryClient) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
