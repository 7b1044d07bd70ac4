"use client";

import { useEffect, useRef, useState } from "react";
import type { LoadsFilter } from "@/lib/loads/queries";

/** Fetches the ids of all loads of a view, also of those that no page has brought yet. */
export function useWholeView(filter: LoadsFilter, onFetched: (ids: string[]) => void) {
  const [done, setDone] = useState<number | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const fetch = async () => {
    const controller = new AbortController();
    stop.current = controller;
    setHasFailed(false);
    setDone(0);
    try {
      const { fetchWholeView } = await import("@/components/loads/list/export-view");
      const loads = await fetchWholeView(filter, controller.signal, setDone);
      onFetched(loads.map(({ id }) => id));
    } catch {
      setHasFailed(!controller.signal.aborted);
    }
    setDone(null);
  };
  return { fetch, isFetching: done !== null, done: done ?? 0, hasFailed };
}
