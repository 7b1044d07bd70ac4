import { briefText, type RowChange } from "@/lib/rates/rules/summary-changes";
import { mondayOf, weeksOfBlock } from "@/lib/rates/rules/week-number";
import { observationOf, priceLine } from "@/lib/rates/store/price-lines";
import type { Context } from "@/lib/server/context";
import { runStatement } from "@/lib/server/statement";

const readBlocks = {
  name: "read-blocks-of-prices",
  text: `SELECT DISTINCT floor(("week" - DATE '1970-01-05') / (7.0 * ${weeksOfBlock}))::int AS block FROM "rate_observation"
    UNION SELECT DISTINCT "block" FROM "rate_summary" ORDER BY 1`,
};

/** All thirteen-week blocks of which anything is known. */
export const readBlocksOfPrices = async (ctx: Context) =>
  (await runStatement<{ block: number }>(ctx, readBlocks, [])).map(({ block }) => block);

const pageSize = 10_000;
const readPage = {
  name: "read-page-of-prices",
  text: `SELECT page."organizationId", string_agg(page.line, E'\\n' ORDER BY page."key") AS lines
    FROM (SELECT "organizationId", "key", ${priceLine} AS line FROM "rate_observation"
      WHERE "week" >= $1::date AND "week" < $2::date AND ("organizationId", "key") > ($3, $4)
      ORDER BY "organizationId", "key" LIMIT ${pageSize}) AS page
    GROUP BY page."organizationId" ORDER BY page."organizationId"`,
};

/** The prices of a block, some thousands at a time, organization by organization. */
export async function* pricesOfBlock(ctx: Context, block: number) {
  const days = [mondayOf(block * weeksOfBlock), mondayOf((block + 1) * weeksOfBlock)];
  let [organizationId, key] = ["", ""];
  for (;;) {
    const groups = await runStatement<PriceGroup>(ctx, readPage, [...days, organizationId, key]);
    let size = 0;
    for (const { organizationId: owner, lines } of groups) {
      const observations = lines.split("\n").map(observationOf);
      size += observations.length;
      [organizationId, key] = [owner, observations.at(-1)?.key ?? ""];
      yield { organizationId: owner, observations };
    }
    if (size < pageSize) return;
  }
}
type PriceGroup = { organizationId: string; lines: string };

const clear = {
  name: "clear-block-of-rate-summaries",
  text: `DELETE FROM "rate_summary" WHERE "block" = $1::int`,
};

/** Nobody else writes summaries until the transaction ends; what others stored and did not yet add, they add after it. */
export async function clearBlock(tx: Context, block: number) {
  await tx.db.$executeRaw`LOCK TABLE "rate_summary" IN EXCLUSIVE MODE`;
  await runStatement(tx, clear, [block]);
}

const insert = {
  name: "insert-rate-summaries",
  text: `INSERT INTO "rate_summary" ("owner", "series", "block", "weeks", "brief")
    SELECT "owner", "series", "block", "weeks", coalesce("brief", '') FROM unnest(string_to_array($1, E'\\n'), string_to_array($2, E'\\n'),
      string_to_array($3, E'\\n')::smallint[], string_to_array($4, E'\\n'), string_to_array($5, E'\\n')) AS made
      ("owner", "series", "block", "weeks", "brief")
    ORDER BY 1, 2, 3`,
};
const rowsAtOnce = 5_000;

type NewRow = { row: Omit<RowChange, "weeks">; weeks: string };

export async function insertSummaries(tx: Context, rows: readonly NewRow[]) {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const some = rows.slice(at, at + rowsAtOnce);
    const column = (of: (row: NewRow) => string | number) => some.map(of).join("\n");
    await runStatement(tx, insert, [
      column(({ row }) => row.owner),
      column(({ row }) => row.series),
      column(({ row }) => row.block),
      column(({ weeks }) => weeks),
      column(({ row, weeks }) => briefText(weeks, row)),
    ]);
  }
}
