import { findBid } from "@/lib/bidding/find-bid";
import { guardOpenPosting } from "@/lib/bidding/guard-open-posting";
import { lockPosting } from "@/lib/bidding/lock-posting";
import { guardMove, makeMoves } from "@/lib/bidding/make-moves";
import type { MoveDetails } from "@/lib/bidding/rules/make-move";
import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import type { Move } from "@/lib/bidding/rules/transitions";
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
