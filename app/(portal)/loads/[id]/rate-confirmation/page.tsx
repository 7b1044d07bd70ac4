import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { findLoad } from "@/app/(portal)/loads/[id]/find-load";
import { Texts } from "@/components/app-shell/texts";
import { Units } from "@/components/app-shell/units";
import { ConfirmationPage } from "@/components/rate-confirmations/confirmation-page";
import { ConfirmationSheet } from "@/components/rate-confirmations/confirmation-sheet";
import { makeQueryClient } from "@/lib/browser/query-client";
import type { Locale } from "@/lib/i18n/locale";
import { loadQueries } from "@/lib/loads/queries";
import { describeRateConfirmation } from "@/lib/rate-confirmations/describe-rate-confirmation";
import { requireSession } from "@/lib/sessions/require-session";

type ConfirmationPageProps = PageProps<"/loads/[id]/rate-confirmation">;

/** A PDF that is saved from the page is called after it. */
export async function generateMetadata({ params }: ConfirmationPageProps): Promise<Metadata> {
  const { load } = await findLoad((await params).id);
  const t = await getTranslations("rateConfirmation.page");
  return { title: `${t("title")} ${load.externalDisplayId ?? load.externalId}` };
}

export default async function Page({ params }: ConfirmationPageProps) {
  const { ctx, session } = await requireSession();
  const loaded = await findLoad((await params).id);
  const confirmation = await describeRateConfirmation(ctx, loaded);
  const { organizationName } = session;
  const cache = makeQueryClient();
  cache.setQueryData(loadQueries.detail(loaded.load.id).queryKey, loaded);
  const sheetIn = (locale: Locale) =>
    confirmation && (
      <Texts of="/loads/[id]/rate-confirmation" locale={locale}>
        <Units value="sent">
          <ConfirmationSheet confirmation={confirmation} organizationName={organizationName} />
        </Units>
      </Texts>
    );
  return (
    <Texts of="/loads/[id]/rate-confirmation">
      <HydrationBoundary state={dehydrate(cache)}>
        <ConfirmationPage
          loaded={loaded}
          confirmation={confirmation}
          sheets={{ "en-US": sheetIn("en-US"), "es-MX": sheetIn("es-MX") }}
        />
      </HydrationBoundary>
    </Texts>
  );
}
