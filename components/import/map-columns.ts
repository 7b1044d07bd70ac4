/**
 * What a column of a table may be. `synonyms` are further words that people write above it; `hints` are words that
 * mean it too where no other word beside them says something else: "Driver" is a name, "Notes for driver" is not.
 */
export type ImportColumn = { id: string; label: string; synonyms: readonly string[]; hints?: readonly string[] };

/** For each column of the table, which import column it is; null for one that is left out. */
export type Mapping = readonly (string | null)[];

const wordsOf = (text: string) =>
  text
    .replace(/(?<=[a-z])(?=[A-Z])/g, " ")
    .replaceAll("#", " number ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const joined = (words: readonly string[]) => words.join("");

type KnownNames = { column: ImportColumn; spellings: ReadonlySet<string>; names: string[][]; hints: string[][] };

/** The names of a column in words: a table is compared with them heading by heading. */
function knownNames(column: ImportColumn): KnownNames {
  const names = [column.id, column.label, ...column.synonyms].map(wordsOf);
  const hints = (column.hints ?? []).map(wordsOf);
  return { column, names, hints, spellings: new Set([...names, ...hints].map(joined)) };
}

type Words = readonly string[];
const contains = (heading: Words, names: readonly Words[]) =>
  names.some((name) => name.every((word) => heading.includes(word)));
const isCalled = (heading: Words, { spellings }: KnownNames) => heading.length > 0 && spellings.has(joined(heading));
const speaksOf = (heading: Words, { names }: KnownNames) => contains(heading, names);

/** Words that leave what stands beside them as it is. */
const fillers = new Set(
  "a an the of for our your no nr num number id name code type list total usd mxn cad lb lbs kg f c el la los las de del para numero nombre clave tipo lista".split(
    " ",
  ),
);
const hintsAt = (heading: Words, { hints }: KnownNames) =>
  hints.some(
    (hint) =>
      hint.every((word) => heading.includes(word)) &&
      heading.every((word) => hint.includes(word) || fillers.has(word) || /^\d+$/.test(word)),
  );

/** Which column is which, by its heading: where the heading is a name, then contains one, then a hint. */
export function guessMapping(header: readonly string[], columns: readonly ImportColumn[]): Mapping {
  const known = columns.map(knownNames);
  const headings = header.map(wordsOf);
  const mapping: (string | null)[] = header.map(() => null);
  const taken = new Set<string>();
  for (const fits of [isCalled, speaksOf, hintsAt]) {
    headings.forEach((heading, index) => {
      if (mapping[index]) return;
      const id = known.find((names) => !taken.has(names.column.id) && fits(heading, names))?.column.id;
      mapping[index] = id ?? null;
      if (id) taken.add(id);
    });
  }
  return mapping;
}

/** Whether the first row names columns. */
export function looksLikeHeader(row: readonly string[], columns: readonly ImportColumn[]) {
  const known = columns.map(knownNames);
  return row.map(wordsOf).some((heading) => known.some((column) => isCalled(heading, column)));
}

/** The mapping in which this column of the table is `id`, and no other is. */
export const withColumn = (mapping: Mapping, index: number, id: string | null): Mapping =>
  mapping.map((present, position) => (position === index ? id : id !== null && present === id ? null : present));

/** The rows by import column; empty cells are absent. */
export const mappedRows = (rows: readonly (readonly string[])[], mapping: Mapping, hasHeader: boolean) =>
  rows
    .slice(hasHeader ? 1 : 0)
    .map((row) => Object.fromEntries(mapping.flatMap((id, index) => (id && row[index] ? [[id, row[index]]] : []))))
    .map((row): { [id: string]: string | undefined } => row);
