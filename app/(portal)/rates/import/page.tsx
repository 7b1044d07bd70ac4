import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminsOnly } from "@/components/app-shell/admins-only";
import { Texts } from "@/components/app-shell/texts";
import { RateImportPage } from "@/components/rates/import/rate-import-page";
import { makeQueryClient } from "@/lib/browser/query-client";
import { observationQueries } from "@/lib/rates/queries";
import { summarizeObservations } from "@/lib/rates/summarize-observations";
import { listPeople } from "@/lib/sessions/list-people";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("rateImport"))("title") };
}

export default async function Page() {
  const { ctx, session } = await requireSession();
  if (session.role !== "ADMIN") {
    const people = await listPeople(ctx);
    return <AdminsOnly of="rateImport" admins={people.filter(({ role }) => role === "ADMIN")} />;
  }
  const queryClient = makeQueryClient();
  // What fails here is asked again by the browser, which shows the error beside what does work.
  await queryClient.prefetchQuery({ ...observationQueries.summary(), queryFn: () => summarizeObservations(ctx, {}) });
  return (
    <Texts of="/rates/import">
      <HydrationBoundary state={dehydrate(queryClient)}>
        <RateImportPage />
      </HydrationBoundary>
    </Texts>
  );
}
