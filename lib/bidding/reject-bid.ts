import { findBid } from "@/lib/bidding/find-bid";
import { moveBid } from "@/lib/bidding/move-bid";
import { answerBid } from "@/lib/bidding/rules/answer-bid";
import type { BidResponse, RejectBidRequest } from "@/lib/bidding/schema/bid-operations";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** @throws AppError "not_found"; "conflict" naming the present state */
export const rejectBid = (ctx: Context, { bidId, reason }: RejectBidRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await moveBid(tx, await findBid(tx, bidId), {
      action: "REJECT",
      by: "BROKER",
      reason: { code: "broker", message: reason },
    });
    return { bid: answerBid(bid, tx.now) };
  });
