/** What a column of a table may be. `synonyms` are further words that people write above it. */
export type ImportColumn = { id: string; label: string; synonyms: readonly string[] };

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

const isCalled = (heading: string, column: ImportColumn) =>
  heading !== "" && namesOf(column).some((name) => joined(name) === joined(heading));

const speaksOf = (heading: string, column: ImportColumn) => {
  const words = wordsOf(heading);
  return namesOf(column).some((name) => wordsOf(name).every((word) => words.includes(word)));
};

/** Which column is which, by its heading: first where the heading is a name, then where it contains one. */
export function guessMapping(header: readonly string[], columns: readonly ImportColumn[]): Mapping {
  const mapping: (string | null)[] = header.map(() => null);
  for (const fits of [isCalled, speaksOf]) {
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
