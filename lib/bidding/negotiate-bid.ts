import { findBid, findOwnBid } from "@/lib/bidding/find-bid";
import { guardOverride } from "@/lib/bidding/guard-override";
import { guardOpenPosting, lockPosting } from "@/lib/bidding/lock-posting";
import { mailCounter, withdrawCounterMail } from "@/lib/bidding/mail-counter";
import { guardMove, makeMove } from "@/lib/bidding/make-moves";
import { notifyCarrier } from "@/lib/bidding/notify-carrier";
import { bidMoved } from "@/lib/bidding/raise-bid-changes";
import { showBid, showOwnBid } from "@/lib/bidding/rules/show-bid";
import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import { amountFor, type Move, type MoveDetails } from "@/lib/bidding/rules/transitions";
import type {
  BidReference,
  BidResponse,
  CounterBidRequest,
  RejectBidRequest,
  RejectCounterRequest,
  RevokeCounterRequest,
} from "@/lib/bidding/schema/bid";
import { guardBooking, lockForBooking } from "@/lib/loads/book-load";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

// What brokers and carriers do with a bid short of accepting it, which is in `accept-bid.ts`.

/** @throws AppError "not_found"; "conflict" naming the present state */
export const rejectBid = (ctx: Context, { bidId, reason }: RejectBidRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await moveBid(tx, await findBid(tx, bidId), {
      action: "REJECT",
      by: "BROKER",
      reason: { code: "broker", message: reason },
    });
    await notifyCarrier(tx, bid, "REJECTED");
    return { bid: showBid(bid, tx.now) };
  });

const counter = { action: "COUNTER", by: "BROKER" } as const;

/**
 * Offers the carrier another price. The carrier could accept it at once, so it must be one that may be assigned.
 * @throws AppError "not_found"; "conflict" naming the present state; "carrier_not_assignable";
 *   "invalid_request" for another currency, and where a person has to say why, see `guardOverride`
 */
export const counterBid = (ctx: Context, { bidId, amount, overrideReason }: CounterBidRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const known = await findBid(tx, bidId);
    guardMove(known, counter);
    const locked = await lockForBooking(tx, known);
    guardBooking(locked);
    guardOverride(tx, locked, overrideReason);
    const bid = await moveBid(tx, known, { ...counter, counterAmount: amountFor(known, amount), overrideReason });
    await mailCounter(tx, bid);
    await notifyCarrier(tx, bid, "COUNTER");
    return { bid: showBid(bid, tx.now) };
  });

/** @throws AppError "not_found"; "conflict" naming the present state */
export const revokeCounter = (ctx: Context, { bidId, reason }: RevokeCounterRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await moveBid(tx, await findBid(tx, bidId), {
      action: "REVOKE_COUNTER",
      by: "BROKER",
      reason: reason === undefined ? undefined : { code: "broker", message: reason },
    });
    await withdrawCounterMail(tx, bid);
    return { bid: showBid(bid, tx.now) };
  });

const refusal = { action: "REJECT_COUNTER", by: "CARRIER" } as const;

/**
 * The bid stands again, at the carrier's new amount if it names one.
 * @throws AppError "not_found"; "conflict" naming the present state
 */
export const rejectCounter = (ctx: Context, { bidId, amount }: RejectCounterRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const known = await findOwnBid(tx, bidId);
    const { currencyCode } = known;
    const price = amount && { amount: amountFor(known, amount), currencyCode };
    const bid = await moveBid(tx, known, { ...refusal, price });
    await bidMoved.raise(tx, { bid, ...refusal });
    return { bid: showOwnBid(bid, tx.now) };
  });

/** @throws AppError "not_found"; "conflict" naming the present state */
export const revokeBid = (ctx: Context, { bidId }: BidReference): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await moveBid(tx, await findOwnBid(tx, bidId), { action: "REVOKE", by: "CARRIER" });
    return { bid: showOwnBid(bid, tx.now) };
  });

/** Looks at the bid before and after it is locked: most refusals need no lock. */
async function moveBid(tx: Context, known: StoredBid, move: Move & MoveDetails): Promise<StoredBid> {
  guardMove(known, move);
  const posting = await lockPosting(tx, known.postingId);
  const bid = await findBid(tx, known.id);
  guardMove(bid, move);
  guardOpenPosting(posting, tx.now);
  return makeMove(tx, { ...move, bid });
}
