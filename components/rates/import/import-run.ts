import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { importMemory, TableJob } from "@/components/rates/import/import-memory";
import type { CellProblem, ReadRow } from "@/components/rates/import/read-row";
import { observationQueries, sendObservations } from "@/lib/rates/queries";
import type { ObservationOutcome, ObservationProblem, ObservationRow } from "@/lib/rates/schema/observation-import";

/** What became of a row, or would. UNREADABLE rows are not sent. */
type Outcome = ObservationOutcome | "UNREADABLE";
export const outcomes = ["CREATED", "UPDATED", "UNCHANGED", "INVALID", "UNREADABLE"] as const satisfies Outcome[];

/** Said by the API, or of one of the row's cells. */
export type RowProblem = CellProblem | ObservationProblem;
export type OddRow = { index: number; outcome: Outcome; problems: readonly RowProblem[] };

/**
 * How many rows are through, what became of them, those about which there is something to say, and the market that each
 * place was taken for.
 */
export type Tally = {
  done: number;
  counts: { [Name in Outcome]: number };
  odd: readonly OddRow[];
  places: ReadonlyMap<string, string>;
};

const noTally: Tally = {
  done: 0,
  counts: { CREATED: 0, UPDATED: 0, UNCHANGED: 0, INVALID: 0, UNREADABLE: 0 },
  odd: [],
  places: new Map(),
};

export const isFailed = ({ outcome }: { outcome: Outcome }) => outcome === "INVALID" || outcome === "UNREADABLE";
export const failedRows = ({ odd }: Tally) => odd.filter(isFailed);
export const storable = ({ counts }: Tally) => counts.CREATED + counts.UPDATED;

type Run = {
  total: number;
  readRow: (index: number) => ReadRow;
  validateOnly: boolean;
  signal: AbortSignal;
  /** Called after each part; the next part waits for it. */
  onProgress: (tally: Tally) => void | Promise<void>;
};

// Well below the size limit of a body, with any columns; a part takes a fraction of a second.
const rowsAtOnce = 2500;

/**
 * Sends the rows from where `tally` ends, part after part.
 * @throws CallError when a part is refused, an AbortError when `signal` stops it; parts before it are through.
 */
async function runRows(run: Run, tally: Tally): Promise<Tally> {
  let present = tally;
  while (present.done < run.total) {
    run.signal.throwIfAborted();
    present = withPart(present, await sendPart(run, present.done));
    await run.onProgress(present);
  }
  return present;
}

type Part = { rows: OddRow[]; places: [text: string, market: string][] };

async function sendPart({ total, readRow, validateOnly }: Run, from: number): Promise<Part> {
  const until = Math.min(total, from + rowsAtOnce);
  const sent: { index: number; row: ObservationRow }[] = [];
  const rows: OddRow[] = [];
  const places: Part["places"] = [];
  for (let index = from; index < until; index++) {
    const { row, problems } = readRow(index);
    if (row) sent.push({ index, row });
    else rows.push({ index, outcome: "UNREADABLE", problems });
  }
  if (sent.length === 0) return { rows, places };
  // Stopping waits for the part that is under way: otherwise it is unknown whether it was stored.
  const results = await sendObservations({ rows: sent.map(({ row }) => row), validateOnly });
  for (const [place, { index, row }] of sent.entries()) {
    const result = results[place];
    if (!result) continue;
    const { outcome, lane, problems } = result;
    rows.push({ index, outcome, problems });
    if (lane) places.push([row.origin, lane.originMarket], [row.destination, lane.destinationMarket]);
  }
  return { rows: rows.sort((a, b) => a.index - b.index), places };
}

const placesMax = 2000;

function withPart({ done, counts, odd, places }: Tally, part: Part): Tally {
  const sum = { ...counts };
  for (const { outcome } of part.rows) sum[outcome]++;
  return {
    done: done + part.rows.length,
    counts: sum,
    odd: [...odd, ...part.rows.filter(({ problems }) => problems.length > 0)],
    places: places.size < placesMax ? new Map([...places, ...part.places]) : places,
  };
}

type Memory = ReturnType<typeof importMemory>;
/** A table that is ready to be sent. */
type Job = { kept: TableJob; readRow: (index: number) => ReadRow };
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
  const reportProgress = async (now: Tally) => {
    const secondsEach = (performance.now() - startedAt) / 1000 / (now.done - from.done);
    onProgress(now, Math.ceil((kept.rows - now.done) * secondsEach));
    await memory?.advance(now);
  };
  await memory?.begin(kept, from);
  await runRows({ total: kept.rows, readRow, validateOnly: !memory, signal, onProgress: reportProgress }, from);
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
