import { queryOptions } from "@tanstack/react-query";
import { call } from "@/lib/browser/call";
import type { listCarrierSelectionsEndpoint } from "@/lib/carrier-selection/contract";

// `call` reads nothing but the path of an endpoint when it runs; the schemas stay out of pages that merely read.
const at = <Declared extends { path: string }>(path: Declared["path"]) => ({ path }) as Declared;
const list = at<typeof listCarrierSelectionsEndpoint>("/carrier-selections/list");

export const selectionQueries = {
  /** The newest record of a load, kept among its queries: a write of the load forgets it. */
  latest: (loadId: string, carrierId: string) =>
    queryOptions({
      queryKey: ["loads", "carrier-selection", loadId, carrierId] as const,
      queryFn: async ({ signal }) => (await call(list, { loadId, limit: 1 }, signal)).items[0] ?? null,
    }),
};
