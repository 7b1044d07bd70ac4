import { type LaneEnd, rankCrossings } from "@/lib/border-crossings/rules/rank-crossings";
import type { RankedCrossing } from "@/lib/border-crossings/schema/ranking";
import { readOwnHistory } from "@/lib/border-crossings/store";
import { marketAt } from "@/lib/places/rules/markets";
import type { Context } from "@/lib/server/context";

/** A leg that joins Mexico with the US or Canada. */
export type Leg = { origin: LaneEnd; destination: LaneEnd; isRefrigerated: boolean };

/** The crossings of legs that are known to cross, best first, as they are recommended for general freight of today. */
export async function rankLegs(ctx: Context, legs: readonly Leg[]): Promise<RankedCrossing[][]> {
  const market = (end: LaneEnd) => marketAt(end, end.countryCode)?.code ?? "";
  const pairs = legs.map(({ origin, destination }): [string, string] => [market(origin), market(destination)]);
  const histories = await readOwnHistory(ctx, pairs);
  const freight = { day: ctx.now.toISOString().slice(0, 10) };
  return legs.map((leg, at) => {
    const ownHistory = histories.get((pairs[at] ?? []).join(" "));
    return rankCrossings({ ...leg, freight, ownHistory }).ranked;
  });
}
