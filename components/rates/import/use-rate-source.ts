import { useRef, useState } from "react";
import { guessMapping, type ImportColumn, looksLikeHeader } from "@/components/import/map-columns";
import { readTable } from "@/components/import/read-table";
import type { TableJob } from "@/components/rates/import/import-memory";
import { neededColumns } from "@/components/rates/import/rate-columns";
import { type RateTable, rowCount, valuesOf } from "@/components/rates/import/rate-table";
import { dayOrderOf } from "@/components/rates/import/read-row";

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
  // Where the dates themselves tell their order, nobody is asked.
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
