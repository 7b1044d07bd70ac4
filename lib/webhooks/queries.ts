import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { call } from "@/lib/browser/call";
import type {
  getDeliveryEndpoint,
  listDeliveriesEndpoint,
  resendDeliveriesEndpoint,
} from "@/lib/webhooks/contract/deliveries";
import type {
  getWebhookEndpoint,
  rotateSecretEndpoint,
  saveWebhookEndpoint,
  testWebhookEndpoint,
} from "@/lib/webhooks/contract/webhook";
import type { ListDeliveriesRequest } from "@/lib/webhooks/schema/delivery";
import type { RotateSecretRequest, SaveWebhookRequest } from "@/lib/webhooks/schema/webhook";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of the page.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

const operations = {
  get: at<typeof getWebhookEndpoint>("/webhook/get"),
  save: at<typeof saveWebhookEndpoint>("/webhook/save"),
  rotateSecret: at<typeof rotateSecretEndpoint>("/webhook/rotate-secret"),
  test: at<typeof testWebhookEndpoint>("/webhook/test"),
  list: at<typeof listDeliveriesEndpoint>("/webhook-deliveries/list"),
  getDelivery: at<typeof getDeliveryEndpoint>("/webhook-deliveries/get"),
  resend: at<typeof resendDeliveriesEndpoint>("/webhook-deliveries/resend"),
};

export const deliveriesPageSize = 50;
export type DeliveriesFilter = Pick<ListDeliveriesRequest, "status" | "type">;

// What is under way is worth watching.
const refetchInterval = 5_000;

export const webhookQueries = {
  all: ["webhook"] as const,

  webhook: () =>
    queryOptions({
      queryKey: [...webhookQueries.all, "webhook"] as const,
      queryFn: ({ signal }) => call(operations.get, {}, signal),
      refetchInterval,
    }),

  deliveries: (filter: DeliveriesFilter) =>
    infiniteQueryOptions({
      queryKey: [...webhookQueries.all, "deliveries", filter] as const,
      queryFn: ({ pageParam, signal }) =>
        call(operations.list, { ...filter, limit: deliveriesPageSize, cursor: pageParam || undefined }, signal),
      initialPageParam: "",
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      refetchInterval,
    }),

  delivery: (id: string) =>
    queryOptions({
      queryKey: [...webhookQueries.all, "delivery", id] as const,
      queryFn: ({ signal }) => call(operations.getDelivery, { id }, signal),
      refetchInterval,
    }),
};

const refresh = (cache: QueryClient) => cache.invalidateQueries({ queryKey: webhookQueries.all });

export function useSaveWebhook() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (request: SaveWebhookRequest) => call(operations.save, request),
    onSuccess: () => refresh(cache),
  });
}

export function useRotateSecret() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (request: RotateSecretRequest) => call(operations.rotateSecret, request),
    onSuccess: () => refresh(cache),
  });
}

export function useTestWebhook() {
  const cache = useQueryClient();
  return useMutation({ mutationFn: () => call(operations.test, {}), onSettled: () => refresh(cache) });
}

export function useResendDeliveries() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(operations.resend, { ids: [...ids] }),
    onSettled: () => refresh(cache),
  });
}
