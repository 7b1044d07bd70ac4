import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { UsagePage } from "@/components/usage/usage-page";
import { makeQueryClient } from "@/lib/browser/query-client";
import { requireSession } from "@/lib/sessions/require-session";
import { usageQueries } from "@/lib/usage/queries";
import { summarizeUsage } from "@/lib/usage/summarize-usage";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("usage"))("title") };
}

/** The running month comes with the page; other days are asked for in the browser. */
export default async function Page() {
  const { ctx } = await requireSession();
  const cache = makeQueryClient();
  cache.setQueryData(usageQueries.month().queryKey, await summarizeUsage(ctx, {}));
  return (
    <Texts of="/usage">
      <HydrationBoundary state={dehydrate(cache)}>
        <UsagePage />
      </HydrationBoundary>
    </Texts>
  );
}
