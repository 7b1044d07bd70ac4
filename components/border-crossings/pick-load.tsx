"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useCrossingOnLoad } from "@/components/border-crossings/use-crossing-on-load";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { Skeleton } from "@/components/ui/skeleton";
import { loadQueries } from "@/lib/loads/queries";
import type { LoadSummary } from "@/lib/loads/schema/operations";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

const shownMax = 8;

const placeOf = (stop: LoadSummary["origin"]) =>
  [stop?.place?.city, stop?.place?.state].filter(Boolean).join(", ") || "—";

type LoadChoiceProps = { load: LoadSummary; crossing: UsMxBorderCrossing; isLocked: boolean; onPick: () => void };

function LoadChoice({ load, crossing, isLocked, onPick }: LoadChoiceProps) {
  const t = useTranslations("borderCrossings.use");
  const vocabulary = useTranslations("vocabulary");
  const [present] = load.usMxBorderCrossings;
  const isAlready = load.usMxBorderCrossings.includes(crossing);
  const state = present ? t("now", { crossing: vocabulary(`UsMxBorderCrossing.${present}`) }) : t("notDecided");
  return (
    <li>
      <button
        type="button"
        disabled={isLocked || isAlready}
        onClick={onPick}
        className="grid w-full gap-0.5 rounded-md border-line border-t px-2 py-2 text-left hover:bg-sunken disabled:text-ink-3"
      >
        <span className="font-medium">{t("apply", { load: load.externalDisplayId })}</span>
        <span className="text-ink-2 text-xs">
          {placeOf(load.origin)} → {placeOf(load.destination)} · {isAlready ? t("already") : state}
        </span>
      </button>
    </li>
  );
}

/** The load that is to cross here, by id or any of its words; choosing it is the save. */
export function PickLoad({ crossing, onClose }: { crossing: UsMxBorderCrossing; onClose: () => void }) {
  const t = useTranslations("borderCrossings.use");
  const vocabulary = useTranslations("vocabulary");
  const [words, setWords] = useState("");
  const loads = useInfiniteQuery(loadQueries.list(words ? { query: words } : {}));
  const { apply, isApplying } = useCrossingOnLoad(crossing);
  const found = loads.data?.pages[0]?.items.slice(0, shownMax) ?? [];
  const pick = async ({ id, externalDisplayId }: LoadSummary) => {
    await apply({ id, name: externalDisplayId });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { crossing: vocabulary(`UsMxBorderCrossing.${crossing}`) })}
      description={t("hint")}
    >
      <SearchBox label={t("search")} hint={t("searchHint")} value={words} onSearch={setWords} />
      <div aria-live="polite" className="min-h-40 pt-2">
        {loads.isError && <ErrorState error={loads.error} onRetry={() => loads.refetch()} />}
        {loads.isPending && <Skeleton className="h-40" />}
        {loads.isSuccess && found.length === 0 && <p className="text-ink-3">{t("none")}</p>}
        <ul aria-label={t("results")}>
          {found.map((load) => (
            <LoadChoice key={load.id} load={load} crossing={crossing} isLocked={isApplying} onPick={() => pick(load)} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
