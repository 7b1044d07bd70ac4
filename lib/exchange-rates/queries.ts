import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";
import { apiMutation } from "@/lib/browser/api-mutation";
import { keepsSaved } from "@/lib/browser/saved-setting";

export const exchangeRateQueries = {
  all: () =>
    queryOptions({
      queryKey: ["exchange-rates"] as const,
      queryFn: ({ signal }) => api("/exchange-rates/get", {}, { signal }),
    }),
};

export const exchangeRateMutations = {
  /** What compares prices by the rates is fetched again when the change is announced. */
  save: apiMutation("/exchange-rates/save", keepsSaved(exchangeRateQueries.all().queryKey)),
};
