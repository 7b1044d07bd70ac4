"use client";

import { useState } from "react";
import { type Run, runCalls } from "@/components/loads/bulk/run-calls";

export type Progress = { done: number; total: number };

type Attempt<Item, Result> = {
  items: readonly Item[];
  send: (items: Item[]) => Promise<readonly Result[]>;
  /** Results of an earlier attempt that stand. */
  kept?: readonly Result[];
};

/** Something done to many loads: how far it is, what came of it so far, and what was not reached. */
export function useBulkRun<Item, Result>(perCall: number) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [reached, setReached] = useState<Run<Item, Result>>({ results: [], rest: [] });

  const run = async ({ items, send, kept = [] }: Attempt<Item, Result>): Promise<Run<Item, Result>> => {
    const total = items.length;
    setProgress({ done: 0, total });
    const next = await runCalls({ items, perCall, send, onProgress: (done) => setProgress({ done, total }) });
    const all = { ...next, results: [...kept, ...next.results] };
    setReached(all);
    setProgress(null);
    return all;
  };

  return { run, progress, reached };
}
