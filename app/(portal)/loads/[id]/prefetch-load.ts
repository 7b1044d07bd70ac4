import type { QueryClient } from "@tanstack/react-query";
import { marketQuestionOf } from "@/components/bidding/load/market-question";
import { storedRankRequestOf } from "@/components/border-crossings/load-route";
import { listBids } from "@/lib/bidding/list-bids";
import { listPostings } from "@/lib/bidding/list-postings";
import { bidQueries } from "@/lib/bidding/queries/bids";
import { postingQueries } from "@/lib/bidding/queries/postings";
import { crossingQueries } from "@/lib/border-crossings/queries";
import { rankCrossings } from "@/lib/border-crossings/rank-crossings";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { selectionQueries } from "@/lib/carrier-selection/queries";
import { pageSizeMax } from "@/lib/core/protocol.values";
import { checkLoadCarrier } from "@/lib/loads/check-eligibility";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { listLoadNotes } from "@/lib/loads/note-loads";
import { loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import { rateQueries } from "@/lib/rates/queries";
import { recallRates } from "@/lib/rates/recall-rates";
import type { Context } from "@/lib/server/context";

/** What is shown of the load's carrier. */
async function prefetchCarrier(ctx: Context, queryClient: QueryClient, { load }: GetLoadResponse) {
  const { id: loadId } = load;
  const carrierId = load.assignedCarrier?.carrier?.id;
  if (!carrierId) return;
  await Promise.all([
    queryClient.prefetchQuery({
      ...loadQueries.carrierCheck(loadId, carrierId),
      queryFn: () => checkLoadCarrier(ctx, { id: loadId, carrierId }),
    }),
    queryClient.prefetchQuery({
      ...selectionQueries.latest(loadId, carrierId),
      queryFn: async () => (await listCarrierSelections(ctx, { loadId, limit: 1 })).items[0] ?? null,
    }),
  ]);
}

/** Where the load crosses and what its lane is paid, as far as that is known without a paid call. */
async function prefetchLane(ctx: Context, queryClient: QueryClient, loaded: GetLoadResponse) {
  const route = storedRankRequestOf(loaded);
  const market = marketQuestionOf(loaded);
  await Promise.all([
    route && queryClient.prefetchQuery({ ...crossingQueries.rank(route), queryFn: () => rankCrossings(ctx, route) }),
    market.requests.length > 0 &&
      queryClient.prefetchQuery({
        ...rateQueries.recall(market),
        queryFn: async () => (await recallRates(ctx, market)).results,
      }),
  ]);
}

/** Everything that the page of a load shows at once. What fails here is asked again by the browser, which says so. */
export async function prefetchLoad(ctx: Context, queryClient: QueryClient, loaded: GetLoadResponse) {
  const { id } = loaded.load;
  await Promise.all([
    queryClient.prefetchInfiniteQuery({
      ...loadQueries.history(id),
      queryFn: () => listLoadChanges(ctx, { id, limit: 50 }),
    }),
    queryClient.prefetchQuery({
      ...bidQueries.list({ loadId: id }),
      queryFn: async () => ({ items: (await listBids(ctx, { loadId: id, limit: pageSizeMax })).items }),
    }),
    queryClient.prefetchQuery({
      ...postingQueries.latest(id),
      queryFn: async () => (await listPostings(ctx, { loadId: id, limit: 1 })).items[0] ?? null,
    }),
    queryClient.prefetchInfiniteQuery({
      ...loadQueries.notes(id),
      queryFn: () => listLoadNotes(ctx, { id, limit: 20 }),
    }),
    prefetchCarrier(ctx, queryClient, loaded),
    prefetchLane(ctx, queryClient, loaded),
  ]);
}
