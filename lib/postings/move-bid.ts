import { findBid } from "@/lib/bids/find-bid";
import { lockPosting } from "@/lib/bids/lock-posting";
import { guardMove, makeMoves } from "@/lib/bids/make-moves";
import type { MoveDetails } from "@/lib/bids/rules/make-move";
import type { StoredBid } from "@/lib/bids/rules/stored-bid";
import type { Move } from "@/lib/bids/rules/transitions";
import { guardOpenPosting } from "@/lib/postings/guard-open-posting";
import type { Context } from "@/lib/server/context";

/**
 * Makes a move that settles nothing.
 * @throws AppError "conflict", naming the present state
 */
export async function moveBid(tx: Context, known: StoredBid, move: Move & MoveDetails): Promise<StoredBid> {
  guardMove(known, move);
  const posting = await lockPosting(tx, known.postingId);
  const bid = await findBid(tx, known.id);
  guardMove(bid, move);
  guardOpenPosting(posting, tx.now);
  const [moved] = await makeMoves(tx, [{ ...move, bid }]);
  if (!moved) throw new Error("A move leads to a bid.");
  return moved;
}
