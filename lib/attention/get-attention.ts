import { findWhatWaits } from "@/lib/attention/find-what-waits";
import { attentionCountMax, groupOfKind } from "@/lib/attention/schema/attention-values";
import type { GetAttentionRequest, GetAttentionResponse } from "@/lib/attention/schema/requests";
import { countWaitingBids } from "@/lib/bidding/list-bids";
import { countCarriersToReview } from "@/lib/carriers/search-carriers";
import type { Context } from "@/lib/server/context";

/** What every page of the portal shows beside its navigation, so each count ends at its limit. */
export async function getAttention(ctx: Context, _request: GetAttentionRequest): Promise<GetAttentionResponse> {
  const [{ shown }, bidsWaiting, carriersToReview] = await Promise.all([
    findWhatWaits(ctx, undefined),
    countWaitingBids(ctx, attentionCountMax),
    countCarriersToReview(ctx, attentionCountMax),
  ]);
  const today = shown.filter(({ kind }) => groupOfKind[kind] !== "WAIT").length;
  return { today: Math.min(today, attentionCountMax), bidsWaiting, carriersToReview };
}
