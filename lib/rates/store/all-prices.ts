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

const pricesAtOnce = 5_000;

/** The prices of a block, some thousands at a time, organization by organization. They are sorted once, by a cursor. */
export async function* pricesOfBlock(tx: Context, block: number) {
  const [first, end] = [mondayOf(block * weeksOfBlock), mondayOf((block + 1) * weeksOfBlock)];
  // A cursor takes no parameters; both are days that were made here.
  await tx.db.$executeRawUnsafe(`DECLARE prices_of_block NO SCROLL CURSOR FOR
    SELECT "organizationId", string_agg(line, E'\\n') AS lines
    FROM (SELECT "organizationId", ${priceLine} AS line,
        (row_number() OVER (PARTITION BY "organizationId") - 1) / ${pricesAtOnce} AS part
      FROM "rate_observation" WHERE "week" >= '${first}' AND "week" < '${end}') AS price
    GROUP BY "organizationId", part`);
  for (;;) {
    const parts = await tx.db.$queryRaw<PricePart[]>`FETCH 4 FROM prices_of_block`;
    for (const { organizationId, lines } of parts) {
      yield { organizationId, observations: lines.split("\n").map(observationOf) };
    }
    if (parts.length === 0) break;
  }
  await tx.db.$executeRaw`CLOSE prices_of_block`;
}
type PricePart = { organizationId: string; lines: string };

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
