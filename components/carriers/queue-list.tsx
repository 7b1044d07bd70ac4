"use client";

import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { CarrierRow } from "@/components/carriers/carrier-row";
import { type Choice, choices, Key } from "@/components/carriers/decision-choices";
import type { CarrierListState, useSelection } from "@/components/carriers/use-carrier-list";
import { Button, IconButton } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { RowsSkeleton } from "@/components/ui/rows-skeleton";
import type { CarrierRecord } from "@/lib/carriers/schema/carrier";

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
  if (!query.isFetchNextPageError) return query.hasNextPage && <RowsSkeleton rows={2} />;
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
          content: <ListEnd query={query} />,
        }}
      />
      {selection && selection.selected.length > 0 && (
        <BulkBar count={selection.selected.length} onChoose={onBulk} onClear={selection.clear} />
      )}
    </>
  );
}

type BulkBarProps = { count: number; onChoose: (choice: Choice) => void; onClear: () => void };

/** What is done with all chosen carriers; each opens a preview first. */
function BulkBar({ count, onChoose, onClear }: BulkBarProps) {
  const t = useTranslations("carriers.bulk");
  return (
    <section
      aria-label={t("title")}
      className="flex shrink-0 flex-wrap items-center gap-1.5 border-line border-t bg-surface px-3 py-2"
    >
      <p role="status" className="mr-auto font-medium">
        {t("selected", { count })}
      </p>
      <IconButton label={t("clear")} icon={<X aria-hidden />} onClick={onClear} />
      <div className="flex basis-full flex-wrap gap-1.5">
        {choices.map((choice) => (
          <Button key={choice.key} size="sm" onClick={() => onChoose(choice)} className="flex-auto">
            {t(choice.name)}
            <Key>{choice.key}</Key>
          </Button>
        ))}
      </div>
    </section>
  );
}

type CarrierListProps = {
  carriers: readonly CarrierRecord[];
  current: string | undefined;
  /** Absent for readers, who decide nothing. */
  selection?: ReturnType<typeof useSelection>;
  focus: { wanted: string | null; onFocus: () => void };
  /** The rows are those of the question before, until the answer to this one is here. */
  isOutdated: boolean;
  /** What stands below the last row, and what to do when it comes near. */
  end: { near: () => void; content: ReactNode };
};

/** Calls once the element comes near the visible part of the list. */
function useNearness(onNear: () => void, length: number) {
  const mark = useRef<HTMLLIElement>(null);
  const announce = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new page brings a new end.
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && announce(), {
      rootMargin: "800px",
    });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [length]);
  return mark;
}

/** The carriers of a queue. Rows out of sight cost the browser nothing but their place. */
function CarrierList({ carriers, current, selection, focus, isOutdated, end }: CarrierListProps) {
  const t = useTranslations("carriers");
  const mark = useNearness(end.near, carriers.length);
  return (
    <div
      data-carriers-list
      aria-busy={isOutdated}
      className={classNames("min-h-0 flex-1 overflow-y-auto transition-opacity", isOutdated && "opacity-60")}
    >
      <ul aria-label={t("list")}>
        {carriers.map((carrier) => (
          <CarrierRow
            key={carrier.id}
            carrier={carrier}
            isCurrent={carrier.id === current}
            wantsFocus={carrier.id === focus.wanted}
            onFocus={focus.onFocus}
            selection={
              selection && {
                isSelected: selection.selected.includes(carrier.id),
                onToggle: (isRange) => (isRange ? selection.extendTo(carrier.id) : selection.toggle(carrier.id)),
              }
            }
          />
        ))}
        <li ref={mark} aria-hidden />
      </ul>
      {end.content}
    </div>
  );
}
