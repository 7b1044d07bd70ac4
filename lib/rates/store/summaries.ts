import { briefText, type RowChange } from "@/lib/rates/rules/summary-changes";
import { entryLength, pool, sampleRule } from "@/lib/rates/rules/weekly-sample";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

// Columns travel as one text each, a line for each row: thousands of values cost Prisma more than the statement itself.
const rowKeys = `unnest(string_to_array($1, E'\\n'), string_to_array($2, E'\\n'), string_to_array($3, E'\\n')::smallint[])
  WITH ORDINALITY AS key("owner", "series", "block", "at")`;

/** Makes rows that are missing, and locks all in the order given: with one order for all, nobody waits in a circle. */
const lockRows = {
  name: "lock-rate-summaries",
  text: `INSERT INTO "rate_summary" ("owner", "series", "block", "weeks", "brief")
    SELECT "owner", "series", "block", '', '' FROM ${rowKeys} ORDER BY "at"
    ON CONFLICT ("owner", "series", "block") DO UPDATE SET "block" = EXCLUDED."block" WHERE false`,
};

const readRows = {
  name: "read-rate-summaries",
  text: `SELECT string_agg(summary."weeks", E'\\n' ORDER BY key."at") AS weeks
    FROM ${rowKeys} JOIN "rate_summary" AS summary USING ("owner", "series", "block")`,
};

const writeRows = {
  name: "write-rate-summaries",
  text: `UPDATE "rate_summary" AS summary SET "weeks" = coalesce(made."weeks", ''),
      "brief" = coalesce(made."brief", '')
    FROM unnest(string_to_array($1, E'\\n'), string_to_array($2, E'\\n'), string_to_array($3, E'\\n')::smallint[],
      string_to_array($4, E'\\n'), string_to_array($5, E'\\n')) AS made("owner", "series", "block", "weeks", "brief")
    WHERE summary."owner" = made."owner" AND summary."series" = made."series" AND summary."block" = made."block"`,
};

const lines = (values: readonly (string | number)[]) => values.join("\n");
const keysOf = (rows: readonly RowChange[]) => [
  lines(rows.map(({ owner }) => owner)),
  lines(rows.map(({ series }) => series)),
  lines(rows.map(({ block }) => block)),
];

/** Locks the rows, which makes those that are missing, and answers their texts in the same order. */
export async function lockSummaries(tx: Context, rows: readonly RowChange[]): Promise<string[]> {
  const keys = keysOf(rows);
  await runStatement(tx, lockRows, keys);
  const [found] = await runStatement<{ weeks: string }>(tx, readRows, keys);
  return (found?.weeks ?? "").split("\n");
}

export type ChangedRow = { row: RowChange; weeks: string };

/** Writes rows that are locked. */
export async function writeSummaries(tx: Context, rows: readonly ChangedRow[]) {
  if (rows.length === 0) return;
  const weeks = lines(rows.map(({ weeks }) => weeks));
  const brief = lines(rows.map(({ row, weeks }) => briefText(weeks, row)));
  await runStatement(tx, writeRows, [...keysOf(rows.map(({ row }) => row)), weeks, brief]);
}

const readOwnersOf = {
  name: "read-owners-of-rate-summaries",
  text: `SELECT key."at", string_agg(concat_ws(' ', summary."owner", place,
      left(week, strpos(week, '.') + key."length" * key."most")), E'\\n') AS lines
    FROM unnest(string_to_array($1, E'\\n'), string_to_array($2, E'\\n')::smallint[], string_to_array($3, E'\\n'),
      string_to_array($4, E'\\n')::int[], string_to_array($5, E'\\n')::int[])
      WITH ORDINALITY AS key("series", "block", "places", "length", "most", "at")
    JOIN "rate_summary" AS summary USING ("series", "block")
    CROSS JOIN unnest(string_to_array(key."places", ' ')::int[]) AS place
    CROSS JOIN split_part(summary."weeks", ' ', place + 1) AS week
    WHERE summary."owner" <> '${pool}' AND week <> ''
    GROUP BY key."at"`,
};
type WantedWeeks = { row: RowChange; places: readonly number[] };

/** Of some weeks of the pool's rows: what each organization has that the pool might keep. */
export async function readOwners(tx: Context, wanted: readonly WantedWeeks[]) {
  const column = (of: (one: WantedWeeks) => string | number) => lines(wanted.map(of));
  const found = await runStatement<{ at: bigint; lines: string }>(tx, readOwnersOf, [
    column(({ row }) => row.series),
    column(({ row }) => row.block),
    column(({ places }) => places.join(" ")),
    column(({ row }) => entryLength(sampleRule(row.level, ""))),
    column(({ row }) => sampleRule(row.level, pool).perOrganization),
  ]);
  const weeks = new Map<string, { owner: string; week: string }[]>();
  for (const { at, lines: some } of found) {
    const row = wanted[Number(at) - 1]?.row;
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
