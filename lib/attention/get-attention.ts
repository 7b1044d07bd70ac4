import { attentionCountMax, type GetAttentionRequest, type GetAttentionResponse } from "@/lib/attention/schema";
import { countWaitingBids } from "@/lib/bidding/list-bids";
import { countCarriersToReview } from "@/lib/carriers/search-carriers";
import type { Context } from "@/lib/server/context";

/** What every page of the portal shows beside its navigation, so each is one count that ends at its limit. */
export async function getAttention(ctx: Context, _request: GetAttentionRequest): Promise<GetAttentionResponse> {
  const [bidsWaiting, carriersToReview] = await Promise.all([
    countWaitingBids(ctx, attentionCountMax),
    countCarriersToReview(ctx, attentionCountMax),
  ]);
  return { bidsWaiting, carriersToReview };
}
