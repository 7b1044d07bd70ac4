"use client";

import { History } from "lucide-react";
import { useTranslations } from "next-intl";
import { HistoryEntry } from "@/components/loads/editor/history-entry";
import { useHistory } from "@/components/loads/editor/use-history";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";

const Loading = () => (
  <div className="grid gap-5 px-5 py-4">
    {["first", "second", "third"].map((row) => (
      <div key={row} className="grid gap-2">
        <Skeleton className="h-5 w-64" />
        <Skeleton className="h-4 w-96 max-w-full" />
      </div>
    ))}
  </div>
);

/** Who changed what of the load, newest first. */
export function HistoryPanel({ id }: { id: string }) {
  const t = useTranslations("loadEditor.history");
  const { changes, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useHistory(id);
  if (error && changes.length === 0) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (isPending) return <Loading />;
  if (changes.length === 0) return <EmptyState icon={<History aria-hidden />} title={t("none")} />;
  return (
    <div className="max-w-200 px-5 pb-28 max-sm:px-4">
      <ol aria-label={t("label")}>
        {changes.map((change) => (
          <HistoryEntry key={change.version} change={change} />
        ))}
      </ol>
      {hasNextPage && (
        <Button className="mt-4" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? t("loading") : t("older")}
        </Button>
      )}
    </div>
  );
}
