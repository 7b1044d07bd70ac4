import { changedRows, changeRow, type RowChange } from "@/lib/rates/rules/summary-changes";
import { clearBlock, pricesOfBlock, readBlocksOfPrices } from "@/lib/rates/store/prices";
import { insertSummaries } from "@/lib/rates/store/summaries";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { allowLonger } from "@/lib/server/transaction";

/** A block of a large installation holds some hundred thousand prices. */
const timeouts = { maxWait: 60_000, timeout: 3_600_000 };

/**
 * Rebuilds the summaries of all organizations from the prices, thirteen weeks at a time. Imports and bookings wait
 * while a block is made (about a second for 20,000 prices), lookups do not. Answers how many rows it made.
 */
export async function rebuildSummaries(ctx: Context): Promise<{ blocks: number; rows: number; observations: number }> {
  const blocks = await readBlocksOfPrices(ctx);
  const total = { blocks: blocks.length, rows: 0, observations: 0 };
  for (const block of blocks) {
    await db.$transaction(async (transaction) => {
      await allowLonger(transaction, timeouts.timeout);
      const made = await rebuildBlock({ ...ctx, db: transaction }, block);
      total.rows += made.rows;
      total.observations += made.observations;
    }, timeouts);
  }
  return total;
}

async function rebuildBlock(tx: Context, block: number) {
  await clearBlock(tx, block);
  const rows = new Map<string, { row: RowChange; weeks: string }>();
  let observations = 0;
  for await (const { organizationId, observations: added } of pricesOfBlock(tx, block)) {
    observations += added.length;
    for (const row of changedRows(organizationId, { added, removed: [] })) {
      const key = `${row.owner} ${row.series}`;
      const { weeks } = changeRow(rows.get(key)?.weeks ?? "", row);
      rows.set(key, { row, weeks });
    }
  }
  await insertSummaries(tx, [...rows.values()]);
  return { rows: rows.size, observations };
}
