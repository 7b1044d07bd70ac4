import { type OpenBids, rankOpenBids } from "@/lib/bidding/rank-open-bids";
import type { BidsOfLoad, BidsOfLoadsRequest, BidsOfLoadsResponse } from "@/lib/bidding/schema/bids-of-loads";
import type { Context } from "@/lib/server/context";

function firstOf({ bids: [first], best, isCompared }: OpenBids): BidsOfLoad["first"] {
  if (!first) return undefined;
  const { id, amount, carrierName, meaning, status, submittedAt, counterAt, compared } = first;
  return {
    id,
    amount,
    carrierName,
    assignable: meaning?.assignable ?? false,
    // As the desk's clock: from the moment it was submitted, or since the carrier rejected a counter.
    ...(status === "ACTIVE" && { waitsSince: counterAt?.toISOString() ?? submittedAt }),
    isCompared: isCompared(first),
    ...(compared && { compared }),
    isBest: first === best,
  };
}

/** The bids for loads in short, for a list of them. The number of statements is the same for any number of loads. */
export async function summarizeBidsOfLoads(
  ctx: Context,
  { loadIds }: BidsOfLoadsRequest,
): Promise<BidsOfLoadsResponse> {
  const ranked = await rankOpenBids(ctx, loadIds);
  return {
    items: loadIds.flatMap((loadId): BidsOfLoad[] => {
      const open = ranked.get(loadId);
      if (!open) return [];
      const { bids, posting } = open;
      const first = firstOf(open);
      return [
        {
          loadId,
          openBidCount: bids.length,
          ...(first && { first }),
          isPosted: posting !== undefined,
          ...(posting?.expiresAt && { expiresAt: posting.expiresAt.toISOString() }),
        },
      ];
    }),
  };
}
