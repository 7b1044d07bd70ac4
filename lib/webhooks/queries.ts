import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { type ApiRequest, api } from "@/lib/browser/api";
import { apiMutation, refreshes } from "@/lib/browser/api-mutation";
import { cursorPages } from "@/lib/browser/pages";

export const deliveriesPageSize = 50;
export type DeliveriesFilter = Pick<ApiRequest<"/webhook-deliveries/list">, "status" | "type">;

// What is under way is worth watching.
const refetchInterval = 5_000;

export const webhookQueries = {
  all: ["webhook"] as const,

  webhook: () =>
    queryOptions({
      queryKey: [...webhookQueries.all, "webhook"] as const,
      queryFn: ({ signal }) => api("/webhook/get", {}, { signal }),
      refetchInterval,
    }),

  deliveries: (filter: DeliveriesFilter) =>
    infiniteQueryOptions({
      queryKey: [...webhookQueries.all, "deliveries", filter] as const,
      queryFn: ({ pageParam, signal }) =>
        api(
          "/webhook-deliveries/list",
          { ...filter, limit: deliveriesPageSize, cursor: pageParam || undefined },
          { signal },
        ),
      ...cursorPages,
      placeholderData: keepPreviousData,
      refetchInterval,
    }),

  delivery: (id: string) =>
    queryOptions({
      queryKey: [...webhookQueries.all, "delivery", id] as const,
      queryFn: ({ signal }) => api("/webhook-deliveries/get", { id }, { signal }),
      refetchInterval,
    }),
};

const refresh = refreshes(webhookQueries.all);

/** The newest deliveries. @throws CallError */
export const fetchDeliveries = (filter: DeliveriesFilter) =>
  api("/webhook-deliveries/list", { ...filter, limit: deliveriesPageSize });

export const webhookMutations = {
  save: apiMutation("/webhook/save", { onSuccess: refresh }),
  rotateSecret: apiMutation("/webhook/rotate-secret", { onSuccess: refresh }),
  test: apiMutation("/webhook/test", { onSettled: refresh }),
  resend: apiMutation("/webhook-deliveries/resend", { onSettled: refresh }),
};
