import { eventOf } from "@/lib/bidding/rules/show-bid";
import type { NewBid, StoredBid } from "@/lib/bidding/rules/stored-bid";
import { afterMove, type Move, type MoveDetails, refusalOf, transitionOf } from "@/lib/bidding/rules/transitions";
import { type MadeMove, saveMoves } from "@/lib/bidding/store/bid-moves";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { authorOf, type Context } from "@/lib/server/context";
import { notify } from "@/lib/server/notifications";
import { afterCommit } from "@/lib/server/transaction";
import { queueDeliveries } from "@/lib/webhooks/queue-deliveries";

/** Notified, with the organization's id, when it has new events. */
export const bidEventsChannel = "bid-events";

type BidMove = Move & MoveDetails & { bid: StoredBid | NewBid };

/**
 * Makes moves of bids whose postings are locked, one of each bid. Nothing else changes bids: a bid, its event and the
 * delivery of the event are always written together.
 * @returns the bids as they are then, in the order of the moves
 * @throws AppError "conflict", naming the present state, for a move that is not in the table
 */
export async function makeMoves(tx: Context, moves: readonly BidMove[]): Promise<StoredBid[]> {
  if (moves.length === 0) return [];
  const made = moves.map((move) => madeMove(tx, move));
  await saveMoves(tx, made);
  await queueDeliveries(
    tx,
    made.map(({ event, after }) => ({ id: event.id, bidId: after.id, type: event.type, envelope: event })),
  );
  afterCommit(tx, () => notify(bidEventsChannel, tx.organizationId));
  return made.map(({ after }) => after);
}

/** As `makeMoves`, for one bid. */
export async function makeMove(tx: Context, move: BidMove): Promise<StoredBid> {
  const [moved] = await makeMoves(tx, [move]);
  if (!moved) throw new Error("A move leads to a bid.");
  return moved;
}

/** @throws AppError "conflict", naming the present state, for a move that is not in the table */
export function guardMove(bid: StoredBid, move: Move) {
  if (!transitionOf(bid, move)) throw new AppError("conflict", refusalOf(bid, move));
}

const isNew = (bid: StoredBid | NewBid): bid is NewBid => !("status" in bid);

function madeMove(tx: Context, { bid, action, by, ...details }: BidMove): MadeMove {
  const stored = isNew(bid) ? undefined : bid;
  const transition = transitionOf(stored, { action, by });
  if (!transition) throw new AppError("conflict", stored ? refusalOf(stored, { action, by }) : "There is no such bid.");
  const before = isNew(bid) ? asSubmitted(bid, tx.now) : bid;
  const terms = afterMove(before, transition, details, tx.now);
  const author = authorOf(tx);
  const after = {
    ...before,
    ...terms,
    updatedAt: tx.now,
    counteredBy: action === "COUNTER" ? author : before.counteredBy,
    overrideReason: action === "COUNTER" ? (details.overrideReason ?? null) : before.overrideReason,
    decidedBy: terms.status === "ACTIVE" || terms.status === "COUNTERED" ? null : author,
  };
  return { after, event: eventOf(after, { id: newId("evt"), type: transition.event, at: tx.now }) };
}

const asSubmitted = (bid: NewBid, now: Date): StoredBid => ({
  ...bid,
  status: "ACTIVE",
  isRejectedByRule: false,
  submittedAt: now,
  updatedAt: now,
  counterAmount: null,
  counterStatus: null,
  counteredAt: null,
  reasonCode: null,
  reasonMessage: null,
  counteredBy: null,
  overrideReason: null,
  decidedBy: null,
});
