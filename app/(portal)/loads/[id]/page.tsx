import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { findLoad } from "@/app/(portal)/loads/[id]/find-load";
import { prefetchLoad } from "@/app/(portal)/loads/[id]/prefetch-load";
import { StoredLoadPage } from "@/app/(portal)/loads/load-panels";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { makeQueryClient } from "@/lib/browser/query-client";
import { listCoverageOwners } from "@/lib/directory/find-owners";
import { listCarrierChoices } from "@/lib/loads/check-eligibility";
import { loadQueries } from "@/lib/loads/queries";
import { requireSession } from "@/lib/sessions/require-session";

type LoadPageProps = PageProps<"/loads/[id]">;

export async function generateMetadata({ params }: LoadPageProps): Promise<Metadata> {
  const { load } = await findLoad((await params).id);
  return { title: load.externalDisplayId ?? load.externalId };
}

/** Which part of the load the address asks for, to be kept when the address changes. */
async function tabIn(searchParams: LoadPageProps["searchParams"]) {
  const { tab } = await searchParams;
  return typeof tab === "string" ? `?tab=${encodeURIComponent(tab)}` : "";
}

export default async function LoadPage({ params, searchParams }: LoadPageProps) {
  const { ctx } = await requireSession();
  const { id: inAddress } = await params;
  const loaded = await findLoad(inAddress);
  const { id } = loaded.load;
  if (inAddress !== id) redirect(`/loads/${id}${await tabIn(searchParams)}`);
  const queryClient = makeQueryClient();
  queryClient.setQueryData(loadQueries.detail(id).queryKey, loaded);
  const [owners, carriers] = await Promise.all([
    listCoverageOwners(ctx),
    listCarrierChoices(ctx, loaded.load),
    prefetchLoad(ctx, queryClient, loaded),
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
