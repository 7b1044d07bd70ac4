import { findBid } from "@/lib/bidding/find-bid";
import { moveBid } from "@/lib/bidding/move-bid";
import { answerBid } from "@/lib/bidding/rules/answer-bid";
import type { BidResponse, RevokeCounterRequest } from "@/lib/bidding/schema/bid-operations";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** @throws AppError "not_found"; "conflict" naming the present state */
export const revokeCounter = (ctx: Context, { bidId, reason }: RevokeCounterRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await moveBid(tx, await findBid(tx, bidId), {
      action: "REVOKE_COUNTER",
      by: "BROKER",
      reason: reason === undefined ? undefined : { code: "broker", message: reason },
    });
    return { bid: answerBid(bid, tx.now) };
  });
