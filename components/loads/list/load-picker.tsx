"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { Skeleton } from "@/components/ui/skeleton";
import { loadQueries } from "@/lib/loads/queries";
import type { LoadSummary } from "@/lib/loads/schema/list";

const shownMax = 8;

const placeOf = (stop: LoadSummary["origin"]) =>
  [stop?.place?.city, stop?.place?.state].filter(Boolean).join(", ") || "—";

/** What choosing a load would do, and how it stands now; `isDone` when there is nothing to do. */
export type LoadOffer = { action: string; state: string; isDone: boolean };

type LoadPickerProps = {
  texts: Record<"title" | "hint" | "search" | "searchHint" | "results" | "none", string>;
  offer: (load: LoadSummary) => LoadOffer;
  isLocked: boolean;
  onPick: (load: LoadSummary) => Promise<unknown>;
  onClose: () => void;
  /** Stands above the search. */
  children?: ReactNode;
};

/** A load by id or any of its words; choosing it is the save. */
export function LoadPicker({ texts, offer, isLocked, onPick, onClose, children }: LoadPickerProps) {
  const [words, setWords] = useState("");
  const loads = useInfiniteQuery(loadQueries.list(words ? { query: words } : {}));
  const found = loads.data?.pages[0]?.items.slice(0, shownMax) ?? [];
  const pick = async (load: LoadSummary) => {
    await onPick(load);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={texts.title} description={texts.hint}>
      {children}
      <SearchBox label={texts.search} hint={texts.searchHint} value={words} onSearch={setWords} />
      <div aria-live="polite" className="min-h-40 pt-2">
        {loads.isError && <ErrorState error={loads.error} onRetry={() => loads.refetch()} />}
        {loads.isPending && <Skeleton className="h-40" />}
        {loads.isSuccess && found.length === 0 && <p className="text-ink-3">{texts.none}</p>}
        <ul aria-label={texts.results}>
          {found.map((load) => (
            <LoadChoice key={load.id} load={load} offer={offer(load)} isLocked={isLocked} onPick={() => pick(load)} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type LoadChoiceProps = { load: LoadSummary; offer: LoadOffer; isLocked: boolean; onPick: () => void };

const LoadChoice = ({ load, offer, isLocked, onPick }: LoadChoiceProps) => (
  <li>
    <button
      type="button"
      disabled={isLocked || offer.isDone}
      onClick={onPick}
      className="grid w-full gap-0.5 rounded-md border-line border-t px-2 py-2 text-left hover:bg-sunken disabled:text-ink-3"
    >
      <span className="font-medium">{offer.action}</span>
      <span className="text-ink-2 text-xs">
        {placeOf(load.origin)} → {placeOf(load.destination)} · {offer.state}
      </span>
    </button>
  </li>
);
