import { rankCrossingsEndpoint, recommendCrossingsEndpoint } from "@/lib/border-crossings/contract";
import { rankCrossings } from "@/lib/border-crossings/rank-crossings";
import { recommendCrossings } from "@/lib/border-crossings/recommend-crossings";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const borderCrossingOperations = [
  operation(recommendCrossingsEndpoint, recommendCrossings),
  operation(rankCrossingsEndpoint, rankCrossings),
] as const;
