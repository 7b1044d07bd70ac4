import { dehydrate, HydrationBoundary, type QueryClient } from "@tanstack/react-query";
import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getTimeZone, getTranslations } from "next-intl/server";
import { LoadsList } from "@/app/(portal)/loads/(list)/loads-list";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { loadChoices } from "@/components/loads/list/load-choices";
import { readLoadsView, toListRequest } from "@/components/loads/list/loads-view";
import { addressOf } from "@/components/loads/views/saved-view";
import { bidsOfLoad } from "@/lib/bidding/queries/bids-of-loads";
import { summarizeBidsOfLoads } from "@/lib/bidding/summarize-bids-of-loads";
import { densityCookie, densityFrom } from "@/lib/browser/preferences";
import { makeQueryClient } from "@/lib/browser/query-client";
import { listCoverageOwners } from "@/lib/directory/find-owners";
import { listViews } from "@/lib/list-views/list-views";
import { viewQueries } from "@/lib/list-views/queries";
import { getLoad } from "@/lib/loads/get-load";
import { countLoadsInStatuses, listLoads } from "@/lib/loads/list-loads";
import { type LoadsFilter, loadQueries, loadsPageSize } from "@/lib/loads/queries";
import { seesCustomerRates } from "@/lib/loads/save-load-policy";
import type { Context } from "@/lib/server/context";
import { requireSession } from "@/lib/sessions/require-session";

// What a window shows of the list at first, and a little more.
const paintedMax = 40;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("loads"))("title") };
}

/** The first page of loads, with the bids of those that are painted with it. */
async function prefetchList(ctx: Context, queryClient: QueryClient, request: LoadsFilter) {
  const query = loadQueries.list(request);
  await queryClient.prefetchInfiniteQuery({
    ...query,
    queryFn: () => listLoads(ctx, { ...request, limit: loadsPageSize }),
  });
  const loads = queryClient.getQueryData(query.queryKey)?.pages[0]?.items ?? [];
  const loadIds = loads
    .slice(0, paintedMax)
    .flatMap(({ id, status }) => (status === "ON_HOLD" || status === "AVAILABLE" ? [id] : []));
  if (loadIds.length === 0) return;
  // Without them the cells stay empty until the browser has asked.
  const { items } = await summarizeBidsOfLoads(ctx, { loadIds }).catch(() => ({ items: [] }));
  for (const item of items) queryClient.setQueryData(bidsOfLoad(item.loadId).queryKey, item);
}

export default async function LoadsPage({ searchParams }: PageProps<"/loads">) {
  const [{ ctx, session }, view, timeZone, jar] = await Promise.all([
    requireSession(),
    readLoadsView(searchParams),
    getTimeZone(),
    cookies(),
  ]);
  const views = await listViews(ctx, { list: "loads" });
  const first = views.items.find(({ id }) => id === views.defaultId);
  if (first && Object.keys(await searchParams).length === 0) redirect(addressOf(first));
  const density = densityFrom(jar.get(densityCookie)?.value);
  const request = toListRequest(view, loadChoices, { now: ctx.now, timeZone, userId: session.userId });
  const { status: _, ...inAnyStatus } = request;
  const { peek } = view;
  const queryClient = makeQueryClient();
  queryClient.setQueryData(viewQueries.ofLoads().queryKey, views);
  // What fails here is asked again by the browser, which shows the error beside what does work.
  const [owners, seesMargins] = await Promise.all([
    listCoverageOwners(ctx),
    seesCustomerRates(ctx),
    prefetchList(ctx, queryClient, request),
    queryClient.prefetchQuery({
      ...loadQueries.countByStatus(request),
      queryFn: () => countLoadsInStatuses(ctx, inAnyStatus),
    }),
    peek && queryClient.prefetchQuery({ ...loadQueries.detail(peek), queryFn: () => getLoad(ctx, { id: peek }) }),
  ]);
  return (
    <Texts of="/loads">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <LoadsList
          startedAt={ctx.now.toISOString()}
          choices={loadChoices}
          owners={owners}
          seesMargins={seesMargins}
          density={density}
        />
        <ReplayEarlyInput />
      </HydrationBoundary>
    </Texts>
  );
}
