"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { type ComboboxOption, matching } from "@/components/form/combobox-filter";

/** Finds the options for what was typed, best first. */
export type SearchOptions = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

type Source = {
  isOpen: boolean;
  typed: string;
  options: () => readonly ComboboxOption[];
  search: SearchOptions | undefined;
  onPick: (value: string) => void;
};

/** Letters that follow each other faster are asked for as one. */
const betweenLettersMs = 60;

type Found = { typed: string; options: readonly ComboboxOption[] };

/**
 * The options of a list: those there are, narrowed by what was typed, or those a search finds for it. Until they come,
 * only what was found before and still fits is shown.
 */
export function useOptions({ isOpen, typed, options, search, onPick }: Source) {
  const [found, setFound] = useState<Found>();
  const isPending = isOpen && search !== undefined && found?.typed !== typed;
  const find = useEffectEvent((text: string, signal: AbortSignal) => search?.(text, signal));
  useEffect(() => {
    if (!isPending) return;
    const leaving = new AbortController();
    const ask = () =>
      // Where they cannot be had the field is a field for text, as it is without a list.
      find(typed, leaving.signal)?.then(
        (arrived) => !leaving.signal.aborted && setFound({ typed, options: arrived }),
        () => undefined,
      );
    const timer = setTimeout(ask, typed === "" ? 0 : betweenLettersMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isPending, typed]);

  const shown = !isOpen
    ? []
    : !search
      ? matching(options(), typed)
      : found?.typed === typed
        ? found.options
        : matching(found?.options ?? [], typed);
  /**
   * Takes the first option, when it has come; by then the list may have closed. Before anything was typed nobody means
   * one of those shown.
   */
  const takeFirst = async (isStillMeant: () => boolean) => {
    if (typed === "" || !search) return;
    const arrived = isPending ? await search(typed, new AbortController().signal).catch(() => []) : shown;
    const first = arrived.find(({ reason }) => reason === undefined);
    if (first && isStillMeant()) onPick(first.value);
  };
  return { shown, isPending, takeFirst };
}
