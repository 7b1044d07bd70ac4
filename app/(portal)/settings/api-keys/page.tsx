import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ApiKeysPage } from "@/components/api-keys/api-keys-page";
import { AdminsOnly } from "@/components/app-shell/admins-only";
import { Texts } from "@/components/app-shell/texts";
import { listApiKeys } from "@/lib/api-keys/list-api-keys";
import { apiKeyQueries, apiKeysPageSize } from "@/lib/api-keys/queries";
import { makeQueryClient } from "@/lib/browser/query-client";
import { listPeople } from "@/lib/sessions/list-people";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("apiKeys"))("title") };
}

export default async function Page() {
  const { ctx, session } = await requireSession();
  const people = await listPeople(ctx);
  if (session.role !== "ADMIN")
    return <AdminsOnly of="apiKeys" admins={people.filter(({ role }) => role === "ADMIN")} />;
  const cache = makeQueryClient();
  const firstPage = await listApiKeys(ctx, { limit: apiKeysPageSize });
  cache.setQueryData(apiKeyQueries.list().queryKey, { pages: [firstPage], pageParams: [""] });
  return (
    <Texts of="/settings/api-keys">
      <HydrationBoundary state={dehydrate(cache)}>
        <ApiKeysPage names={Object.fromEntries(people.map(({ userId, name }) => [userId, name]))} />
      </HydrationBoundary>
    </Texts>
  );
}
