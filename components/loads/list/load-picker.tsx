"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { SearchBox } from "@/components/ui/search-box";
import { Skeleton } from "@/components/ui/skeleton";
import { zoneOfPlace } from "@/lib/i18n/create-format";
import { useFormat } from "@/lib/i18n/format";
import { type LoadsFilter, loadQueries } from "@/lib/loads/queries";
import type { LoadSummary } from "@/lib/loads/schema/list";
import { placeName } from "@/lib/places/rules/place-name";
import { type TrailerCategory, trailerCategoryOf, trailerTypes } from "@/lib/vocabulary/trailer.values";

const shownMax = 8;

/** What choosing a load would do, and how it stands now; `isDone` when there is nothing to do. */
type LoadOffer = { action: string; state: string; isDone: boolean };

type LoadPickerProps = {
  title: string;
  hint: string;
  offer: (load: LoadSummary) => LoadOffer;
  isLocked: boolean;
  onPick: (load: LoadSummary) => Promise<unknown>;
  onClose: () => void;
  /** Until words are searched for, only its loads are offered. */
  lane?: LoadLane;
  /** Stands above the search. */
  children?: ReactNode;
};

// A price or a crossing is for a load that is still to be bought.
const open: LoadsFilter = { status: ["ON_HOLD", "AVAILABLE"] };

/** The ends of a lane and its trailer, as far as it has any, and the id by which people know the load it was taken from. */
export type LoadLane = { from: string; to: string; trailer?: TrailerCategory; load?: string | undefined };

/** The loads of a lane in its own direction. */
const ofLane = ({ from, to, trailer }: LoadLane): LoadsFilter => ({
  ...(from && { origin: { place: from } }),
  ...(to && { destination: { place: to } }),
  ...(trailer && { trailerType: trailerTypes.filter((type) => trailerCategoryOf(type) === trailer) }),
});

/** An open load by id or any of its words; choosing it is the save. */
export function LoadPicker({ title, hint, offer, isLocked, onPick, onClose, lane, children }: LoadPickerProps) {
  const t = useTranslations("loadChange.pick");
  const trailers = useTranslations("borderCrossings.trailers");
  const [words, setWords] = useState(lane?.load ?? "");
  const isOfLane = words === "" && lane !== undefined;
  const wanted = isOfLane ? ofLane(lane) : words && { query: words };
  const loads = useInfiniteQuery(loadQueries.list({ ...open, ...wanted }));
  const trailer = lane?.trailer && trailers(lane.trailer);
  const found = loads.data?.pages[0]?.items.slice(0, shownMax) ?? [];
  const pick = async (load: LoadSummary) => {
    await onPick(load);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={hint}>
      {children}
      <SearchBox label={t("search")} hint={t("searchHint")} value={words} onSearch={setWords} />
      <div aria-live="polite" className="min-h-40 pt-2">
        {loads.isError && <ErrorState error={loads.error} onRetry={() => loads.refetch()} />}
        {loads.isPending && <Skeleton className="h-40" />}
        {isOfLane && (
          <p className="pb-1 text-ink-2 text-xs">
            {[`${lane.from} → ${lane.to}`, trailer].filter(Boolean).join(" · ")}
          </p>
        )}
        {loads.isSuccess && found.length === 0 && <p className="text-ink-3">{t(isOfLane ? "noneOfLane" : "none")}</p>}
        <ul aria-label={t("results")}>
          {found.map((load) => (
            <LoadChoice key={load.id} load={load} offer={offer(load)} isLocked={isLocked} onPick={() => pick(load)} />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

type LoadChoiceProps = { load: LoadSummary; offer: LoadOffer; isLocked: boolean; onPick: () => void };

/** By what people know a load of many on the same lane: when it is picked up, in what, and for whom. */
function useLoadFacts() {
  const vocabulary = useTranslations("vocabulary.TrailerType");
  const format = useFormat();
  return ({ origin, trailerTypes: [trailer], customerName }: LoadSummary) => {
    const { start } = origin?.appointment ?? {};
    const facts = [
      start && format.dateTime(start, zoneOfPlace(origin?.timezone)),
      trailer && vocabulary(trailer),
      customerName,
    ];
    return facts.filter(Boolean).join(" · ");
  };
}

function LoadChoice({ load, offer, isLocked, onPick }: LoadChoiceProps) {
  const factsOf = useLoadFacts();
  return (
    <li>
      <button
        type="button"
        disabled={isLocked || offer.isDone}
        onClick={onPick}
        className="grid w-full gap-0.5 rounded-md border-line border-t px-2 py-2 text-left hover:bg-sunken disabled:text-ink-3"
      >
        <span className="font-medium">{offer.action}</span>
        <span className="text-ink-2 text-xs">
          {placeName(load.origin?.place) ?? "—"} → {placeName(load.destination?.place) ?? "—"} · {offer.state}
        </span>
        <span className="text-ink-3 text-xs empty:hidden">{factsOf(load)}</span>
      </button>
    </li>
  );
}
