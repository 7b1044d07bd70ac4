import { closePosting } from "@/lib/bidding/end-posting";
import { findBid, findOwnBid } from "@/lib/bidding/find-bid";
import { guardOverride } from "@/lib/bidding/guard-override";
import { guardOpenPosting, lockPosting } from "@/lib/bidding/lock-posting";
import { guardMove, makeMove } from "@/lib/bidding/make-moves";
import { notifyCarrier } from "@/lib/bidding/notify-carrier";
import { bidMoved } from "@/lib/bidding/raise-bid-changes";
import { showBid, showOwnBid } from "@/lib/bidding/rules/show-bid";
import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { Move, MoveDetails } from "@/lib/bidding/rules/transitions";
import type { AcceptBidRequest, AcceptCounterRequest, BidMoney, BidResponse } from "@/lib/bidding/schema/bid";
import { AppError } from "@/lib/core/errors";
import { bookLoad, guardBooking, type LockedForBooking, lockForBooking } from "@/lib/loads/book-load";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

// Accepting a bid books the load, closes the other bids and ends the posting, all of it or nothing. Locks are taken in
// one order, so that no two transactions wait for each other:
// 1. the carrier: an upsert of carriers waits for one of them while others wait for it, so nothing is locked before;
// 2. the load: a sync locks it and then ends its posting. Of several acceptances the first to have it wins;
// 3. the posting: bids change under its lock alone, so that
// 4. the bids need no lock of their own;
// 5. the chain of carrier selections: all assignments of the organization share it, so it is locked last and briefly.

/**
 * Accepts a carrier's bid and books the load with it.
 * @throws AppError "not_found"; "conflict" naming the present state; "version_conflict" at another amount;
 *   "carrier_not_assignable"; "invalid_request" where a person has to say why, see `guardOverride`
 */
export const acceptBid = (
  ctx: Context,
  { bidId, ifAmount, reason, overrideReason }: AcceptBidRequest,
): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await lockAndBook(tx, await findBid(tx, bidId), {
      action: "ACCEPT",
      by: "BROKER",
      ifAmount,
      reason: reason === undefined ? undefined : { code: "broker", message: reason },
      overrideReason,
    });
    await notifyCarrier(tx, bid, "ACCEPTED");
    return { bid: showBid(bid, tx.now) };
  });

/**
 * The carrier takes the broker's price: the load is booked with it.
 * @throws AppError "not_found"; "conflict" naming the present state; "version_conflict" at another amount; "carrier_not_assignable"
 */
export const acceptCounter = (ctx: Context, { bidId, ifAmount }: AcceptCounterRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const known = await findOwnBid(tx, bidId);
    const bid = await lockAndBook(tx, known, { action: "ACCEPT_COUNTER", by: "CARRIER", ifAmount });
    return { bid: showOwnBid(bid, tx.now) };
  });

type AcceptingMove = Move & { action: "ACCEPT" | "ACCEPT_COUNTER" };

/** `ifAmount` is the price that the decision was made at. */
type Acceptance = AcceptingMove & Pick<MoveDetails, "reason" | "overrideReason"> & { ifAmount: BidMoney | undefined };

async function lockAndBook(tx: Context, known: StoredBid, { ifAmount, ...move }: Acceptance): Promise<StoredBid> {
  guardMove(known, move);
  const locked = await lockForBooking(tx, known);
  const posting = await lockPosting(tx, known.postingId);
  const bid = await findBid(tx, known.id);
  guardMove(bid, move);
  guardAmount(tx, bid, { ifAmount, ...move });
  guardOpenPosting(posting, tx.now);
  if (move.action === "ACCEPT") guardOverride(tx, locked, move.overrideReason);
  return bookWithBid(tx, locked, { ...move, bid });
}

/**
 * Accepts a bid whose carrier, load and posting are locked already, in this order.
 * @throws AppError "conflict" for a load that is not available; "carrier_not_assignable"
 */
export async function bookWithBid(
  tx: Context,
  locked: LockedForBooking,
  move: AcceptingMove & MoveDetails & { bid: StoredBid },
): Promise<StoredBid> {
  // The carrier must not learn why the organization refuses it.
  if (move.by === "CARRIER" && !locked.eligibility.assignable)
    throw new AppError("carrier_not_assignable", "The broker cannot book this carrier for the load now.");
  guardBooking(locked);
  const accepted = await makeMove(tx, move);
  await closePosting(tx, accepted.postingId, { reason: "load_booked", reasonOfBids: "another_bid_accepted" });
  await bidMoved.raise(tx, { bid: accepted, action: move.action, by: move.by });
  const { amount, currencyCode } = accepted;
  // Why was said with what the broker did: with the acceptance, or with the counter that the carrier takes.
  const overrideReason = (move.action === "ACCEPT" ? move.overrideReason : move.bid.overrideReason) ?? undefined;
  await bookLoad(tx, locked, { price: { amount, currencyCode }, overrideReason });
  return accepted;
}

/** A bid is only accepted at the price that the decision was made at. */
function guardAmount(tx: Context, bid: StoredBid, { ifAmount, action, by }: Acceptance) {
  const amount = action === "ACCEPT_COUNTER" ? bid.counterAmount : bid.amount;
  const { amount: wanted = amount, currencyCode = bid.currencyCode } = ifAmount ?? {};
  if (wanted === amount && currencyCode === bid.currencyCode) return;
  const show = by === "CARRIER" ? showOwnBid : showBid;
  throw new AppError("version_conflict", "The amount is another one by now.", {
    current: { bid: show(bid, tx.now) },
  });
}
