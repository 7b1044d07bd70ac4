import { describeBids } from "@/lib/bidding/list-bids";
import type { ListedBid } from "@/lib/bidding/schema/bid";
import { listBidRows } from "@/lib/bidding/store/bid-rows";
import { readWaitingBids, type WaitingBid } from "@/lib/bidding/store/waiting-bids";
import type { LoadCoverage } from "@/lib/loads/rules/coverage";
import type { Context } from "@/lib/server/context";

export type { WaitingBid };

/** The bids on loads of these owners that wait for the broker or for their carrier, up to `max` of each. */
export const findWaitingBids = (ctx: Context, coverage: LoadCoverage, max: number): Promise<WaitingBid[]> =>
  readWaitingBids(ctx, coverage, max);

/** These bids with the facts to decide on them, by their ids. */
export async function describeBidsOf(ctx: Context, ids: readonly string[]): Promise<Map<string, ListedBid>> {
  if (ids.length === 0) return new Map();
  const rows = await listBidRows(ctx, { ids }, ids.length);
  return new Map((await describeBids(ctx, rows)).map((bid) => [bid.id, bid]));
}
