import { findOwnBid } from "@/lib/bidding/find-own-bid";
import { moveBid } from "@/lib/bidding/move-bid";
import { answerOwnBid } from "@/lib/bidding/rules/answer-bid";
import { amountFor } from "@/lib/bidding/rules/bid-money";
import type { BidResponse, RejectCounterRequest } from "@/lib/bidding/schema/bid-operations";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * The bid stands again, at the carrier's new amount if it names one.
 * @throws AppError "not_found"; "conflict" naming the present state
 */
export const rejectCounter = (ctx: Context, { bidId, amount }: RejectCounterRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const known = await findOwnBid(tx, bidId);
    const { currencyCode } = known;
    const price = amount && { amount: amountFor(known, amount), currencyCode };
    const bid = await moveBid(tx, known, { action: "REJECT_COUNTER", by: "CARRIER", price });
    return { bid: answerOwnBid(bid, tx.now) };
  });
