import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { importMemory, TableJob } from "@/components/rates/import/import-memory";
import { noTally, runRows, type Tally } from "@/components/rates/import/import-run";
import type { ReadRow } from "@/components/rates/import/read-row";
import { observationQueries } from "@/lib/rates/queries";

type Memory = ReturnType<typeof importMemory>;
/** A table that is ready to be sent. */
export type Job = { kept: TableJob; readRow: (index: number) => ReadRow };
type Phase = "source" | "review" | "store";
type State = {
  phase: Phase;
  job?: Job;
  tally: Tally;
  secondsLeft?: number;
  isRunning: boolean;
  error: Error | null;
};

const idle: State = { phase: "source", tally: noTally, isRunning: false, error: null };

type Sending = { job: Job; from: Tally; signal: AbortSignal; onProgress: (tally: Tally, secondsLeft: number) => void };

/** Sends the rows from where `from` ends; what is stored is remembered part after part. */
async function sendRows({ job, from, signal, onProgress }: Sending, memory?: Memory) {
  const { kept, readRow } = job;
  const startedAt = performance.now();
  const told = async (now: Tally) => {
    const secondsEach = (performance.now() - startedAt) / 1000 / (now.done - from.done);
    onProgress(now, Math.ceil((kept.rows - now.done) * secondsEach));
    await memory?.advance(now);
  };
  await memory?.begin(kept, from);
  await runRows({ total: kept.rows, readRow, validateOnly: !memory, signal, onProgress: told }, from);
  await memory?.forget();
}

/** After leaving the page the part under way is still sent and remembered; nothing after it. */
export function useRateRun(memory: Memory) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const change = (part: Partial<State>) => setState((present) => ({ ...present, ...part }));

  const run = async (job: Job, phase: Exclude<Phase, "source">, from = noTally) => {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setState({ phase, job, tally: from, isRunning: true, error: null });
    const onProgress = (tally: Tally, secondsLeft: number) => change({ tally, secondsLeft });
    try {
      await sendRows({ job, from, signal, onProgress }, phase === "store" ? memory : undefined);
    } catch (reason) {
      if (!signal.aborted) change({ error: reason instanceof Error ? reason : new Error(String(reason)) });
    }
    change({ isRunning: false });
    if (phase === "store") await queryClient.invalidateQueries({ queryKey: observationQueries.summary().queryKey });
  };
  const { phase, job, tally } = state;
  return {
    ...state,
    review: (present: Job) => run(present, "review"),
    store: (present: Job, from?: Tally) => run(present, "store", from),
    goOn: () => job && phase !== "source" && run(job, phase, tally),
    pause: () => stop.current?.abort(),
    leave: () => {
      stop.current?.abort();
      setState(idle);
    },
  };
}

export type RateRun = ReturnType<typeof useRateRun>;
