import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";
import { apiMutation } from "@/lib/browser/api-mutation";
import { keepsSaved } from "@/lib/browser/saved-setting";

export const rateConfirmationQueries = {
  terms: () =>
    queryOptions({
      queryKey: ["rate-confirmation-terms"] as const,
      queryFn: ({ signal }) => api("/rate-confirmation-terms/get", {}, { signal }),
    }),
};

export const rateConfirmationMutations = {
  saveTerms: apiMutation("/rate-confirmation-terms/save", keepsSaved(rateConfirmationQueries.terms().queryKey)),
};
