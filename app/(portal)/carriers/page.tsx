import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTimeZone, getTranslations } from "next-intl/server";
import { CarriersWithParts } from "@/app/(portal)/carriers/carrier-parts";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { CarriersScreen } from "@/components/carriers/carriers-screen";
import { readCarriersView, tabOf, toSearchRequest } from "@/components/carriers/carriers-view";
import { makeQueryClient } from "@/lib/browser/query-client";
import { getCarrier } from "@/lib/carriers/get-carrier";
import { carrierQueries, carriersPageSize } from "@/lib/carriers/queries";
import { searchCarriers } from "@/lib/carriers/search-carriers";
import { dayIn } from "@/lib/core/day-of";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("carriers"))("title") };
}

export default async function CarriersPage({ searchParams }: PageProps<"/carriers">) {
  const [{ ctx }, address, timeZone] = await Promise.all([requireSession(), searchParams, getTimeZone()]);
  const view = readCarriersView(address);
  const request = toSearchRequest(tabOf(view), view);
  const { carrier } = view;
  const queryClient = makeQueryClient();
  // What fails here is asked again by the browser, which shows the error beside what does work.
  await Promise.all([
    queryClient.prefetchInfiniteQuery({
      ...carrierQueries.list(request),
      queryFn: () => searchCarriers(ctx, { ...request, limit: carriersPageSize }),
    }),
    carrier &&
      queryClient.prefetchQuery({ ...carrierQueries.detail(carrier), queryFn: () => getCarrier(ctx, { id: carrier }) }),
  ]);
  return (
    <Texts of="/carriers">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <CarriersWithParts today={dayIn(ctx.now, timeZone)}>
          <CarriersScreen />
        </CarriersWithParts>
        <ReplayEarlyInput />
      </HydrationBoundary>
    </Texts>
  );
}
