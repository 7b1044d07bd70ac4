import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTimeZone, getTranslations } from "next-intl/server";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { loadChoices } from "@/components/loads/list/load-choices";
import { LoadsProvider } from "@/components/loads/list/loads-context";
import { LoadsScreen } from "@/components/loads/list/loads-screen";
import { readLoadsView, toListRequest } from "@/components/loads/list/loads-view";
import { makeQueryClient } from "@/lib/browser/query-client";
import { listCoverageOwners } from "@/lib/directory/find-owners";
import { getLoad } from "@/lib/loads/get-load";
import { listLoads } from "@/lib/loads/list-loads";
import { loadQueries, loadsPageSize } from "@/lib/loads/queries";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("loads"))("title") };
}

export default async function LoadsPage({ searchParams }: PageProps<"/loads">) {
  const [{ ctx, session }, view, timeZone] = await Promise.all([
    requireSession(),
    readLoadsView(searchParams),
    getTimeZone(),
  ]);
  const request = toListRequest(view, loadChoices, { now: ctx.now, timeZone, userId: session.userId });
  const { peek } = view;
  const queryClient = makeQueryClient();
  // What fails here is asked again by the browser, which shows the error beside what does work.
  const [owners] = await Promise.all([
    listCoverageOwners(ctx),
    queryClient.prefetchInfiniteQuery({
      ...loadQueries.list(request),
      queryFn: () => listLoads(ctx, { ...request, limit: loadsPageSize }),
    }),
    peek && queryClient.prefetchQuery({ ...loadQueries.detail(peek), queryFn: () => getLoad(ctx, { id: peek }) }),
  ]);
  return (
    <Texts of="/loads">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <LoadsProvider startedAt={ctx.now.toISOString()} choices={loadChoices} owners={owners}>
          <LoadsScreen />
        </LoadsProvider>
        <ReplayEarlyInput />
      </HydrationBoundary>
    </Texts>
  );
}
