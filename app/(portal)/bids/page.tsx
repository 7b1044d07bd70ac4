import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HearEarly } from "@/components/app-shell/hear-early";
import { Texts } from "@/components/app-shell/texts";
import { BidsProvider } from "@/components/bidding/desk/bids-context";
import { BidsScreen } from "@/components/bidding/desk/bids-screen";
import { readBidsView, writeBidsView } from "@/components/bidding/desk/bids-view";
import { listBids } from "@/lib/bidding/list-bids";
import { bidQueries, openBids } from "@/lib/bidding/queries/bids";
import { makeQueryClient } from "@/lib/browser/query-client";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("bids"))("title") };
}

// Of a name that comes twice, the first counts.
const addressOf = (given: Record<string, string | string[] | undefined>) =>
  new URLSearchParams(Object.entries(given).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])));

export default async function BidsPage({ searchParams }: PageProps<"/bids">) {
  const [{ ctx }, address] = await Promise.all([requireSession(), searchParams]);
  const queryClient = makeQueryClient();
  // The first page is painted at once; the browser fetches all of them as soon as it hears of events. What fails here is
  // asked again by the browser, which shows the error.
  await queryClient.prefetchQuery({
    ...bidQueries.list(openBids),
    queryFn: async () => ({ items: (await listBids(ctx, { ...openBids, limit: 200 })).items }),
  });
  return (
    <Texts of="/bids">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <BidsProvider search={writeBidsView(readBidsView(addressOf(address)))}>
          <BidsScreen />
        </BidsProvider>
        <HearEarly />
      </HydrationBoundary>
    </Texts>
  );
}
