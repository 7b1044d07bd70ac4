import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { BidsScreen } from "@/components/bidding/desk/bids-screen";
import { listBids } from "@/lib/bidding/list-bids";
import { bidQueries, openBids } from "@/lib/bidding/queries/bids";
import { makeQueryClient } from "@/lib/browser/query-client";
import { pageSizeMax } from "@/lib/core/protocol.values";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("bids"))("title") };
}

export default async function BidsPage() {
  const { ctx } = await requireSession();
  const queryClient = makeQueryClient();
  // The first page is painted at once; the browser fetches all of them once it listens to events. What fails here is
  // asked again by the browser, which shows the error.
  await queryClient.prefetchQuery({
    ...bidQueries.list(openBids),
    queryFn: async () => ({ items: (await listBids(ctx, { ...openBids, limit: pageSizeMax })).items }),
  });
  return (
    <Texts of="/bids">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <BidsScreen />
        <ReplayEarlyInput />
      </HydrationBoundary>
    </Texts>
  );
}
