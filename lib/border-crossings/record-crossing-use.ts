import type { End } from "@/lib/border-crossings/rules/road-miles";
import { crossingLeg } from "@/lib/border-crossings/rules/route-miles";
import { type CrossingUse, removedUse, savedUse } from "@/lib/border-crossings/store";
import { marketAt } from "@/lib/places/rules/markets";
import type { Context } from "@/lib/server/context";
import type { AdditionalWrite } from "@/lib/server/gathered-write";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** The markets between which a crossing is used by a load that stops at these places; none where it does not cross. */
export function crossingUse(places: readonly End[], crossing: UsMxBorderCrossing | undefined): CrossingUse | undefined {
  const leg = crossing && crossingLeg(places);
  if (!leg) return undefined;
  const [origin, destination] = leg.map((end) => marketAt(end, end.countryCode)?.code);
  return origin && destination ? { markets: [origin, destination], crossing } : undefined;
}

/**
 * Counts a load's crossing among the organization's own, or forgets it where the load uses none any longer, with the
 * statement that writes the load.
 */
export const recordCrossingUse = (ctx: Context, use: CrossingUse | undefined): AdditionalWrite =>
  use ? savedUse(ctx, use) : removedUse(ctx);
