import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ImportMemory, KeptImport } from "@/components/loads/import/import-memory";
import { CallError } from "@/lib/browser/api";
import { loadQueries, saveImported, sendLoadRows } from "@/lib/loads/queries";
import type { LoadImportResult, LoadRow } from "@/lib/loads/schema/import";

/** A table that is ready to be sent. */
export type LoadJob = {
  rows: readonly LoadRow[];
  dayFirst: boolean;
  /** The line of the table that the first row stands on. */
  firstLine: number;
};

/** What became of a load, or would. Its rows are counted as in the table. */
export type LoadResult = LoadImportResult;

/** What became of a load whose import was taken back. CHANGED_SINCE: somebody else wrote, so it stays as it is. */
type UndoOutcome = "UNDONE" | "CHANGED_SINCE" | "REFUSED";
type Undone = { result: LoadResult; outcome: UndoOutcome };

// A call of so many takes about half a second.
const rowsAtOnce = 250;

type NumberedRow = { row: LoadRow; at: number };

/** Parts of some hundred rows. All rows of a load are in one part, wherever they stand in the table. */
export function partsOf(rows: readonly LoadRow[]): NumberedRow[][] {
  const loads = new Map<string, NumberedRow[]>();
  rows.forEach((row, at) => {
    const key = row.externalId ?? `${at}\u0001`;
    loads.set(key, [...(loads.get(key) ?? []), { row, at }]);
  });
  const parts: NumberedRow[][] = [];
  for (const load of loads.values()) {
    const last = parts.at(-1);
    if (last && last.length + load.length <= rowsAtOnce) last.push(...load);
    else parts.push([...load]);
  }
  return parts;
}

async function sendPart(part: readonly NumberedRow[], options: { dayFirst: boolean; validateOnly: boolean }) {
  const results = await sendLoadRows({ rows: part.map(({ row }) => row), ...options });
  const inTable = (index: number) => part[index]?.at ?? index;
  return results.map(
    (result): LoadResult => ({
      ...result,
      rows: result.rows.map(inTable),
      problems: result.problems.map((problem) => ({ ...problem, row: inTable(problem.row) })),
    }),
  );
}

export const isStored = ({ outcome }: LoadResult) => outcome === "CREATED" || outcome === "UPDATED";

/** Gives a load back what it had; one that the import created is cancelled, as a load is never deleted. */
async function undo(result: LoadResult): Promise<Undone> {
  const { externalId = "", version, before = { status: "CANCELLED" } } = result;
  try {
    await saveImported({ load: { ...before, externalId }, ifVersion: version });
    return { result, outcome: "UNDONE" };
  } catch (error) {
    if (!(error instanceof CallError) || error.status < 400 || error.status >= 500 || error.status === 429) throw error;
    return { result, outcome: error.status === 409 ? "CHANGED_SINCE" : "REFUSED" };
  }
}

// Fewer than a browser has connections for, so that the page stays quick.
const undoneAtOnce = 4;

type Phase = "source" | "review" | "store" | "undo";
type State = {
  phase: Phase;
  job: LoadJob;
  results: readonly LoadResult[];
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
  results: [],
  undone: [],
  done: 0,
  total: 0,
  isRunning: false,
  error: null,
};

type Report = (part: Partial<State>) => unknown;
type Sending = { signal: AbortSignal; report: Report; memory: ImportMemory };

/** Sends the rows from where `results` ends, part after part. @throws CallError; the parts before it are through */
async function sendRows({ job, results, phase }: State, { signal, report, memory }: Sending) {
  const through = new Set(results.flatMap(({ rows }) => rows));
  const isStoring = phase === "store";
  let all = results;
  let done = through.size;
  if (isStoring) await memory.begin(job, results);
  for (const part of partsOf(job.rows).filter(([first]) => first && !through.has(first.at))) {
    signal.throwIfAborted();
    all = [...all, ...(await sendPart(part, { dayFirst: job.dayFirst, validateOnly: !isStoring }))];
    done += part.length;
    report({ results: all, done });
    if (isStoring) await memory.advance(all);
  }
  if (isStoring) await memory.forget();
}

/** Takes back what is not yet taken back. @throws CallError where the server cannot be asked */
async function undoAll({ results, undone }: State, { signal, report, memory }: Sending) {
  // What is taken back is not to be gone on with.
  await memory.forget();
  const through = new Set(undone.map(({ result }) => result));
  const left = results.filter((result) => isStored(result) && !through.has(result));
  let all = undone;
  for (let first = 0; first < left.length; first += undoneAtOnce) {
    signal.throwIfAborted();
    all = [...all, ...(await Promise.all(left.slice(first, first + undoneAtOnce).map(undo)))];
    report({ undone: all, done: all.length });
  }
}

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
    store: () => run({ ...idle, phase: "store", job: state.job, total: state.job.rows.length }),
    resume: ({ job, results }: KeptImport) => {
      const done = results.flatMap(({ rows }) => rows).length;
      return run({ ...idle, phase: "store", job, results, done, total: job.rows.length });
    },
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
