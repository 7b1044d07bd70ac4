import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { InstantResponsePage } from "@/components/bidding/instant-response/instant-response-page";
import { instantResponseQueries } from "@/lib/bidding/queries/postings";
import { getInstantResponse } from "@/lib/bidding/save-instant-response";
import { makeQueryClient } from "@/lib/browser/query-client";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("instantResponse"))("title") };
}

export default async function Page() {
  const { ctx } = await requireSession();
  const cache = makeQueryClient();
  cache.setQueryData(instantResponseQueries.rule().queryKey, await getInstantResponse(ctx, {}));
  return (
    <Texts of="/settings/instant-response">
      <HydrationBoundary state={dehydrate(cache)}>
        <InstantResponsePage />
      </HydrationBoundary>
    </Texts>
  );
}
