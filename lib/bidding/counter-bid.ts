import { findBid } from "@/lib/bidding/find-bid";
import { guardMove } from "@/lib/bidding/make-moves";
import { moveBid } from "@/lib/bidding/move-bid";
import { answerBid } from "@/lib/bidding/rules/answer-bid";
import { amountFor } from "@/lib/bidding/rules/bid-money";
import type { BidResponse, CounterBidRequest } from "@/lib/bidding/schema/bid-operations";
import { guardBooking } from "@/lib/loads/book-load";
import { holdForBooking } from "@/lib/loads/hold-for-booking";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

const move = { action: "COUNTER", by: "BROKER" } as const;

/**
 * Offers the carrier another price. The carrier could accept it at once, so it must be one that may be assigned.
 * @throws AppError "not_found"; "conflict" naming the present state; "carrier_not_assignable"
 */
export const counterBid = (ctx: Context, { bidId, amount }: CounterBidRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const known = await findBid(tx, bidId);
    guardMove(known, move);
    guardBooking(await holdForBooking(tx, known));
    const bid = await moveBid(tx, known, { ...move, counterAmount: amountFor(known, amount) });
    return { bid: answerBid(bid, tx.now) };
  });
