import { closeBids, endSettledPosting } from "@/lib/bidding/end-posting";
import { findBid } from "@/lib/bidding/find-bid";
import { guardOpenPosting } from "@/lib/bidding/guard-open-posting";
import { lockPosting } from "@/lib/bidding/lock-posting";
import { guardMove, makeMoves } from "@/lib/bidding/make-moves";
import { answerBid, answerOwnBid } from "@/lib/bidding/rules/answer-bid";
import type { MoveDetails } from "@/lib/bidding/rules/make-move";
import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { Move } from "@/lib/bidding/rules/transitions";
import type { BidMoney } from "@/lib/bidding/schema/bid-operations";
import { AppError } from "@/lib/core/errors";
import { bookLoad, guardBooking } from "@/lib/loads/book-load";
import { type HeldForBooking, holdForBooking } from "@/lib/loads/hold-for-booking";
import type { Context } from "@/lib/server/context";

/** A move, and the amount that it was decided on by. */
type Settlement = Move & Pick<MoveDetails, "reason"> & { ifAmount: BidMoney | undefined };

/**
 * Settles a bid by a move that accepts it or the counter on it: the load is booked, the other bids are closed, and the
 * posting ends, all of it or nothing. Of several at once the first to lock the load wins.
 * @throws AppError "conflict" naming the present state; "version_conflict" at another price; "carrier_not_assignable"
 */
export async function settleBid(tx: Context, known: StoredBid, settlement: Settlement): Promise<StoredBid> {
  const { ifAmount: _, ...move } = settlement;
  guardMove(known, move);
  const held = await holdForBooking(tx, known);
  const posting = await lockPosting(tx, known.postingId);
  const bid = await findBid(tx, known.id);
  guardMove(bid, move);
  guardAmount(tx, bid, settlement);
  guardOpenPosting(posting, tx.now);
  return settleHeldBid(tx, held, { ...move, bid });
}

/** The same for a bid whose carrier, load and posting are locked already, in this order. */
export async function settleHeldBid(
  tx: Context,
  held: HeldForBooking,
  move: Move & MoveDetails & { bid: StoredBid },
): Promise<StoredBid> {
  // What the organization thinks of a carrier is no business of the carrier.
  if (move.by === "CARRIER" && !held.meaning.assignable) throw notNow();
  guardBooking(held);
  const [settled] = await makeMoves(tx, [move]);
  if (!settled) throw new Error("A move leads to a bid.");
  await closeBids(tx, settled.postingId, "another_bid_accepted", settled.id);
  await endSettledPosting(tx, { id: settled.postingId }, "load_booked");
  const { amount, currencyCode } = settled;
  await bookLoad(tx, held, { price: { amount, currencyCode } });
  return settled;
}

/** Nobody is held to another price than the one that was decided on. */
function guardAmount(tx: Context, bid: StoredBid, { ifAmount, action, by }: Settlement) {
  const amount = action === "ACCEPT_COUNTER" ? bid.counterAmount : bid.amount;
  const { amount: wanted = amount, currencyCode = bid.currencyCode } = ifAmount ?? {};
  if (wanted === amount && currencyCode === bid.currencyCode) return;
  const answer = by === "CARRIER" ? answerOwnBid : answerBid;
  throw new AppError("version_conflict", "The amount is another one by now.", {
    current: { bid: answer(bid, tx.now) },
  });
}

const notNow = () => new AppError("carrier_not_assignable", "The broker cannot book this carrier for the load now.");
