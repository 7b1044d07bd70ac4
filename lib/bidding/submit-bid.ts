import { bookWithBid } from "@/lib/bidding/accept-bid";
import { requireOffer } from "@/lib/bidding/authenticate-offer-link";
import { findPosting, guardOpenPosting, lockPosting } from "@/lib/bidding/lock-posting";
import { makeMove } from "@/lib/bidding/make-moves";
import { bidMoved } from "@/lib/bidding/raise-bid-changes";
import { rankOpenBids } from "@/lib/bidding/rank-open-bids";
import { actingFor, answerInstantly, ruleMessage } from "@/lib/bidding/rules/answer-instantly";
import { showOwnBid } from "@/lib/bidding/rules/show-bid";
import { newBid, type StoredBid, type StoredPosting } from "@/lib/bidding/rules/stored-bid";
import type { BidResponse, SubmitBidRequest } from "@/lib/bidding/schema/bid";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { readOpenBids } from "@/lib/bidding/store/bid-rows";
import { savedRule } from "@/lib/bidding/store/instant-responses";
import { letFirstTimeBiddersIn } from "@/lib/bidding/store/posting-rows";
import { findCarrier } from "@/lib/carriers/find-carriers";
import { AppError, type Issue } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { type LockedForBooking, lockForBooking } from "@/lib/loads/book-load";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import type { Author } from "@/lib/vocabulary/author";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";

/**
 * Places a carrier's bid, or submits it again after a rule rejected it. A rule may answer it in the same transaction.
 * @throws AppError "not_found"; "conflict" where the carrier has an open bid, may not see the load, or the posting ended
 */
export const submitBid = (ctx: Context, request: SubmitBidRequest): Promise<BidResponse> =>
  inTransaction(ctx, async (tx) => {
    const { postingId, carrierId, isFirstTime } = await identifyBidder(tx, request);
    const { loadId } = await findPosting(tx, postingId);
    // There is no relationship to lock yet. This lock comes before that of the posting.
    if (isFirstTime) await letFirstTimeBiddersIn(tx);
    // The load is locked too: a rule may accept the bid, and nobody may block the carrier meanwhile.
    const locked = await lockForBooking(tx, { loadId, carrierId });
    guardSight(locked);
    const posting = await lockPosting(tx, postingId);
    guardOpenPosting(posting, tx.now);
    const submitted = await submit(tx, { locked, posting, request });
    const answered = await answerByRule(tx, submitted, { locked, applied: await findRule(tx, posting) });
    if (answered.status === "ACTIVE") await bidMoved.raise(tx, { bid: answered, action: "SUBMIT", by: "CARRIER" });
    return { bid: showOwnBid(answered, tx.now) };
  });

/** The refusal does not say why: the carrier must not learn the reason. */
function guardSight({ eligibility }: LockedForBooking) {
  if (eligibility.seesFreight) return;
  throw new AppError("conflict", "The load is not offered to this carrier: it cannot bid.");
}

type Submission = { locked: LockedForBooking; posting: StoredPosting; request: SubmitBidRequest };

/** While the posting is locked a carrier has at most one open bid on it. */
async function submit(tx: Context, { locked, posting, request }: Submission): Promise<StoredBid> {
  const { stored: load, carrier } = locked;
  const { amount: price, note } = request;
  const [open] = await readOpenBids(tx, { postingIds: [posting.id], carrierIds: [carrier.id] });
  const bid = open ?? newBid({ id: newId("bid"), posting, load, carrier, price }, note);
  return makeMove(tx, { bid, action: "SUBMIT", by: "CARRIER", price, note: note ?? null });
}

