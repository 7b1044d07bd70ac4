import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReplayEarlyInput } from "@/components/app-shell/replay-early-input";
import { Texts } from "@/components/app-shell/texts";
import { TodayScreen } from "@/components/attention/today-screen";
import { readTodayView, scopeIn } from "@/components/attention/today-view";
import { listAttention } from "@/lib/attention/list-attention";
import { attentionQueries } from "@/lib/attention/queries";
import { reportFigures } from "@/lib/attention/report-figures";
import { makeQueryClient } from "@/lib/browser/query-client";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("today"))("title") };
}

export default async function TodayPage({ searchParams }: PageProps<"/">) {
  const [{ ctx }, view] = await Promise.all([requireSession(), readTodayView(searchParams)]);
  const scope = scopeIn(view);
  const queryClient = makeQueryClient();
  // What fails here is asked again by the browser, which shows the error beside what does work.
  await Promise.all([
    queryClient.prefetchQuery({ ...attentionQueries.list(scope), queryFn: () => listAttention(ctx, { scope }) }),
    queryClient.prefetchQuery({ ...attentionQueries.figures(scope), queryFn: () => reportFigures(ctx, { scope }) }),
  ]);
  return (
    <Texts of="/">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <TodayScreen />
        <ReplayEarlyInput />
      </HydrationBoundary>
    </Texts>
  );
}
