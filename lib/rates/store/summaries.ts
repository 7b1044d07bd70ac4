import type { SummaryRow } from "@/lib/rates/rules/price-sample";
import { briefText, type RowChange } from "@/lib/rates/rules/summary-changes";
import { entryLength, pool, sampleRule } from "@/lib/rates/rules/weekly-sample";
import type { Context } from "@/lib/server/context";
import { defineStatement, int, nullable, runStatement, text } from "@/lib/server/statement";

// All rows come as one text: hundreds of rows cost Prisma more than the statement itself. Keys are compared as a whole,
// with a limit: a plan for any values would otherwise read the table, or a series of all organizations.
const rowsWith = (name: string, weeks: string) =>
  defineStatement({
    name,
    parameters: { series: "text", owner: "text", first: "int4", last: "int4" },
    text: (
      p,
    ) => `SELECT string_agg(concat_ws(' ', key."at", whose.mark, summary."block", summary."weeks"), E'\\n') AS rows
      FROM unnest(string_to_array(${p.series}, E'\\n')) WITH ORDINALITY AS key("series", "at")
      CROSS JOIN (VALUES (${p.owner}, 'O'), ('${pool}', 'P')) AS whose("owner", mark)
      CROSS JOIN LATERAL (
        SELECT stored."block", ${weeks} AS "weeks" FROM "rate_summary" AS stored
        WHERE (stored."owner", stored."series", stored."block") >= (whose."owner", key."series", ${p.first})
          AND (stored."owner", stored."series", stored."block") <= (whose."owner", key."series", ${p.last})
        ORDER BY stored."owner", stored."series", stored."block"
        LIMIT 1 + ${p.last} - ${p.first}
      ) AS summary`,
    row: { rows: nullable(text()) },
  });
const wholeRows = rowsWith("read-rate-series", `"weeks"`);
const briefRows = rowsWith("read-brief-rate-series", `"brief"`);
// Where a row lies and who wrote it: no two states of a row have both in common.
const rowVersions = rowsWith("read-rate-series-versions", "ctid || ' ' || xmin");

export type Blocks = { first: number; last: number };

/** The rows of each series, of the organization itself and of the pool. */
export const readSeries = (ctx: Context, series: readonly string[], blocks: Blocks) =>
  readRowsOf(ctx, wholeRows, series, blocks);

/** The same with the first few prices of each week. */
export const readBriefSeries = (ctx: Context, series: readonly string[], blocks: Blocks) =>
  readRowsOf(ctx, briefRows, series, blocks);

/** A text for each series that has rows: another one once any of them was written. */
export async function readVersions(ctx: Context, series: readonly string[], blocks: Blocks) {
  const found = await readRowsOf(ctx, rowVersions, series, blocks);
  return new Map([...found].map(([name, rows]) => [name, rows.map(({ weeks }) => weeks).join(" ")]));
}

async function readRowsOf(ctx: Context, statement: typeof wholeRows, series: readonly string[], blocks: Blocks) {
  const found = new Map<string, SummaryRow[]>();
  if (series.length === 0) return found;
  const values = { series: series.join("\n"), owner: ctx.organizationId, ...blocks };
  const [answer] = await runStatement(ctx, statement, values);
  for (const line of answer?.rows?.split("\n") ?? []) {
    const [at = "", owner, block] = line.split(" ", 3);
    const name = series[Number(at) - 1] ?? "";
    const weeks = line.slice(at.length + (block?.length ?? 0) + 4);
    const row = { block: Number(block), weeks, isPool: owner === "P" };
    const rows = found.get(name);
    if (rows) rows.push(row);
    else found.set(name, [row]);
  }
  // The order in which a database finds rows is its own affair; the same question has the same answer.
  for (const rows of found.values()) {
    rows.sort((one, other) => Number(one.isPool) - Number(other.isPool) || one.block - other.block);
  }
  return found;
}

// Columns travel as one text each, a line for each row: thousands of values cost Prisma more than the statement itself.
const list = (column: string, type = "text") => `string_to_array(${column}, E'\\n')::${type}[]`;
const keyColumns = { owners: "text", series: "text", blocks: "text" } as const;
type KeyColumns = Record<keyof typeof keyColumns, string>;
const keyLists = (p: KeyColumns) => [list(p.owners), list(p.series), list(p.blocks, "smallint")].join(", ");
const rowKeys = (p: KeyColumns) => `unnest(${keyLists(p)}) WITH ORDINALITY AS key("owner", "series", "block", "at")`;

/** Makes rows that are missing, and locks all in the order given: with one order for all, nobody waits in a circle. */
const lockRows = defineStatement({
  name: "lock-rate-summaries",
  parameters: keyColumns,
  text: (p) => `INSERT INTO "rate_summary" ("owner", "series", "block", "weeks", "brief")
    SELECT "owner", "series", "block", '', '' FROM ${rowKeys(p)} ORDER BY "at"
    ON CONFLICT ("owner", "series", "block") DO UPDATE SET "block" = EXCLUDED."block" WHERE false`,
  row: {},
});

const readRows = defineStatement({
  name: "read-rate-summaries",
  parameters: keyColumns,
  text: (p) => `SELECT string_agg(summary."weeks", E'\\n' ORDER BY key."at") AS weeks
    FROM ${rowKeys(p)} JOIN "rate_summary" AS summary USING ("owner", "series", "block")`,
  row: { weeks: nullable(text()) },
});

