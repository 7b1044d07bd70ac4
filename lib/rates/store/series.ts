import type { SummaryRow } from "@/lib/rates/rules/price-sample";
import { pool } from "@/lib/rates/rules/weekly-sample";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

/** More than any history needs. The limit also keeps the database from reading a whole table for a few hundred rows. */
const blocksMost = 8;

// All rows come as one text: hundreds of rows cost Prisma more than the statement itself.
const rowsOf = (column: "weeks" | "brief") => `SELECT string_agg(
      concat_ws(' ', key."at", whose.mark, summary."block", summary."${column}"), E'\\n') AS rows
    FROM unnest(string_to_array($1, E'\\n')) WITH ORDINALITY AS key("series", "at")
    CROSS JOIN (VALUES ($2, 'O'), ('${pool}', 'P')) AS whose("owner", mark)
    CROSS JOIN LATERAL (
      SELECT "block", "${column}" FROM "rate_summary" AS stored
      WHERE stored."owner" = whose."owner" AND stored."series" = key."series"
        AND stored."block" BETWEEN $3::int AND $4::int
      LIMIT ${blocksMost}
    ) AS summary`;
const readWeeks = { name: "read-rate-series", text: rowsOf("weeks") };
const readBrief = { name: "read-brief-rate-series", text: rowsOf("brief") };

export type Blocks = { first: number; last: number };

/** The rows of each series, of the organization itself and of the pool; `brief` has the first few prices of each week. */
export async function readSeries(ctx: Context, series: readonly string[], blocks: Blocks, isBrief = false) {
  const found = new Map<string, SummaryRow[]>();
  if (series.length === 0) return found;
  const values = [series.join("\n"), ctx.organizationId, blocks.first, blocks.last];
  const [answer] = await runStatement<{ rows: string | null }>(ctx, isBrief ? readBrief : readWeeks, values);
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
