import { findOwnBid } from "@/lib/bidding/find-own-bid";
import { answerOwnBid } from "@/lib/bidding/rules/answer-bid";
import type { AcceptCounterRequest, BidResponse } from "@/lib/bidding/schema/bid-operations";
import { settleBid } from "@/lib/bidding/settle-bid";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * The carrier takes the broker's price: the load is booked with it.
 * @throws AppError "not_found"; "conflict" naming the present state; "version_conflict" at another amount; "carrier_not_assignable"
 */
export const acceptCounter = (ctx: Context, { bidId, ifAmount }: AcceptCounterRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await settleBid(tx, await findOwnBid(tx, bidId), { action: "ACCEPT_COUNTER", by: "CARRIER", ifAmount });
    return { bid: answerOwnBid(bid, tx.now) };
  });
