import { coverFrom } from "@/components/carriers/table-rows";
import { type Mapping, mappedRows } from "@/components/import/map-columns";
import type { ColumnId } from "@/components/rates/import/rate-columns";
import { folded } from "@/lib/core/nearest";
import type { ObservationRow } from "@/lib/rates/schema/observation-import";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";
import { dayFrom } from "@/lib/vocabulary/day-text";
import type { TrailerCategory } from "@/lib/vocabulary/lookup-stop";
import { trailerMeantBy } from "@/lib/vocabulary/meant-by";
import type { CurrencyCode, Money } from "@/lib/vocabulary/money";
import { numberFrom } from "@/lib/vocabulary/number-text";

export type Cells = { [Id in ColumnId]?: string | undefined };

/** How the cells of a table are read: what it says once for all rows, and which way its dates are written. */
export type ReadOptions = {
  trailerCategory: TrailerCategory | "";
  currencyCode: CurrencyCode | "";
  /** "31/03/2027" is March in Mexico; "03/31/2027" is March in the United States. */
  dayComesFirst: boolean;
  crossings: ReadonlyMap<string, UsMxBorderCrossing>;
};

/** What is wrong with a cell, and what it says. */
export type CellProblem = { field: ColumnId; code: string; cell?: string };
export type ReadRow = { row: ObservationRow; problems?: undefined } | { row?: undefined; problems: CellProblem[] };

const milesPerKilometer = 0.621371;

const joined = (place: string | undefined, state: string | undefined) =>
  place && state && !folded(place).endsWith(folded(state)) ? `${place}, ${state}` : place;

/** Reads cells one by one, and notes what cannot be read. */
function cellReader(cells: Cells, { currencyCode }: ReadOptions) {
  const problems: CellProblem[] = [];
  const refuse = (field: ColumnId, code: string, cell?: string) => void problems.push({ field, code, cell });
  return {
    problems,
    money(field: "amount" | "lineHaul"): Money | undefined {
      const cover = coverFrom(cells[field], cells.currency ?? (currencyCode || undefined));
      if (cover === undefined || "amount" in cover) return cover;
      refuse(cover.field === "insuranceCurrency" ? "currency" : field, cover.code, cover.cell);
      return undefined;
    },
    word<Value>(field: ColumnId, read: (text: string) => Value | undefined): Value | undefined {
      const text = cells[field];
      const value = text === undefined ? undefined : read(text);
      if (text !== undefined && value === undefined)
        refuse(field, field === "pickupDate" ? "not_a_date" : "unknown_value", text);
      return value;
    },
    need(field: ColumnId, value: unknown) {
      if (value === undefined && !problems.some((problem) => problem.field === field)) refuse(field, "required");
    },
  };
}

/** Reads one row; what cannot be read is named, and such a row is not sent. */
export function readRow(cells: Cells, options: ReadOptions): ReadRow {
  const { problems, money, word, need } = cellReader(cells, options);
  const { key, carrierName, dotNumber, mcNumber, mxNumber, rfcNumber, carrierExternalId } = cells;
  const origin = joined(cells.origin, cells.originState);
  const destination = joined(cells.destination, cells.destinationState);
  const trailerCategory = word("trailerCategory", trailerMeantBy) ?? (options.trailerCategory || undefined);
  const pickupDate = word("pickupDate", (text) => dayFrom(text, options.dayComesFirst));
  const amount = money("amount");
  const row = {
    ...{ key, carrierName, dotNumber, mcNumber, mxNumber, rfcNumber, carrierExternalId },
    usMxBorderCrossing: word("usMxBorderCrossing", (text) => options.crossings.get(folded(text))),
    routeMiles: word("routeMiles", milesFrom) ?? word("routeKilometers", (text) => milesFrom(text, milesPerKilometer)),
    lineHaul: money("lineHaul"),
  };
  need("origin", origin);
  need("destination", destination);
  need("trailerCategory", trailerCategory);
  need("pickupDate", pickupDate);
  need("amount", cells.amount);
  if (problems.length > 0 || !origin || !destination || !pickupDate || !trailerCategory || !amount) return { problems };
  return { row: { ...row, origin, destination, pickupDate, trailerCategory, amount } };
}

function milesFrom(text: string, factor = 1) {
  const number = numberFrom(text.replace(/\s*(miles|millas|mi|kms?|kilometers|kil[oó]metros)\.?$/i, ""));
  return typeof number === "number" && number > 0 ? Math.round(number * factor * 10) / 10 : undefined;
}

/** A table as it was given: all rows, the heading row with them, and which column is which. */
export type RateTable = { cells: readonly (readonly string[])[]; mapping: Mapping; hasHeader: boolean };

export const firstLine = ({ hasHeader }: RateTable) => (hasHeader ? 2 : 1);
export const rowCount = ({ cells, hasHeader }: RateTable) => Math.max(0, cells.length - (hasHeader ? 1 : 0));

/** The cells of one row, as it stands in the table. */
export const cellsOf = ({ cells, hasHeader }: RateTable, index: number) => cells[index + (hasHeader ? 1 : 0)] ?? [];

/** The same row by column. */
export const columnsOf = ({ cells: _, ...table }: RateTable, row: readonly string[]) =>
  mappedRows([row], table.mapping, false)[0] ?? {};

/** For each row its count among the rows equal to it in every column that is read; 1 for most. */
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
 * several: each is distinguished by its count.
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
