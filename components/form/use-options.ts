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

/** What a list has to say: its options, or why there are none. */
export type ListState = "options" | "nothing" | "waiting" | "failed";

/**
 * The options of a list: those there are, narrowed by what was typed, or those a search finds for it. Until they come,
 * only what was found before and still fits is shown.
 */
export function useOptions({ isOpen, typed, options, search, onPick }: Source) {
  const [found, setFound] = useState<Found>();
  /** What was typed when a search failed. */
  const [failed, setFailed] = useState<string>();
  const isPending = isOpen && search !== undefined && found?.typed !== typed && failed !== typed;
  const find = useEffectEvent((text: string, signal: AbortSignal) => search?.(text, signal));
  useEffect(() => {
    if (!isPending) return;
    const leaving = new AbortController();
    const ask = () =>
      find(typed, leaving.signal)?.then(
        (arrived) => !leaving.signal.aborted && setFound({ typed, options: arrived }),
        () => !leaving.signal.aborted && setFailed(typed),
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
  const state: ListState =
    shown.length > 0 ? "options" : isPending ? "waiting" : isOpen && failed === typed ? "failed" : "nothing";
  const tryAgain = () => setFailed(undefined);
  return { shown, state, takeFirst, tryAgain };
}
