import { findBid } from "@/lib/bidding/find-bid";
import { answerBid } from "@/lib/bidding/rules/answer-bid";
import type { AcceptBidRequest, BidResponse } from "@/lib/bidding/schema/bid-operations";
import { settleBid } from "@/lib/bidding/settle-bid";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Accepts a carrier's bid and books the load with it.
 * @throws AppError "not_found"; "conflict" naming the present state; "version_conflict" at another amount; "carrier_not_assignable"
 */
export const acceptBid = (ctx: Context, { bidId, ifAmount, reason }: AcceptBidRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await settleBid(tx, await findBid(tx, bidId), {
      action: "ACCEPT",
      by: "BROKER",
      ifAmount,
      reason: reason === undefined ? undefined : { code: "broker", message: reason },
    });
    return { bid: answerBid(bid, tx.now) };
  });
