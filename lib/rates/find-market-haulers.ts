import { dayOf } from "@/lib/core/day-of";
import { mondayOf, weekNumberOf } from "@/lib/rates/rules/summary-series";
import { readMarketHaulers } from "@/lib/rates/store/market-haulers";
import type { Context } from "@/lib/server/context";

const weeksBack = 52;
// Loads that are booked have their pickup days ahead.
const weeksAhead = 4;

/**
 * The carriers that the organization paid for loads between two markets in the last year: how many loads, and the last
 * day of pickup, not later than today.
 */
export async function findMarketHaulers(ctx: Context, pair: { origin: string; destination: string }) {
  const today = dayOf(ctx.now);
  const from = weekNumberOf(today) - weeksBack;
  const weeks = Array.from({ length: weeksBack + weeksAhead + 1 }, (_, at) => mondayOf(from + at));
  const rows = await readMarketHaulers(ctx, { ...pair, weeks });
  return rows.map(({ lastDay, ...hauler }) => ({
    ...hauler,
    lastAt: new Date(Math.min(Date.parse(lastDay), Date.parse(today))),
  }));
}
