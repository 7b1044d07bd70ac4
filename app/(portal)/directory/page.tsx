import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { DirectoryPage } from "@/components/directory/directory-page";
import { everyPage } from "@/lib/browser/pages";
import { makeQueryClient } from "@/lib/browser/query-client";
import { listTeams, listUsers } from "@/lib/directory/list-directory";
import { directoryQueries } from "@/lib/directory/queries";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("directory"))("title") };
}

export default async function Page() {
  const { ctx } = await requireSession();
  const [users, teams] = await Promise.all([
    everyPage((page) => listUsers(ctx, page)),
    everyPage((page) => listTeams(ctx, page)),
  ]);
  const cache = makeQueryClient();
  cache.setQueryData(directoryQueries.users().queryKey, users);
  cache.setQueryData(directoryQueries.teams().queryKey, teams);
  return (
    <Texts of="/directory">
      <HydrationBoundary state={dehydrate(cache)}>
        <DirectoryPage />
      </HydrationBoundary>
    </Texts>
  );
}
