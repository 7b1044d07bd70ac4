import { answerByRule } from "@/lib/bidding/answer-by-rule";
import { holdNewcomer } from "@/lib/bidding/close-bids-of-carrier";
import { findOpenBid } from "@/lib/bidding/find-bid";
import { findRule } from "@/lib/bidding/find-rule";
import { guardOpenPosting } from "@/lib/bidding/guard-open-posting";
import { identifyBidder } from "@/lib/bidding/identify-bidder";
import { findPosting, lockPosting } from "@/lib/bidding/lock-posting";
import { makeMoves } from "@/lib/bidding/make-moves";
import { answerOwnBid } from "@/lib/bidding/rules/answer-bid";
import { newBid } from "@/lib/bidding/rules/new-bid";
import type { BidResponse, SubmitBidRequest } from "@/lib/bidding/schema/bid-operations";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type HeldForBooking, holdForBooking } from "@/lib/loads/hold-for-booking";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Places a carrier's bid, or the same one again after a rule rejected it; a rule may answer it in the same moment.
 * @throws AppError "not_found"; "conflict" where the carrier has an open bid, may not see the load, or the posting ended
 */
export const submitBid = (ctx: Context, request: SubmitBidRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const { postingId, carrierId, isNewcomer } = await identifyBidder(tx, request);
    const { loadId } = await findPosting(tx, postingId);
    if (isNewcomer) await holdNewcomer(tx);
    // The load too: a rule may accept the bid, and nobody may block the carrier for it meanwhile.
    const held = await holdForBooking(tx, { loadId, carrierId });
    guardSight(held);
    const posting = await lockPosting(tx, postingId);
    guardOpenPosting(posting, tx.now);
    const { amount: price, note = null } = request;
    const bid =
      (await findOpenBid(tx, { postingId, carrierId })) ??
      newBid({ id: newId("bid"), posting, load: held.stored, carrier: held.carrier, price }, request.note);
    const [submitted] = await makeMoves(tx, [{ bid, action: "SUBMIT", by: "CARRIER", price, note }]);
    if (!submitted) throw new Error("A move leads to a bid.");
    const answered = await answerByRule(tx, submitted, { held, applied: await findRule(tx, posting) });
    return { bid: answerOwnBid(answered, tx.now) };
  });

/** Why it does not see the load is no business of the carrier. */
function guardSight({ meaning }: HeldForBooking) {
  if (meaning.seesFreight) return;
  throw new AppError("conflict", "The load is not offered to this carrier: it cannot bid.");
}
