import { useRef, useState } from "react";
import { keptValues } from "@/components/import/kept-values";
import { guessMapping, type ImportColumn, looksLikeHeader, type Mapping } from "@/components/import/map-columns";
import { readTable } from "@/components/import/read-table";
import { failedRows, type Tally } from "@/components/rates/import/import-run";
import { neededColumns } from "@/components/rates/import/rate-columns";
import { type RateTable, type ReadOptions, rowCount, valuesOf } from "@/components/rates/import/read-row";
import { dayOrderOf } from "@/lib/vocabulary/day-text";

/** A table on its way in, as it was given and understood. */
export type TableJob = {
  text: string;
  fileName: string | undefined;
  mapping: Mapping;
  hasHeader: boolean;
  options: Omit<ReadOptions, "crossings">;
  rows: number;
};
/** How far it got; `at` in ISO 8601. */
type JobProgress = { at: string; tally: Tally };
export type KeptImport = TableJob & JobProgress;

/** What this browser keeps of a user's import until it is done, so that a reload or a crash loses nothing. */
export function importMemory(userId: string) {
  const values = keptValues("rate-imports");
  const [jobKey, progressKey] = [`${userId} job`, `${userId} progress`];
  const advance = (tally: Tally) =>
    // What is only odd and was stored can be read in the review; what failed is still needed at the end.
    values.put(progressKey, { at: new Date().toISOString(), tally: { ...tally, odd: failedRows(tally) } });
  return {
    /** The import that did not end, if any; null for none. */
    recall: async (): Promise<KeptImport | null> => {
      const job = await values.get<TableJob>(jobKey);
      const progress = await values.get<JobProgress>(progressKey);
      return job && progress ? { ...job, ...progress } : null;
    },
    begin: async (job: TableJob, tally: Tally) => {
      await values.put(jobKey, job);
      await advance(tally);
    },
    advance,
    forget: () => values.forget(jobKey, progressKey),
  };
}

type Source = RateTable & { text: string; fileName?: string | undefined };

const noSource: Source = { text: "", cells: [], mapping: [], hasHeader: true };

/** The columns without which nothing can be read. */
const missingIn = ({ mapping }: RateTable, { trailerCategory }: TableJob["options"]) => [
  ...neededColumns.filter((id) => !mapping.includes(id)),
  ...(mapping.includes("trailerCategory") || trailerCategory !== "" ? [] : ["trailerCategory"]),
];

/**
 * The table that was given, which column is which, and what it says once for all rows. A later text wins over one that is
 * still being read.
 */
export function useRateSource(columns: readonly ImportColumn[], isDayFirst: boolean) {
  const [source, setSource] = useState(noSource);
  const [options, setOptions] = useState<TableJob["options"]>({
    trailerCategory: "",
    currencyCode: "",
    dayComesFirst: isDayFirst,
  });
  const turn = useRef(0);
  const onText = async (text: string, fileName?: string) => {
    turn.current += 1;
    const own = turn.current;
    const cells = await readTable(text);
    if (own !== turn.current) return;
    const [first = []] = cells;
    const hasHeader = looksLikeHeader(first, columns);
    setSource({ text, fileName, cells, hasHeader, mapping: guessMapping(first, columns) });
  };
  const { text, fileName, mapping, hasHeader } = source;
  // Where the dates themselves show their order, nobody is asked.
  const order = dayOrderOf(valuesOf(source, "pickupDate"));
  const read = order ? { ...options, dayComesFirst: order === "day" } : options;
  const job: TableJob = { text, fileName, mapping, hasHeader, options: read, rows: rowCount(source) };
  return {
    source,
    options,
    job,
    missing: missingIn(source, options),
    has: (id: string) => mapping.includes(id),
    onText,
    setMapping: (next: Source["mapping"]) => setSource({ ...source, mapping: next }),
    setHasHeader: (next: boolean) => setSource({ ...source, hasHeader: next }),
    setOptions,
  };
}

export type RateSource = ReturnType<typeof useRateSource>;
