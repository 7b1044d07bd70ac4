import { makeMoves } from "@/lib/bidding/make-moves";
import { hasExpired, type StoredPosting } from "@/lib/bidding/rules/stored-posting";
import type { BidReasonCode } from "@/lib/bidding/schema/bid";
import { readOpenBids } from "@/lib/bidding/store/bid-rows";
import { endPostingRow, lockOpenPostingOf } from "@/lib/bidding/store/posting-rows";
import type { Context } from "@/lib/server/context";

/** Ends an open posting that is locked, and closes the bids on it. */
export async function endPosting(tx: Context, { id }: Pick<StoredPosting, "id">, reason: BidReasonCode) {
  await closeBids(tx, id, reason);
  return endPostingRow(tx, id, reason);
}

/** Ends an open posting that is locked and on which no bid is open any more. */
export const endSettledPosting = (tx: Context, { id }: Pick<StoredPosting, "id">, reason: BidReasonCode) =>
  endPostingRow(tx, id, reason);

/** Closes whatever is open on a locked posting, save the bid that is named. */
export async function closeBids(tx: Context, postingId: string, reason: BidReasonCode, exceptId?: string) {
  const open = (await readOpenBids(tx, { postingIds: [postingId] })).filter(({ id }) => id !== exceptId);
  await makeMoves(
    tx,
    open.map((bid) => ({ bid, action: "CLOSE", by: "PORTAL", reason: { code: reason } })),
  );
}

const reasonFor = {
  ON_HOLD: "load_on_hold",
  BOOKED: "load_booked",
  CANCELLED: "load_cancelled",
  COMPLETED: "load_completed",
} as const satisfies Record<string, BidReasonCode>;

type UnavailableLoad = { loadId: string; status: keyof typeof reasonFor };

/** Ends the open posting, if it has one, of a locked load that carriers cannot bid on any more. */
export async function endPostingOfLoad(tx: Context, { loadId, status }: UnavailableLoad) {
  const posting = await lockOpenPostingOf(tx, loadId);
  if (posting) await endPosting(tx, posting, hasExpired(posting, tx.now) ? "posting_expired" : reasonFor[status]);
}
