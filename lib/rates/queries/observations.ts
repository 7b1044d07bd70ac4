import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/browser/call";
import type { importObservationsEndpoint, summarizeObservationsEndpoint } from "@/lib/rates/contract/observations";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of pages that merely read.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;

export const observationOperations = {
  import: at<typeof importObservationsEndpoint>("/rate-observations/import"),
  summary: at<typeof summarizeObservationsEndpoint>("/rate-observations/summary"),
};

export const observationQueries = {
  /** How many prices there are, of how many carriers and lanes. */
  summary: () =>
    queryOptions({
      queryKey: ["rate-observations", "summary"],
      queryFn: ({ signal }) => call(observationOperations.summary, {}, signal),
    }),
};
