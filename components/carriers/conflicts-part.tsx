"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ConflictCard } from "@/components/carriers/conflict-card";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { carrierQueries } from "@/lib/carriers/queries";

/** What upserts, imports and onboardings found and did not decide. */
export function ConflictsPart() {
  const t = useTranslations("carriers.conflicts");
  const [showsResolved, setShowsResolved] = useState(false);
  const query = useInfiniteQuery(carrierQueries.conflicts(showsResolved ? {} : { resolved: false }));
  const conflicts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4 max-sm:px-4">
      <div className="mx-auto grid max-w-190 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="min-w-0 flex-1 text-ink-2">{t("hint")}</p>
          <Checkbox
            label={t("showResolved")}
            checked={showsResolved}
            onChange={({ target }) => setShowsResolved(target.checked)}
          />
        </div>
        {query.isPending && <Skeleton className="h-40" />}
        {query.isError && conflicts.length === 0 && <ErrorState error={query.error} onRetry={() => query.refetch()} />}
        {query.isSuccess && conflicts.length === 0 && <EmptyState icon={<CircleCheck />} title={t("empty")} />}
        {conflicts.length > 0 && (
          <ul aria-label={t("title")} className="grid gap-3">
            {conflicts.map((conflict) => (
              <ConflictCard key={conflict.id} conflict={conflict} />
            ))}
          </ul>
        )}
        {query.hasNextPage && (
          <div>
            <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t("older")}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