const writtenColumns = { ...keyColumns, weeks: "text", briefs: "text" } as const;
const written = (p: Record<keyof typeof writtenColumns, string>) =>
  `unnest(${keyLists(p)}, ${list(p.weeks)}, ${list(p.briefs)}) AS made("owner", "series", "block", "weeks", "brief")`;

const writeRows = defineStatement({
  name: "write-rate-summaries",
  parameters: writtenColumns,
  text: (p) => `UPDATE "rate_summary" AS summary SET "weeks" = coalesce(made."weeks", ''),
      "brief" = coalesce(made."brief", '')
    FROM ${written(p)}
    WHERE summary."owner" = made."owner" AND summary."series" = made."series" AND summary."block" = made."block"`,
  row: {},
});

const insertRows = defineStatement({
  name: "insert-rate-summaries",
  parameters: writtenColumns,
  text: (p) => `INSERT INTO "rate_summary" ("owner", "series", "block", "weeks", "brief")
    SELECT "owner", "series", "block", "weeks", coalesce("brief", '') FROM ${written(p)} ORDER BY 1, 2, 3`,
  row: {},
});

const lines = (values: readonly (string | number)[]) => values.join("\n");
const keysOf = (rows: readonly Omit<RowChange, "weeks">[]) => ({
  owners: lines(rows.map(({ owner }) => owner)),
  series: lines(rows.map(({ series }) => series)),
  blocks: lines(rows.map(({ block }) => block)),
});
type NewRow = { row: Omit<RowChange, "weeks">; weeks: string };
const valuesOf = (rows: readonly NewRow[]) => ({
  ...keysOf(rows.map(({ row }) => row)),
  weeks: lines(rows.map(({ weeks }) => weeks)),
  briefs: lines(rows.map(({ row, weeks }) => briefText(weeks, row))),
});

/** Locks the rows, which makes those that are missing, and answers their texts in the same order. */
export async function lockSummaries(tx: Context, rows: readonly RowChange[]): Promise<string[]> {
  const keys = keysOf(rows);
  await runStatement(tx, lockRows, keys);
  const [found] = await runStatement(tx, readRows, keys);
  return (found?.weeks ?? "").split("\n");
}

export type ChangedRow = { row: RowChange; weeks: string };

/** Writes rows that are locked. */
export async function writeSummaries(tx: Context, rows: readonly ChangedRow[]) {
  if (rows.length === 0) return;
  await runStatement(tx, writeRows, valuesOf(rows));
}

const rowsAtOnce = 5_000;

/** Writes rows that are not there yet. */
export async function insertSummaries(tx: Context, rows: readonly NewRow[]) {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await runStatement(tx, insertRows, valuesOf(rows.slice(at, at + rowsAtOnce)));
  }
}

const readOwnersOf = defineStatement({
  name: "read-owners-of-rate-summaries",
  parameters: { series: "text", blocks: "text", places: "text", lengths: "text", counts: "text" },
  text: (p) => `SELECT key."at"::int4 AS "at", string_agg(concat_ws(' ', summary."owner", place,
      left(week, strpos(week, '.') + key."length" * key."count")), E'\\n') AS lines
    FROM unnest(${list(p.series)}, ${list(p.blocks, "smallint")}, ${list(p.places)}, ${list(p.lengths, "int")},
      ${list(p.counts, "int")}) WITH ORDINALITY AS key("series", "block", "places", "length", "count", "at")
    JOIN "rate_summary" AS summary USING ("series", "block")
    CROSS JOIN unnest(string_to_array(key."places", ' ')::int[]) AS place
    CROSS JOIN split_part(summary."weeks", ' ', place + 1) AS week
    WHERE summary."owner" <> '${pool}' AND week <> ''
    GROUP BY key."at"`,
  row: { at: int(), lines: text() },
});
type WantedWeeks = { row: RowChange; places: readonly number[] };

/** Of some weeks of the pool's rows: what each organization has that the pool might keep. */
export async function readOwners(tx: Context, wanted: readonly WantedWeeks[]) {
  const column = (of: (one: WantedWeeks) => string | number) => lines(wanted.map(of));
  const found = await runStatement(tx, readOwnersOf, {
    series: column(({ row }) => row.series),
    blocks: column(({ row }) => row.block),
    places: column(({ places }) => places.join(" ")),
    lengths: column(({ row }) => entryLength(sampleRule(row.level, ""))),
    counts: column(({ row }) => sampleRule(row.level, pool).perOrganization),
  });
  const weeks = new Map<string, { owner: string; week: string }[]>();
  for (const { at, lines: some } of found) {
    const row = wanted[at - 1]?.row;
    if (!row) continue;
    for (const line of some.split("\n")) {
      const [owner = "", place = "", week = ""] = line.split(" ");
      const key = `${row.series} ${row.block} ${place}`;
      const known = weeks.get(key);
      if (known) known.push({ owner, week });
      else weeks.set(key, [{ owner, week }]);
    }
  }
  return ({ series, block }: RowChange, place: number) => weeks.get(`${series} ${block} ${place}`) ?? [];
}
