"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { whenFetched } from "@/components/ui/when-fetched";
import { notificationQueries } from "@/lib/notifications/queries";

const loading = <Skeleton className="h-80" />;

// Shown once it lives: what is chosen in a form before that is lost.
const PreferencesForm = whenFetched(
  () => import("@/components/notifications/preferences-form").then((module) => module.PreferencesForm),
  loading,
);

/** What a user is notified of, and how. `browserPush` is where this browser is allowed to show notifications. */
export function NotificationSettings({ browserPush }: { browserPush?: ReactNode }) {
  const t = useTranslations("notifications.settings");
  const { data, error, refetch } = useQuery(notificationQueries.preferences());
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className="grid w-full max-w-190 content-start gap-5 px-5 py-5 max-sm:px-4">
        {!data && !error && loading}
        {!data && error && <ErrorState error={error} onRetry={() => refetch()} />}
        {data && <PreferencesForm saved={data} browserPush={browserPush} />}
      </div>
    </>
  );
}
