import { type Mapping, mappedRows } from "@/components/import/map-columns";
import type { ColumnId } from "@/components/rates/import/rate-columns";
import { type ReadOptions, type ReadRow, readRow } from "@/components/rates/import/read-row";

/** A table as it was given: all rows, the heading row with them, and which column is which. */
export type RateTable = { cells: readonly (readonly string[])[]; mapping: Mapping; hasHeader: boolean };

export const firstLine = ({ hasHeader }: RateTable) => (hasHeader ? 2 : 1);
export const rowCount = ({ cells, hasHeader }: RateTable) => Math.max(0, cells.length - (hasHeader ? 1 : 0));

/** The cells of one row, as it stands in the table. */
export const cellsOf = ({ cells, hasHeader }: RateTable, index: number) => cells[index + (hasHeader ? 1 : 0)] ?? [];

/** The same row by column. */
export const columnsOf = ({ cells: _, ...table }: RateTable, row: readonly string[]) =>
  mappedRows([row], table.mapping, false)[0] ?? {};

/** For each row the how manieth of those that are equal to it in all that is taken; 1 for most. */
function occurrencesOf(table: RateTable): number[] {
  const taken = table.mapping.flatMap((id, column) => (id ? [column] : []));
  const seen = new Map<string, number>();
  return Array.from({ length: rowCount(table) }, (_, index) => {
    const row = cellsOf(table, index);
    const text = taken.map((column) => row[column]).join("\t");
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return count;
  });
}

/**
 * Reads rows by their place in the table. Without a column of load numbers, loads that are equal in everything stay
 * several: each is told apart by how manieth it is.
 */
export function rowReader(table: RateTable, options: ReadOptions): (index: number) => ReadRow {
  const occurrences = table.mapping.includes("key") ? [] : occurrencesOf(table);
  return (index) => {
    const read = readRow(columnsOf(table, cellsOf(table, index)), options);
    const occurrence = occurrences[index] ?? 1;
    return read.row && !read.row.key && occurrence > 1 ? { row: { ...read.row, occurrence } } : read;
  };
}

/** What a column says, row by row; nothing where the table has no such column. */
export function valuesOf({ cells, mapping, hasHeader }: RateTable, id: ColumnId): string[] {
  const column = mapping.indexOf(id);
  if (column < 0) return [];
  return cells.slice(hasHeader ? 1 : 0).flatMap((row) => row[column] || []);
}
