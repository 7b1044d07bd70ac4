import { type Column, columnOf } from "@/lib/tenders/rules/columns";
import { linesOf, type Part, slice } from "@/lib/tenders/rules/text";

export type Row = { line: Part; cells: Part[] };
export type Table = { columns: (Column | undefined)[]; rows: Row[]; end: number };

type Splitter = (line: Part) => Part[];

const splitAt =
  (pattern: RegExp): Splitter =>
  (line) => {
    const cells: Part[] = [];
    let start = 0;
    for (const { index, 0: text } of line.plain.matchAll(pattern)) {
      cells.push(slice(line, start, index));
      start = index + text.length;
    }
    cells.push(slice(line, start, line.plain.length));
    return cells;
  };

/** A cell in quotes may have commas in it. */
function splitQuoted(line: Part): Part[] {
  const cells: Part[] = [];
  let [start, isQuoted] = [0, false];
  for (let at = 0; at <= line.plain.length; at++) {
    const sign = line.plain[at];
    if (sign === '"') isQuoted = !isQuoted;
    if (at < line.plain.length && (sign !== "," || isQuoted)) continue;
    const quoted = line.plain[start] === '"' && line.plain[at - 1] === '"' && at - start > 1;
    cells.push(quoted ? slice(line, start + 1, at - 1) : slice(line, start, at));
    start = at + 1;
  }
  return cells;
}

const splitters: readonly Splitter[] = [splitAt(/\t/g), splitAt(/;/g), splitAt(/\|/g), splitQuoted];

/** So many columns of a head must be known to be believed. */
const knownMin = 3;

/** A head stands at the top of what was pasted, below a sentence or a header of a mail. */
const headLinesMax = 60;

const isHead = (columns: readonly (Column | undefined)[]) => {
  const known = columns.filter((column) => column !== undefined);
  return known.length >= knownMin && known.some((column) => ["place", "city", "postalCode"].includes(column.kind));
};

/** The table of a text with a head that names its columns, between whatever signs; none where there is no such head. */
export function tableIn(text: Part): Table | undefined {
  const lines = linesOf(text);
  for (const [index, line] of lines.slice(0, headLinesMax).entries()) {
    if (line.plain.length > 2000) continue;
    for (const split of splitters) {
      const columns = split(line).map(columnOf);
      if (!isHead(columns)) continue;
      const rows = lines
        .slice(index + 1)
        .flatMap((row): Row[] => (row.plain.trim() === "" ? [] : [{ line: row, cells: split(row) }]));
      return { columns, rows: rows.filter(({ cells }) => cells.length > 1), end: text.at + text.plain.length };
    }
    const fixed = fixedColumns(line);
    if (fixed) return { ...fixed, rows: fixed.rowsOf(lines.slice(index + 1)), end: text.at + text.plain.length };
  }
  return undefined;
}

/** Columns that only blanks keep apart: a cell begins where its title does, or a little before. */
function fixedColumns(head: Part) {
  const titles = Array.from(head.plain.matchAll(/\S+(?: \S+)*/g), ({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  })).flatMap((title) => titlesOf(head, title));
  const columns = titles.map(({ start, end }) => columnOf(slice(head, start, end)));
  if (!isHead(columns)) return undefined;
  const rowsOf = (lines: readonly Part[]): Row[] =>
    lines
      .filter(({ plain }) => / {2}/.test(plain))
      .map((line) => ({ line, cells: titles.map((title, index) => fixedCell(line, title, titles[index + 1])) }));
  return { columns, rowsOf };
}

function fixedCell(line: Part, title: { start: number }, next: { start: number } | undefined): Part {
  const edge = (position: number) => {
    let at = Math.min(position, line.plain.length);
    // A word that the edge would cut belongs to the cell that it begins in.
    while (at > 0 && at < line.plain.length && line.plain[at - 1] !== " " && line.plain[at] !== " ") at--;
    return at;
  };
  return slice(line, edge(title.start), next ? edge(next.start) : line.plain.length);
}

/** Two short titles may have but one blank between them. */
function titlesOf(head: Part, title: { start: number; end: number }) {
  const text = head.plain.slice(title.start, title.end);
  if (!text.includes(" ") || columnOf(slice(head, title.start, title.end))) return [title];
  return Array.from(text.matchAll(/\S+/g), ({ index, 0: word }) => ({
    start: title.start + index,
    end: title.start + index + word.length,
  }));
}
