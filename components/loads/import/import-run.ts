import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ImportMemory, KeptImport } from "@/components/loads/import/import-memory";
import {
  isStored,
  type LoadJob,
  type LoadResult,
  partsOf,
  sendPart,
  storedOfUnanswered,
  withUnanswered,
} from "@/components/loads/import/import-parts";
import { type Undone, undoLoads } from "@/components/loads/import/undo-loads";
import { loadQueries } from "@/lib/loads/queries";

type Phase = "source" | "review" | "store" | "undo";
type State = {
  phase: Phase;
  job: LoadJob;
  /** What the review said would become of each load. */
  reviewed: readonly LoadResult[];
  results: readonly LoadResult[];
  /** The rows of the part that was sent and is not answered. */
  asked: readonly number[];
  undone: readonly Undone[];
  /** How many rows, or loads to take back, are through, and of how many. */
  done: number;
  total: number;
  isRunning: boolean;
  error: Error | null;
};

const idle: State = {
  phase: "source",
  job: { rows: [], dayFirst: false, firstLine: 1 },
  reviewed: [],
  results: [],
  asked: [],
  undone: [],
  done: 0,
  total: 0,
  isRunning: false,
  error: null,
};

type Report = (part: Partial<State>) => unknown;
type Sending = { signal: AbortSignal; report: Report; memory: ImportMemory };

const rowCount = (results: readonly LoadResult[]) => results.reduce((sum, { rows }) => sum + rows.length, 0);

/** Sends the rows from where `results` ends, part after part. @throws CallError; the parts before it are through */
async function sendRows(begun: State, { signal, report, memory }: Sending) {
  const { job, phase } = begun;
  const isStoring = phase === "store";
  const remember = (part: Pick<State, "results" | "asked">) =>
    isStoring && memory.advance({ ...part, phase, undone: [] });
  const through = new Set(begun.results.flatMap(({ rows }) => rows));
  let { results } = begun;
  if (isStoring) await memory.begin({ ...begun, phase });
  for (const part of partsOf(job.rows).filter(([first]) => first && !through.has(first.at))) {
    signal.throwIfAborted();
    // Remembered before the part is sent: until it is answered nobody knows what is stored of it.
    const asked = part.map(({ at }) => at);
    report({ asked });
    await remember({ results, asked });
    const answered = await sendPart(part, { dayFirst: job.dayFirst, validateOnly: !isStoring });
    results = [...results, ...withUnanswered(answered, begun)];
    report({ results, asked: [], done: rowCount(results) });
  }
  if (isStoring) await memory.forget();
}

/** Takes back what is stored, also of a part without an answer. @throws CallError where the server cannot be asked */
async function undoAll(begun: State, { signal, report, memory }: Sending) {
  const results = [...begun.results, ...(await storedOfUnanswered(begun.job, begun))];
  const stored = results.filter(isStored);
  const known = { phase: "undo", results, asked: [] } as const;
  report({ ...known, total: stored.length });
  await memory.begin({ ...begun, ...known });
  const onProgress = async (undone: State["undone"]) => {
    report({ undone, done: undone.length });
    await memory.advance({ ...known, undone });
  };
  await undoLoads({ results: stored, undone: begun.undone, signal, onProgress });
  await memory.forget();
}

/** How far an import is, or its undoing. */
export const progressOf = ({ phase, job, results, undone }: Pick<State, "phase" | "job" | "results" | "undone">) =>
  phase === "undo"
    ? { done: undone.length, total: results.filter(isStored).length }
    : { done: rowCount(results), total: job.rows.length };

/**
 * Tries the rows, stores them, and takes what was stored back. Stopping waits for the part that is under way. What is
 * stored is remembered part after part, so that a reload can go on.
 */
export function useLoadRun(memory: ImportMemory) {
  const queryClient = useQueryClient();
  const [state, setState] = useState(idle);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const run = async (begun: State) => {
    const controller = new AbortController();
    const { signal } = controller;
    stop.current = controller;
    setState({ ...begun, isRunning: true, error: null });
    // After leaving, the part under way still ends, but belongs to no run any more.
    const report: Report = (part) => stop.current === controller && setState((present) => ({ ...present, ...part }));
    try {
      await (begun.phase === "undo" ? undoAll : sendRows)(begun, { signal, report, memory });
    } catch (reason) {
      if (!signal.aborted) report({ error: reason instanceof Error ? reason : new Error(String(reason)) });
    }
    report({ isRunning: false });
    if (begun.phase !== "review") await queryClient.invalidateQueries({ queryKey: loadQueries.all });
  };
  return {
    ...state,
    review: (job: LoadJob) => run({ ...idle, phase: "review", job, total: job.rows.length }),
    store: () => {
      const { job, results: reviewed } = state;
      return run({ ...idle, phase: "store", job, reviewed, total: job.rows.length });
    },
    resume: ({ at: _whenItStopped, ...kept }: KeptImport) => run({ ...idle, ...kept, ...progressOf(kept) }),
    undo: () => run({ ...state, phase: "undo", done: 0, total: state.results.filter(isStored).length }),
    goOn: () => run(state),
    pause: () => stop.current?.abort(),
    leave: () => {
      stop.current?.abort();
      stop.current = null;
      setState(idle);
    },
  };
}

export type LoadRun = ReturnType<typeof useLoadRun>;
