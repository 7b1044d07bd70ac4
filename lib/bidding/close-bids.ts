import { makeMoves } from "@/lib/bidding/make-moves";
import type { BidReasonCode } from "@/lib/bidding/schema/bid";
import { type OpenBids, readOpenBids, readPostingsBidOn } from "@/lib/bidding/store/bid-rows";
import { lockOpenPostingOf, lockOutFirstTimeBidders, lockPostingRows } from "@/lib/bidding/store/posting-rows";
import type { Context } from "@/lib/server/context";

/** Closes open bids on postings that are locked. */
export async function closeBids(tx: Context, which: OpenBids, reason: BidReasonCode) {
  const open = await readOpenBids(tx, which);
  await makeMoves(
    tx,
    open.map((bid) => ({ bid, action: "CLOSE", by: "PORTAL", reason: { code: reason } })),
  );
}

/** Closes the open bids of a carrier that was blocked for a load, which is locked. */
export async function closeBidsOfCarrier(tx: Context, { carrierId, loadId }: { carrierId: string; loadId: string }) {
  // Locked even where it has no bid of the carrier: one may be under way.
  const posting = await lockOpenPostingOf(tx, loadId);
  if (posting) await closeBids(tx, { postingIds: [posting.id], carrierIds: [carrierId] }, "carrier_blocked");
}

/** Closes the open bids of carriers that get no freight any more. Their relationships are locked and written. */
export async function closeBidsOfCarriers(tx: Context, carrierIds: readonly string[]) {
  if (carrierIds.length === 0) return;
  await lockOutFirstTimeBidders(tx);
  const postingIds = await readPostingsBidOn(tx, carrierIds);
  if (postingIds.length === 0) return;
  await lockPostingRows(tx, postingIds);
  await closeBids(tx, { postingIds, carrierIds }, "carrier_blocked");
}
