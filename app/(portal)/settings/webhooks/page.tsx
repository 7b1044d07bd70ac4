import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminsOnly } from "@/components/app-shell/admins-only";
import { Texts } from "@/components/app-shell/texts";
import { WebhooksPage } from "@/components/webhooks/webhooks-page";
import { filterOf, readWebhooksView } from "@/components/webhooks/webhooks-view";
import { makeQueryClient } from "@/lib/browser/query-client";
import { listPeople } from "@/lib/sessions/list-people";
import { requireSession } from "@/lib/sessions/require-session";
import { listDeliveries } from "@/lib/webhooks/list-deliveries";
import { deliveriesPageSize, webhookQueries } from "@/lib/webhooks/queries";
import { getWebhook } from "@/lib/webhooks/save-webhook";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("webhooks"))("title") };
}

export default async function Page({ searchParams }: PageProps<"/settings/webhooks">) {
  const [{ ctx, session }, address] = await Promise.all([requireSession(), searchParams]);
  if (session.role !== "ADMIN") {
    const people = await listPeople(ctx);
    return <AdminsOnly of="webhooks" admins={people.filter(({ role }) => role === "ADMIN")} />;
  }
  const filter = filterOf(readWebhooksView(address));
  const cache = makeQueryClient();
  await Promise.all([
    cache.prefetchQuery({ ...webhookQueries.webhook(), queryFn: () => getWebhook(ctx) }),
    cache.prefetchInfiniteQuery({
      ...webhookQueries.deliveries(filter),
      queryFn: () => listDeliveries(ctx, { ...filter, limit: deliveriesPageSize }),
    }),
  ]);
  return (
    <Texts of="/settings/webhooks">
      <HydrationBoundary state={dehydrate(cache)}>
        <WebhooksPage />
      </HydrationBoundary>
    </Texts>
  );
}
