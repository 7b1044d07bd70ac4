import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Texts } from "@/components/app-shell/texts";
import { BrowserPush } from "@/components/notifications/browser-push";
import { NotificationSettings } from "@/components/notifications/notification-settings";
import { makeQueryClient } from "@/lib/browser/query-client";
import { notificationQueries } from "@/lib/notifications/queries";
import { getPreferences } from "@/lib/notifications/save-preferences";
import { requireSession } from "@/lib/sessions/require-session";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("notifications.settings"))("title") };
}

export default async function Page() {
  const { ctx } = await requireSession();
  const cache = makeQueryClient();
  cache.setQueryData(notificationQueries.preferences().queryKey, await getPreferences(ctx, {}));
  return (
    <Texts of="/settings/notifications">
      <HydrationBoundary state={dehydrate(cache)}>
        <NotificationSettings browserPush={<BrowserPush />} />
      </HydrationBoundary>
    </Texts>
  );
}
