import { findBid } from "@/lib/bids/find-bid";
import { answerBid } from "@/lib/bids/rules/answer-bid";
import type { BidReference, BidResponse } from "@/lib/postings/schema/bid-operations";
import { settleBid } from "@/lib/postings/settle-bid";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Accepts a carrier's bid and books the load with it.
 * @throws AppError "not_found"; "conflict" naming the present state; "carrier_not_assignable"
 */
export const acceptBid = (ctx: Context, { bidId }: BidReference): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const bid = await settleBid(tx, await findBid(tx, bidId), { action: "ACCEPT", by: "BROKER" });
    return { bid: answerBid(bid, tx.now) };
  });
