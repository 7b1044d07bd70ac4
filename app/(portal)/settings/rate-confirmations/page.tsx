import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { TermsPage } from "@/components/rate-confirmations/terms-page";
import { makeQueryClient } from "@/lib/browser/query-client";
import { rateConfirmationQueries } from "@/lib/rate-confirmations/queries";
import { getRateConfirmationTerms } from "@/lib/rate-confirmations/save-rate-confirmation-terms";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rateConfirmationTerms"))("title") };
}

export default async function Page() {
  const { ctx } = await requireSession();
  const cache = makeQueryClient();
  cache.setQueryData(rateConfirmationQueries.terms().queryKey, await getRateConfirmationTerms(ctx, {}));
  return (
    <Texts of="/settings/rate-confirmations">
      <HydrationBoundary state={dehydrate(cache)}>
        <TermsPage />
      </HydrationBoundary>
    </Texts>
  );
}
