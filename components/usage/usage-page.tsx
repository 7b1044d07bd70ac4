"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Gauge } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouterAnnouncements } from "@/components/app-shell/page-address";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-header";
import { BudgetBanner } from "@/components/usage/budget-banner";
import { CallLog } from "@/components/usage/call-log";
import { DaysLine } from "@/components/usage/days-line";
import { MonthStrip } from "@/components/usage/month-strip";
import { ShareTables } from "@/components/usage/share-tables";
import { UsageActions } from "@/components/usage/usage-actions";
import { UsageChart } from "@/components/usage/usage-chart";
import { UsageSkeleton } from "@/components/usage/usage-skeleton";
import { useUsageView } from "@/components/usage/usage-view";
import { usageQueries } from "@/lib/usage/queries";
import type { UsageSummary } from "@/lib/usage/schema/operations";

function UsedDays({ summary }: { summary: UsageSummary }) {
  const t = useTranslations("usage");
  if (summary.totals.calls === 0) {
    return (
      <EmptyState
        icon={<Gauge />}
        title={t("empty.title")}
        action={<ButtonLink href="/rates">{t("empty.action")}</ButtonLink>}
      >
        {t("empty.text")}
      </EmptyState>
    );
  }
  return (
    <>
      <UsageChart summary={summary} />
      <ShareTables summary={summary} />
      <CallLog summary={summary} />
    </>
  );
}

/** What was used of metered operations: the month and its budget, days as bars, who and what, and the calls themselves. */
export function UsagePage() {
  const t = useTranslations("usage");
  const { view } = useUsageView();
  useRouterAnnouncements();
  const query = useQuery({ ...usageQueries.summary(view.days), placeholderData: keepPreviousData });
  const summary = query.data;
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} actions={summary && <UsageActions summary={summary} />} />
      {!summary && (query.error ? <ErrorState error={query.error} onRetry={query.refetch} /> : <UsageSkeleton />)}
      {summary && (
        <>
          <BudgetBanner month={summary.month} budget={summary.budget} />
          <MonthStrip month={summary.month} budget={summary.budget} />
          <DaysLine summary={summary} isStale={query.isPlaceholderData} />
          {query.error ? <ErrorState error={query.error} onRetry={query.refetch} /> : <UsedDays summary={summary} />}
        </>
      )}
    </>
  );
}
