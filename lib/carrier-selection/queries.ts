import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/browser/api";

export const selectionQueries = {
  /** The newest record of a load, kept among its queries: a write of the load refreshes it. */
  latest: (loadId: string, carrierId: string) =>
    queryOptions({
      queryKey: ["loads", "carrier-selection", loadId, carrierId] as const,
      queryFn: async ({ signal }) =>
        (await api("/carrier-selections/list", { loadId, limit: 1 }, { signal })).items[0] ?? null,
    }),
};