/** Lets a rule answer a bid that was just submitted, in the name of the person who saved the rule. */
async function answerByRule(
  tx: Context,
  bid: StoredBid,
  { locked, applied }: { locked: LockedForBooking; applied: AppliedRule | undefined },
): Promise<StoredBid> {
  if (!applied) return bid;
  const { rule, savedBy, scope } = applied;
  const { maxBuy, targetRate, assignedCarrier } = locked.stored.document;
  const { amount, currencyCode } = bid;
  // Only a person may replace a carrier that is already assigned.
  const isFree = [undefined, bid.carrierId].includes(assignedCarrier?.carrierId);
  const answer = answerInstantly(rule, {
    price: { amount, currencyCode },
    prices: { maxBuy, targetRate },
    isAssignable: locked.eligibility.assignable && isFree,
    lacksRequirement: locked.eligibility.misses.some(isLack),
  });
  if (answer.outcome === "WAIT") return bid;
  // Which of several bids is taken is a person's choice, unless one has assigned this carrier already.
  if (answer.outcome === "ACCEPT" && !assignedCarrier && (await isOvertaken(tx, bid))) return bid;
  const reason = { code: "instant_response" as const, message: ruleMessage(rule, answer, scope) };
  const asBroker = { ...tx, actor: actingFor(savedBy) };
  const move = { bid, action: answer.outcome, by: "RULE" as const, reason };
  return answer.outcome === "ACCEPT"
    ? bookWithBid(asBroker, locked, { ...move, action: "ACCEPT" })
    : makeMove(asBroker, move);
}

/** Whether another bid that a broker could take stands before it. */
async function isOvertaken(ctx: Context, { id, loadId }: StoredBid) {
  const ranked = await rankOpenBids(ctx, [loadId]);
  const [first] = ranked.get(loadId)?.bids ?? [];
  return first !== undefined && first.id !== id;
}

type AppliedRule = { rule: InstantResponse; savedBy: Author; scope: "posting" | "organization" };

/** The rule that answers bids on a posting: its own, else the organization's. */
async function findRule(ctx: Context, posting: StoredPosting): Promise<AppliedRule | undefined> {
  const { instantResponse: rule, openedBy } = posting;
  if (rule) return { rule, savedBy: openedBy, scope: "posting" };
  const saved = await savedRule.read(ctx);
  return saved && { rule: saved.value, savedBy: saved.savedBy, scope: "organization" };
}

type Named = Pick<SubmitBidRequest, "postingId" | "carrier">;
type Bidder = {
  postingId: string;
  carrierId: string;
  /** Whether the organization has no relationship with it. */
  isFirstTime: boolean;
};

/**
 * The bidder and the posting: those of the carrier's link, or those that a key names.
 * @throws AppError "invalid_request" where a key names none; "not_found" for others than the link is for
 */
async function identifyBidder(ctx: Context, { postingId, carrier }: Named): Promise<Bidder> {
  if (ctx.actor.type === "carrier") return byLink(ctx, { postingId, carrier });
  if (postingId === undefined || carrier === undefined) throw missing({ postingId, carrier });
  const found = await findCarrier(ctx, carrier);
  if (!found) throw new AppError("not_found", "There is no single carrier with these identifiers.");
  return { postingId, carrierId: found.id, isFirstTime: found.relationship === undefined };
}

async function byLink(ctx: Context, { postingId, carrier }: Named): Promise<Bidder> {
  const link = await requireOffer(ctx);
  if (postingId !== undefined && postingId !== link.postingId)
    throw new AppError("not_found", "There is no such posting.");
  if (carrier !== undefined && (await findCarrier(ctx, carrier))?.id !== link.carrierId)
    throw new AppError("not_found", "There is no such carrier.");
  return { postingId: link.postingId, carrierId: link.carrierId, isFirstTime: link.relationship === undefined };
}

function missing(named: Named) {
  const issues = (["postingId", "carrier"] as const).flatMap((path): Issue[] =>
    named[path] === undefined ? [{ path, code: "required", message: "Required." }] : [],
  );
  return new AppError("invalid_request", "The request is not valid; `issues` says where and why.", { issues });
}
