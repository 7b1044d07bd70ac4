import { crossingPosition } from "@/lib/border-crossings/rules/crossings";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** How often an organization's own loads between two markets used each crossing. */
export type OwnHistory = ReadonlyMap<UsMxBorderCrossing, number>;

/** Own loads that weigh as much as everything else that is known. */
export const kappa = 20;

/** The shares of a lane, moved towards the organization's own: half the way after twenty loads. */
export function withOwnHistory(shares: Float64Array, own: OwnHistory): Float64Array {
  let loads = 0;
  for (const [id, count] of own) if ((shares[crossingPosition(id)] ?? 0) > 0) loads += count;
  if (loads === 0) return shares;
  const moved = shares.map((share) => (kappa * share) / (kappa + loads));
  for (const [id, count] of own) {
    const at = crossingPosition(id);
    if ((shares[at] ?? 0) > 0) moved[at] = (moved[at] ?? 0) + count / (kappa + loads);
  }
  return moved;
}
