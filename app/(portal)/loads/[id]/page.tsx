import { dehydrate, HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { findLoad } from "@/app/(portal)/loads/[id]/find-load";
import { StoredLoadPage } from "@/app/(portal)/loads/load-panels";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { listBids } from "@/lib/bidding/list-bids";
import { listPostings } from "@/lib/bidding/list-postings";
import { bidQueries } from "@/lib/bidding/queries/bids";
import { postingQueries } from "@/lib/bidding/queries/postings";
import { makeQueryClient } from "@/lib/browser/query-client";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { selectionQueries } from "@/lib/carrier-selection/queries";
import { pageSizeMax } from "@/lib/core/protocol.values";
import { listCoverageOwners } from "@/lib/directory/find-owners";
import { checkLoadCarrier, listCarrierChoices } from "@/lib/loads/check-eligibility";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { listLoadNotes } from "@/lib/loads/note-loads";
import { loadQueries } from "@/lib/loads/queries";
import type { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { Context } from "@/lib/server/context";
import { requireSession } from "@/lib/sessions/require-session";

type LoadPageProps = PageProps<"/loads/[id]">;

export async function generateMetadata({ params }: LoadPageProps): Promise<Metadata> {
  const { load } = await findLoad((await params).id);
  return { title: load.externalDisplayId ?? load.externalId };
}

/** What is shown of the load's carrier beside its form. */
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

export default async function LoadPage({ params }: LoadPageProps) {
  const { ctx } = await requireSession();
  const { id: inAddress } = await params;
  const loaded = await findLoad(inAddress);
  const { id } = loaded.load;
  if (inAddress !== id) redirect(`/loads/${id}`);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(loadQueries.detail(id).queryKey, loaded);
  const [owners, carriers] = await Promise.all([
    listCoverageOwners(ctx),
    listCarrierChoices(ctx, loaded.load),
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
  ]);
  return (
    <Texts of="/loads/[id]">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <StoredLoadPage key={id} id={id} owners={owners} carriers={carriers} />
        <ReplayEarlyInput />
      </HydrationBoundary>
    </Texts>
  );
}
