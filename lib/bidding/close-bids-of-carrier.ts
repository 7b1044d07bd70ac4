import { makeMoves } from "@/lib/bidding/make-moves";
import { readOpenBids, readPostingsBidOn } from "@/lib/bidding/store/bid-rows";
import { keepNewcomersOut, letNewcomersIn } from "@/lib/bidding/store/newcomers";
import { lockOpenPostingOf, lockPostingRows } from "@/lib/bidding/store/posting-rows";
import type { Context } from "@/lib/server/context";

/** Closes the open bids of a carrier that was blocked for a load, which is locked. */
export async function closeBidsOfCarrier(tx: Context, { carrierId, loadId }: { carrierId: string; loadId: string }) {
  // Locked even where it has no bid of the carrier: one may be under way.
  const posting = await lockOpenPostingOf(tx, loadId);
  if (posting) await closeOpenBids(tx, [posting.id], [carrierId]);
}

/** Closes the open bids of carriers that get no freight any more. Their relationships are locked and written. */
export async function closeBidsOfCarriers(tx: Context, carrierIds: readonly string[]) {
  if (carrierIds.length === 0) return;
  await keepNewcomersOut(tx);
  const postingIds = await readPostingsBidOn(tx, carrierIds);
  if (postingIds.length === 0) return;
  await lockPostingRows(tx, postingIds);
  await closeOpenBids(tx, postingIds, carrierIds);
}

/**
 * For who has no relationship with the organization yet, and so nothing that could be held while it bids: until `tx`
 * ends no carrier becomes one that gets no freight. Comes before a posting is locked.
 */
export const holdNewcomer = (tx: Context): Promise<void> => letNewcomersIn(tx);

async function closeOpenBids(tx: Context, postingIds: readonly string[], carrierIds: readonly string[]) {
  const open = await readOpenBids(tx, { postingIds, carrierIds });
  await makeMoves(
    tx,
    open.map((bid) => ({ bid, action: "CLOSE", by: "PORTAL", reason: { code: "carrier_blocked" } })),
  );
}
