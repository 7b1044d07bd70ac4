"use client";

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { Download, Gauge, OctagonAlert, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyAs } from "@/components/app-shell/copy-as";
import { csvText, downloadCsv } from "@/components/import/download-csv";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { classNames } from "@/components/ui/class-names";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { PageHeader } from "@/components/ui/page-parts";
import { Skeleton } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast";
import { CallLog } from "@/components/usage/call-log";
import { DaysLine } from "@/components/usage/days-line";
import { MonthStrip } from "@/components/usage/month-strip";
import { ShareTables } from "@/components/usage/share-tables";
import { UsageChart } from "@/components/usage/usage-chart";
import { useUsageView } from "@/components/usage/usage-view";
import { readStatement, usageQueries } from "@/lib/usage/queries";
import { statementColumns, statementRow } from "@/lib/usage/rules/statement-table";
import type { MonthUsage, UsageBudget, UsageSummary } from "@/lib/usage/schema";

/** Parts of the size of those that are on their way. */
const UsageSkeleton = () => (
  <div aria-busy className="flex flex-col">
    <div className="flex flex-wrap gap-x-10 gap-y-4 border-line border-b px-5 py-4 max-sm:px-4">
      {["month", "forecast", "budget"].map((tile) => (
        <div key={tile} className="flex w-52 flex-col gap-2">
          <Skeleton className="h-3 w-28" />
          <Skeleton className="h-7 w-20" />
          <Skeleton className="h-3 w-40" />
        </div>
      ))}
    </div>
    <div className="px-5 py-3 max-sm:px-4">
      <Skeleton className="h-7.5 w-100 max-w-full" />
      <Skeleton className="mt-8 h-44 w-full" />
    </div>
  </div>
);

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

type BudgetBannerProps = { month: MonthUsage; budget: UsageBudget | undefined };

/** Said as long as the running month is near its budget or past it. */
function BudgetBanner({ month, budget }: BudgetBannerProps) {
  const t = useTranslations("usage.budget");
  if (!budget || budget.state === "OK") return null;
  const isOver = budget.state === "OVER";
  const Icon = isOver ? OctagonAlert : TriangleAlert;
  const figures = { used: month.billableItems, most: budget.billableItemsMax, forecast: month.forecast };
  return (
    <div
      role="status"
      className={classNames(
        "flex items-start gap-2.5 border-line border-b px-5 py-2.5 max-sm:px-4",
        isOver ? "bg-bad-soft text-bad" : "bg-warn-soft text-warn",
      )}
    >
      <Icon aria-hidden className="mt-0.5 shrink-0" />
      <p className="min-w-0">
        <strong className="font-semibold">{t(isOver ? "overTitle" : "alertTitle", figures)}</strong>{" "}
        {t(isOver ? "overText" : "alertText", figures)}
      </p>
    </div>
  );
}

/** The totals for a TMS or a chat, and all calls of the days as a file that adds up to them; never an incomplete one. */
function UsageActions({ summary }: { summary: UsageSummary }) {
  const t = useTranslations("usage.actions");
  const days = { from: summary.from, to: summary.to };
  const read = useMutation({
    mutationFn: () => readStatement(days),
    onSuccess: (records) =>
      downloadCsv(`usage-${days.from}-${days.to}.csv`, statementColumns, records.map(statementRow)),
    onError: () => toast.error(t("failed")),
  });
  const csv = async () => csvText([statementColumns, ...(await readStatement(days)).map(statementRow)]);
  return (
    <>
      <Button
        icon={<Download aria-hidden />}
        disabled={read.isPending}
        aria-busy={read.isPending}
        onClick={() => read.mutate()}
      >
        {t("download")}
      </Button>
      <CopyAs path="/usage/summary" request={() => days} answer={() => summary} csv={csv} />
    </>
  );
}
