/**
 * What a column of a table may be. `synonyms` are further words that people write above it; `hints` are words that
 * alone mean it too, but beside the words of another column mean that one.
 */
export type ImportColumn = { id: string; label: string; synonyms: readonly string[]; hints?: readonly string[] };

/** For each column of the table, which import column it is; null for one that is left out. */
export type Mapping = readonly (string | null)[];

const wordsOf = (text: string) =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const joined = (text: string) => wordsOf(text).join("");
const namesOf = ({ id, label, synonyms }: ImportColumn) => [id, label, ...synonyms];
const hintsOf = ({ hints = [] }: ImportColumn) => hints;

const isCalled = (heading: string, column: ImportColumn) =>
  heading !== "" && [...namesOf(column), ...hintsOf(column)].some((name) => joined(name) === joined(heading));

const contains = (heading: string, names: readonly string[]) => {
  const words = wordsOf(heading);
  return names.some((name) => wordsOf(name).every((word) => words.includes(word)));
};
const speaksOf = (heading: string, column: ImportColumn) => contains(heading, namesOf(column));
const hintsAt = (heading: string, column: ImportColumn) => contains(heading, hintsOf(column));

/** Which column is which, by its heading: where the heading is a name, then contains one, then a hint. */
export function guessMapping(header: readonly string[], columns: readonly ImportColumn[]): Mapping {
  const mapping: (string | null)[] = header.map(() => null);
  for (const fits of [isCalled, speaksOf, hintsAt]) {
    header.forEach((heading, index) => {
      if (mapping[index]) return;
      mapping[index] = columns.find((column) => !mapping.includes(column.id) && fits(heading, column))?.id ?? null;
    });
  }
  return mapping;
}

/** Whether the first row names columns. */
export const looksLikeHeader = (row: readonly string[], columns: readonly ImportColumn[]) =>
  row.some((heading) => columns.some((column) => isCalled(heading, column)));

/** The mapping in which this column of the table is `id`, and no other is. */
export const withColumn = (mapping: Mapping, index: number, id: string | null): Mapping =>
  mapping.map((present, position) => (position === index ? id : id !== null && present === id ? null : present));

/** The rows by import column; empty cells are absent. */
export const mappedRows = (rows: readonly (readonly string[])[], mapping: Mapping, hasHeader: boolean) =>
  rows
    .slice(hasHeader ? 1 : 0)
    .map((row) => Object.fromEntries(mapping.flatMap((id, index) => (id && row[index] ? [[id, row[index]]] : []))))
    .map((row): { [id: string]: string | undefined } => row);
