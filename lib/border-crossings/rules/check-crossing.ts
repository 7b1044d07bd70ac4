import type { CrossingDoubt, RankedCrossing } from "@/lib/border-crossings/schema/ranking";
import type { Restriction } from "@/lib/border-crossings/schema/restriction";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

const farDetourMiles = 100;
const unlikelyBelow = 0.01;

/** Compares a chosen crossing with the ranking of its lane. */
export function checkCrossing(
  chosen: UsMxBorderCrossing,
  { ranked, restrictions }: { ranked: readonly RankedCrossing[]; restrictions: readonly Restriction[] },
): CrossingDoubt[] {
  const barred = restrictions.filter(({ crossing }) => crossing === chosen);
  const doubts = barred.map((restriction): CrossingDoubt => ({ code: "RESTRICTED", restriction }));
  const found = ranked.find(({ id }) => id === chosen);
  if (!found) return doubts;
  const { detourMiles, probability } = found;
  if (detourMiles >= farDetourMiles) doubts.push({ code: "FAR_DETOUR", detourMiles });
  if (probability < unlikelyBelow) doubts.push({ code: "UNLIKELY", probability });
  return doubts;
}
