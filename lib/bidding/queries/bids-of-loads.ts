import { queryOptions } from "@tanstack/react-query";
import { bidQueries } from "@/lib/bidding/queries/bids";
import { bidsOfLoadsMax } from "@/lib/bidding/schema/bid-values";
import type { BidsOfLoad } from "@/lib/bidding/schema/bids-of-loads";
import { api } from "@/lib/browser/api";

/** The loads whose bids are asked for together, and the answer to all of them. */
type Gathering = { ids: Set<string>; answer: Promise<Map<string, BidsOfLoad>> };

// Rows that come into view together ask together; nobody sees a wait so short.
const gatherMs = 20;

let gathering: Gathering | undefined;

function gather(): Gathering {
  const ids = new Set<string>();
  const answer = new Promise((resolve) => setTimeout(resolve, gatherMs)).then(async () => {
    if (gathering?.ids === ids) gathering = undefined;
    const { items } = await api("/bids/of-loads", { loadIds: [...ids] });
    return new Map(items.map((item) => [item.loadId, item]));
  });
  return { ids, answer };
}

/** Fetches the bids of one load in the same call as those of its neighbours. @throws CallError */
async function fetchTogether(loadId: string): Promise<BidsOfLoad | null> {
  const asked = gathering && gathering.ids.size < bidsOfLoadsMax ? gathering : gather();
  gathering = asked;
  asked.ids.add(loadId);
  return (await asked.answer).get(loadId) ?? null;
}

/** The bids for a load in short, for a list of loads. */
export const bidsOfLoad = (loadId: string) =>
  queryOptions({
    queryKey: [...bidQueries.all, "of-load", loadId] as const,
    queryFn: () => fetchTogether(loadId),
  });
