import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { TableMode } from "@/components/carriers/table-columns";
import { commitTable, type RowResult, type TableRun, tryTable } from "@/components/carriers/table-run";
import { carrierQueries } from "@/lib/carriers/queries";

type Step = "source" | "review" | "done";

/** Runs over the rows: trial first, then for good. Closing the dialog stops it; stored parts stay stored. */
export function useTableRun(mode: TableMode, rows: TableRun["rows"]) {
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>("source");
  const [results, setResults] = useState<readonly RowResult[]>([]);
  const [isRunning, setIsRunning] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const run = async (next: Step, work: (run: TableRun) => Promise<RowResult[]>) => {
    const controller = new AbortController();
    stop.current = controller;
    setError(null);
    setIsRunning(true);
    try {
      setResults(await work({ mode, rows, signal: controller.signal, onProgress: setResults }));
      setStep(next);
    } catch (reason) {
      if (!controller.signal.aborted) setError(reason instanceof Error ? reason : new Error(String(reason)));
    }
    setIsRunning(false);
  };
  return {
    step,
    results,
    isRunning,
    error,
    review: () => run("review", tryTable),
    commit: async () => {
      const tried = results;
      await run("done", (present) => commitTable(present, tried));
      await queryClient.invalidateQueries({ queryKey: carrierQueries.all });
    },
    back: () => {
      setStep("source");
      setResults([]);
      setError(null);
    },
  };
}
