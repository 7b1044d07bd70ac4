import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { regulatoryWords } from "@/components/carriers/identifiers";
import type { TableMode } from "@/components/carriers/table-columns";
import type { CellProblem, ReadRow } from "@/components/carriers/table-rows";
import { carrierQueries, sendCarrierRows, sendRelationships } from "@/lib/carriers/queries";
import type { ImportResult, ImportRow } from "@/lib/carriers/schema/import";

/** What is odd about a row: said by the API, or of one of its cells. */
export type RowProblem = ImportResult["problems"][number] & { cell?: string };

/** What becomes, or became, of one row of the table. UNREADABLE rows are not sent. */
export type RowResult = Omit<ImportResult, "outcome" | "problems"> & {
  problems: RowProblem[];
  outcome: ImportResult["outcome"] | "NOT_FOUND" | "UNREADABLE";
};

type TableRun = {
  mode: TableMode;
  rows: readonly ReadRow[];
  signal: AbortSignal;
  onProgress: (results: readonly RowResult[]) => void;
};

const rowsAtOnce = 500;

const ofCells = (problems: readonly CellProblem[]): RowProblem[] =>
  problems.map((problem) => ({ ...problem, message: "" }));

const unreadable = ({ row, problems, warnings }: ReadRow): RowResult => ({
  outcome: "UNREADABLE",
  triedIdentifiers: row,
  problems: ofCells([...problems, ...warnings]),
});

// An upsert creates no carriers: what lacks a name or a number for that is one that was not found.
const asUpsert = (result: RowResult): RowResult =>
  result.outcome === "INVALID" ? { ...result, outcome: "NOT_FOUND", problems: [] } : result;

/** Answers for the rows that can be read, in the order of the table, a few hundred at a time. */
async function inParts(
  { rows, signal, onProgress }: TableRun,
  answer: (part: ImportRow[], from: number) => Promise<RowResult[]>,
) {
  const readable = rows.flatMap((row, index) => (row.problems.length === 0 ? [{ row: row.row, index }] : []));
  const results = rows.map((row) => (row.problems.length > 0 ? unreadable(row) : undefined));
  for (let from = 0; from < readable.length; from += rowsAtOnce) {
    signal.throwIfAborted();
    const part = readable.slice(from, from + rowsAtOnce);
    const answers = await answer(
      part.map(({ row }) => row),
      from,
    );
    part.forEach(({ index }, place) => {
      const answer = answers[place];
      if (answer)
        results[index] = { ...answer, problems: [...answer.problems, ...ofCells(rows[index]?.warnings ?? [])] };
    });
    onProgress(results.filter((result) => result !== undefined));
  }
  return results.filter((result) => result !== undefined);
}

const importPart = (signal: AbortSignal, validateOnly: boolean) => async (rows: ImportRow[]) =>
  (await sendCarrierRows({ rows, validateOnly }, { signal })).results;

/** What would become of each row; nothing is stored. @throws CallError */
const tryTable = (run: TableRun) =>
  inParts(run, async (rows) => {
    const results = await importPart(run.signal, true)(rows);
    return run.mode === "upsert" ? results.map(asUpsert) : results;
  });

const toItem = ({ status, onboardingStatus, externalId, ...numbers }: ImportRow) => ({
  carrier: { ...numbers, externalId },
  carrierExternalId: externalId,
  status,
  onboardingStatus,
});

/**
 * Stores the rows. An upsert answers null for a carrier it did not find; what it created or updated is what the trial
 * said it would.
 * @throws CallError when a part is refused; the parts before it are stored.
 */
function commitTable(run: TableRun, tried: readonly RowResult[]) {
  if (run.mode === "import") return inParts(run, importPart(run.signal, false));
  const readable = tried.filter(({ outcome }) => outcome !== "UNREADABLE");
  return inParts(run, async (rows, from) => {
    const request = { carrierRelationships: rows.map(toItem) };
    const { carrierRelationships } = await sendRelationships(request, { signal: run.signal });
    return carrierRelationships.flatMap((relationship, place): RowResult[] => {
      const trial = readable[from + place];
      if (!trial) return [];
      if (relationship) return [{ ...trial, carrierId: relationship.carrierOrganizationId }];
      return [{ ...trial, outcome: trial.outcome === "CONFLICT" ? "CONFLICT" : "NOT_FOUND" }];
    });
  });
}

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

const keysOf = ({ triedIdentifiers }: Pick<RowResult, "triedIdentifiers">) =>
  [...regulatoryWords.map(([field]) => field), "externalId" as const].flatMap((field) =>
    triedIdentifiers[field] ? [`${field} ${triedIdentifiers[field]}`] : [],
  );

/** For each row, the place of the first one that says a number or id of it already; usually none. */
export function repeatedPlaces(results: readonly Pick<RowResult, "triedIdentifiers">[]): (number | undefined)[] {
  const places = new Map<string, number>();
  return results.map((result, place) => {
    const keys = keysOf(result);
    const earlier = keys.flatMap((key) => places.get(key) ?? []);
    for (const key of keys) if (!places.has(key)) places.set(key, place);
    return earlier.length > 0 ? Math.min(...earlier) : undefined;
  });
}

/** How many carriers the rows speak of: one that repeats another is no further carrier. */
export const carriersIn = (results: readonly RowResult[]) =>
  repeatedPlaces(results).filter((place) => place === undefined).length;
