import { findOwnBid } from "@/lib/bidding/find-own-bid";
import { moveBid } from "@/lib/bidding/move-bid";
import { answerOwnBid } from "@/lib/bidding/rules/answer-bid";
import type { BidReference, BidResponse } from "@/lib/bidding/schema/bid-operations";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/** @throws AppError "not_found"; "conflict" naming the present state */
export const revokeBid = (ctx: Context, { bidId }: BidReference): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await moveBid(tx, await findOwnBid(tx, bidId), { action: "REVOKE", by: "CARRIER" });
    return { bid: answerOwnBid(bid, tx.now) };
  });
