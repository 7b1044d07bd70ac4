import { saveObservations } from "@/lib/rates/save-observations";
import type { Observation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

const dayMs = 86_400_000;

type Paid = Partial<Observation> & { weeks?: number; perWeek?: number; carriers?: number; centerUsd?: number };

/**
 * What an organization paid on a lane, Monterrey to Dallas over Laredo by default: so many loads in each of the last
 * weeks, all of them over by now, by so many carriers, at prices spread evenly around a center.
 */
export async function aPaidLane(
  ctx: Context,
  { weeks = 10, perWeek = 6, carriers = 5, centerUsd = 1900, ...observation }: Paid = {},
) {
  const added = Array.from({ length: weeks * perWeek }, (_, index): Observation => {
    const at = new Date(ctx.now.getTime() - (7 + Math.floor(index / perWeek) * 7) * dayMs);
    const factor = 0.94 + (0.12 * (index % perWeek)) / Math.max(1, perWeek - 1);
    return {
      key: `import:${observation.originMarket ?? "MTY"} ${observation.trailerCategory ?? ""} ${observation.usMxBorderCrossing ?? ""} ${index}`,
      originMarket: "MTY",
      destinationMarket: "DAL",
      ...(!("originMarket" in observation) && { usMxBorderCrossing: "LAREDO_INTL_BRIDGE" as const }),
      trailerCategory: "DRY_VAN",
      routeMiles: 624,
      pickupDate: at.toISOString().slice(0, 10),
      allInAmount: Math.round(centerUsd * factor * 100),
      currencyCode: "USD",
      carrierKey: `name:carrier ${index % carriers}`,
      source: "IMPORT",
      ...observation,
    };
  });
  await inTransaction(ctx, (tx) => saveObservations(tx, { added, removed: [] }));
}
