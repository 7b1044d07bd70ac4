import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ApiResponse, api, CallError } from "@/lib/browser/api";
import { apiMutation } from "@/lib/browser/api-mutation";

type SavedRates = ApiResponse<"/exchange-rates/get">;

export const exchangeRateQueries = {
  all: () =>
    queryOptions({
      queryKey: ["exchange-rates"] as const,
      queryFn: ({ signal }) => api("/exchange-rates/get", {}, { signal }),
    }),
};

const show = (queryClient: QueryClient, saved: SavedRates) =>
  queryClient.setQueryData(exchangeRateQueries.all().queryKey, saved);

export const exchangeRateMutations = {
  /** What compares prices by the rates is fetched again when the change is announced. */
  save: apiMutation("/exchange-rates/save", {
    onSuccess: show,
    onError: (queryClient, error) => {
      // What a version conflict carries is the answer that `get` would give.
      if (error instanceof CallError && error.code === "version_conflict")
        show(queryClient, error.current as SavedRates);
    },
  }),
};
