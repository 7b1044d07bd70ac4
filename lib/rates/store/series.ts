import type { SummaryRow } from "@/lib/rates/rules/price-sample";
import { pool } from "@/lib/rates/rules/weekly-sample";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

// All rows come as one text: hundreds of rows cost Prisma more than the statement itself. Keys are compared as a whole,
// with a limit: a plan for any values would otherwise read the table, or a series of all organizations.
const rowsWith = (name: string, weeks: string) => ({
  name,
  text: `SELECT string_agg(concat_ws(' ', key."at", whose.mark, summary."block", summary."weeks"), E'\\n') AS rows
    FROM unnest(string_to_array($1, E'\\n')) WITH ORDINALITY AS key("series", "at")
    CROSS JOIN (VALUES ($2, 'O'), ('${pool}', 'P')) AS whose("owner", mark)
    CROSS JOIN LATERAL (
      SELECT stored."block", ${weeks} AS "weeks" FROM "rate_summary" AS stored
      WHERE (stored."owner", stored."series", stored."block") >= (whose."owner", key."series", $3::int)
        AND (stored."owner", stored."series", stored."block") <= (whose."owner", key."series", $4::int)
      ORDER BY stored."owner", stored."series", stored."block"
      LIMIT 1 + $4::int - $3::int
    ) AS summary`,
});
const wholeRows = rowsWith("read-rate-series", `"weeks"`);
const briefRows = rowsWith("read-brief-rate-series", `"brief"`);
// Where a row lies and who wrote it: no two states of a row have both in common.
const rowVersions = rowsWith("read-rate-series-versions", "ctid || ' ' || xmin");

export type Blocks = { first: number; last: number };

/** The rows of each series, of the organization itself and of the pool. */
export const readSeries = (ctx: Context, series: readonly string[], blocks: Blocks) =>
  readRows(ctx, wholeRows, series, blocks);

/** The same with the first few prices of each week. */
export const readBriefSeries = (ctx: Context, series: readonly string[], blocks: Blocks) =>
  readRows(ctx, briefRows, series, blocks);

/** A text for each series that has rows: another one once any of them was written. */
export async function readVersions(ctx: Context, series: readonly string[], blocks: Blocks) {
  const found = await readRows(ctx, rowVersions, series, blocks);
  return new Map([...found].map(([name, rows]) => [name, rows.map(({ weeks }) => weeks).join(" ")]));
}

async function readRows(ctx: Context, statement: typeof wholeRows, series: readonly string[], blocks: Blocks) {
  const found = new Map<string, SummaryRow[]>();
  if (series.length === 0) return found;
  const values = [series.join("\n"), ctx.organizationId, blocks.first, blocks.last];
  const [answer] = await runStatement<{ rows: string | null }>(ctx, statement, values);
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
