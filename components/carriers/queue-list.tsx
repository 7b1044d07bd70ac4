"use client";

import { useTranslations } from "next-intl";
import { BulkBar } from "@/components/carriers/bulk-bar";
import { CarrierList } from "@/components/carriers/carrier-list";
import { CarrierRowsSkeleton } from "@/components/carriers/carriers-skeleton";
import type { Choice } from "@/components/carriers/decision-choices";
import type { CarrierListState } from "@/components/carriers/use-carrier-list";
import type { useSelection } from "@/components/carriers/use-selection";
import { Button } from "@/components/ui/button";

type QueueListProps = {
  list: CarrierListState;
  current: string | undefined;
  /** Absent for readers, who decide nothing. */
  selection?: ReturnType<typeof useSelection>;
  focus: { wanted: string | null; onFocus: () => void };
  onBulk: (choice: Choice) => void;
};

function ListEnd({ query }: Pick<CarrierListState, "query">) {
  const t = useTranslations("carriers");
  if (!query.isFetchNextPageError) return query.hasNextPage && <CarrierRowsSkeleton rows={2} />;
  return (
    <p role="alert" className="flex items-center justify-center gap-3 p-4 text-bad">
      {t("moreFailed")}
      <Button size="sm" onClick={() => query.fetchNextPage()}>
        {t("retry")}
      </Button>
    </p>
  );
}

function OutOfDate({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("carriers");
  return (
    <p role="status" className="flex items-center gap-3 bg-warn-soft px-5 py-1.5 text-warn">
      {t("refreshFailed")}
      <Button size="sm" onClick={onRetry}>
        {t("retry")}
      </Button>
    </p>
  );
}

/** The list of a queue, with what is done with the rows chosen in it. */
export function QueueList({ list: { query, carriers }, current, selection, focus, onBulk }: QueueListProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  return (
    <>
      {query.isRefetchError && <OutOfDate onRetry={() => query.refetch()} />}
      <CarrierList
        carriers={carriers}
        current={current}
        selection={selection}
        focus={focus}
        isOutdated={query.isPlaceholderData}
        end={{
          near: () => hasNextPage && !isFetchingNextPage && !isFetchNextPageError && fetchNextPage(),
          face: <ListEnd query={query} />,
        }}
      />
      {selection && selection.selected.length > 0 && (
        <BulkBar count={selection.selected.length} onChoose={onBulk} onClear={selection.clear} />
      )}
    </>
  );
}
