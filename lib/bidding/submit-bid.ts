import { holdNewcomer } from "@/lib/bidding/close-bids-of-carrier";
import { findOpenBid } from "@/lib/bidding/find-bid";
import { guardOpenPosting } from "@/lib/bidding/guard-open-posting";
import { findPosting, lockPosting } from "@/lib/bidding/lock-posting";
import { makeMoves } from "@/lib/bidding/make-moves";
import { requireOffer } from "@/lib/bidding/require-offer";
import { actingFor } from "@/lib/bidding/rules/acting-for";
import { answerOwnBid } from "@/lib/bidding/rules/answer-bid";
import { answerInstantly, ruleWords } from "@/lib/bidding/rules/answer-instantly";
import { newBid } from "@/lib/bidding/rules/new-bid";
import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { StoredPosting } from "@/lib/bidding/rules/stored-posting";
import type { BidResponse, SubmitBidRequest } from "@/lib/bidding/schema/bid-operations";
import { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { settleHeldBid } from "@/lib/bidding/settle-bid";
import { readRule } from "@/lib/bidding/store/instant-responses";
import { findCarrier } from "@/lib/carriers/find-carriers";
import { AppError, type Issue } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type HeldForBooking, holdForBooking } from "@/lib/loads/hold-for-booking";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import type { Author } from "@/lib/vocabulary/author";

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

/** What becomes at once of a bid that was just submitted: a rule acts in the name of whoever saved it. */
async function answerByRule(
  tx: Context,
  bid: StoredBid,
  { held, applied }: { held: HeldForBooking; applied: AppliedRule | undefined },
): Promise<StoredBid> {
  if (!applied) return bid;
  const { rule, savedBy, scope } = applied;
  const { maxBuy, targetRate, assignedCarrier } = held.stored.document;
  const { amount, currencyCode } = bid;
  // Whether a carrier that is assigned already gives way to another is for a person to say.
  const isFree = [undefined, bid.carrierId].includes(assignedCarrier?.carrierId);
  const isAssignable = held.meaning.assignable && isFree;
  const verdict = answerInstantly(rule, {
    price: { amount, currencyCode },
    prices: { maxBuy, targetRate },
    isAssignable,
  });
  const reason = { code: "instant_response" as const, message: ruleWords(rule, verdict, scope) };
  const asBroker = { ...tx, actor: actingFor(savedBy) };
  if (verdict.outcome === "ACCEPT") return settleHeldBid(asBroker, held, { bid, action: "ACCEPT", by: "RULE", reason });
  if (verdict.outcome === "WAIT") return bid;
  const [rejected] = await makeMoves(asBroker, [{ bid, action: "REJECT", by: "RULE", reason }]);
  return rejected ?? bid;
}

type AppliedRule = { rule: InstantResponse; savedBy: Author; scope: "posting" | "organization" };

/** The rule that answers bids on a posting: its own, else the organization's. */
async function findRule(ctx: Context, posting: StoredPosting): Promise<AppliedRule | undefined> {
  const { instantResponse, openedBy: savedBy } = posting;
  if (instantResponse !== null) return { rule: InstantResponse.parse(instantResponse), savedBy, scope: "posting" };
  const saved = await readRule(ctx);
  return saved && { rule: saved.rule, savedBy: saved.savedBy, scope: "organization" };
}

type Named = Pick<SubmitBidRequest, "postingId" | "carrier">;
type Bidder = {
  postingId: string;
  carrierId: string;
  /** Whether the organization has no relationship with it. */
  isNewcomer: boolean;
};

/**
 * On which posting who bids: as its link says, or as a key names them.
 * @throws AppError "invalid_request" where a key names none; "not_found" for others than the link is for
 */
async function identifyBidder(ctx: Context, { postingId, carrier }: Named): Promise<Bidder> {
  if (ctx.actor.type === "carrier") return byLink(ctx, { postingId, carrier });
  if (postingId === undefined || carrier === undefined) throw missing({ postingId, carrier });
  const found = await findCarrier(ctx, carrier);
  if (!found) throw new AppError("not_found", "There is no single carrier with these identifiers.");
  return { postingId, carrierId: found.id, isNewcomer: found.relationship === undefined };
}

async function byLink(ctx: Context, { postingId, carrier }: Named): Promise<Bidder> {
  const link = await requireOffer(ctx);
  if (postingId !== undefined && postingId !== link.postingId)
    throw new AppError("not_found", "There is no such posting.");
  if (carrier !== undefined && (await findCarrier(ctx, carrier))?.id !== link.carrierId)
    throw new AppError("not_found", "There is no such carrier.");
  return { postingId: link.postingId, carrierId: link.carrierId, isNewcomer: link.relationship === undefined };
}

function missing(named: Named) {
  const issues = (["postingId", "carrier"] as const).flatMap((path): Issue[] =>
    named[path] === undefined ? [{ path, code: "required", message: "Required." }] : [],
  );
  return new AppError("invalid_request", "The request is not valid; `issues` says where and why.", { issues });
}
