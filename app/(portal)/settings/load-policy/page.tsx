import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { LoadPolicyPage } from "@/components/loads/policy/load-policy-page";
import { makeQueryClient } from "@/lib/browser/query-client";
import { loadQueries } from "@/lib/loads/queries";
import { getLoadPolicy } from "@/lib/loads/save-load-policy";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("loadPolicy"))("title") };
}

export default async function Page() {
  const { ctx } = await requireSession();
  const cache = makeQueryClient();
  cache.setQueryData(loadQueries.policy().queryKey, await getLoadPolicy(ctx));
  return (
    <Texts of="/settings/load-policy">
      <HydrationBoundary state={dehydrate(cache)}>
        <LoadPolicyPage />
      </HydrationBoundary>
    </Texts>
  );
}
