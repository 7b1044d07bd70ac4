import type { LoadEdit } from "@/lib/loads/schema/edit";
import type { RecommendedLoadCrossing } from "@/lib/loads/schema/load-crossings";
import type { UsMxBorderCrossing } from "@/lib/vocabulary/border-crossing";

/** In the place of a crossing: for each load the one that is recommended. */
export const recommended = "@recommended";

type Wanted = {
  /** Null: none. */
  crossing: UsMxBorderCrossing | typeof recommended | null;
  /** Loads that name a crossing keep it. */
  onlyMissing: boolean;
};

/** What becomes of each load. */
export function editsOf(known: readonly RecommendedLoadCrossing[], { crossing, onlyMissing }: Wanted): LoadEdit[] {
  return known.flatMap(({ id, present, recommended: best, reason }): LoadEdit[] => {
    if (reason === "NOT_FOUND") return [];
    if (crossing === null) return present ? [{ id, usMxBorderCrossing: null }] : [];
    if (onlyMissing && present) return [];
    if (crossing !== recommended) return [{ id, usMxBorderCrossing: crossing, borderCrossingStrategy: "PRE_ASSIGNED" }];
    return best ? [{ id, usMxBorderCrossing: best, borderCrossingStrategy: "RECOMMENDED" }] : [];
  });
}

/** How many loads go over each crossing, the most first. */
export function countCrossings(edits: readonly LoadEdit[]) {
  const counts = new Map<UsMxBorderCrossing, number>();
  for (const { usMxBorderCrossing: crossing } of edits)
    if (crossing) counts.set(crossing, (counts.get(crossing) ?? 0) + 1);
  return [...counts].map(([crossing, count]) => ({ crossing, count })).sort((a, b) => b.count - a.count);
}
