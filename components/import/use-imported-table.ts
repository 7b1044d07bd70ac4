"use client";

import { useRef, useState } from "react";
import {
  guessMapping,
  type ImportColumn,
  looksLikeHeader,
  type Mapping,
  mappedRows,
} from "@/components/import/map-columns";
import { readTable } from "@/components/import/read-table";

type Table = { rows: string[][]; mapping: Mapping; hasHeader: boolean };

const noTable: Table = { rows: [], mapping: [], hasHeader: true };

/**
 * A table on its way in: its rows, which column is which (guessed until somebody chooses), whether the first row
 * names them, and the rows read accordingly. Without headings, a table of just these columns is taken in their order.
 */
export function useImportedTable(columns: readonly ImportColumn[]) {
  const [table, setTable] = useState(noTable);
  const latest = useRef(0);
  const onText = async (text: string) => {
    latest.current += 1;
    const turn = latest.current;
    const rows = await readTable(text);
    // Of two readings the later text counts, whichever is done first.
    if (turn !== latest.current) return;
    const [first = []] = rows;
    const hasHeader = looksLikeHeader(first, columns);
    const byOrder = first.map((_cell, index) => (first.length === columns.length && columns[index]?.id) || null);
    setTable({ rows, hasHeader, mapping: hasHeader ? guessMapping(first, columns) : byOrder });
  };
  return {
    ...table,
    mapped: mappedRows(table.rows, table.mapping, table.hasHeader),
    onText,
    setMapping: (mapping: Mapping) => setTable({ ...table, mapping }),
    setHasHeader: (hasHeader: boolean) => setTable({ ...table, hasHeader }),
  };
}
