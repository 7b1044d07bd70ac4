import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import { readSubmittedPrices } from "@/lib/bidding/store/bid-events";
import { type BidFilter, type ListedBidRow, listBidRows, readBid, readOpenBids } from "@/lib/bidding/store/bid-rows";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";

export type { BidFilter, ListedBidRow };

/** @throws AppError "not_found", also for a bid of another organization. */
export async function findBid(ctx: Context, id: string): Promise<StoredBid> {
  const bid = await readBid(ctx, id);
  if (!bid) throw new AppError("not_found", "There is no such bid.");
  return bid;
}

/** Newest first, each with what lists say of its load. */
export const listStoredBids = (ctx: Context, filter: BidFilter, limit: number): Promise<ListedBidRow[]> =>
  listBidRows(ctx, filter, limit);

/** What each of these bids asked for when it was submitted last, whatever was negotiated since. */
export const findSubmittedPrices = (ctx: Context, ids: readonly string[]) => readSubmittedPrices(ctx, ids);

/** What something may still become of, of one carrier on a posting; there is one at most while the posting is locked. */
export async function findOpenBid(
  tx: Context,
  { postingId, carrierId }: { postingId: string; carrierId: string },
): Promise<StoredBid | undefined> {
  const [open] = await readOpenBids(tx, { postingIds: [postingId], carrierIds: [carrierId] });
  return open;
}
