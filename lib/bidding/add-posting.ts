import { endPosting } from "@/lib/bidding/end-posting";
import { hasExpired, type StoredPosting } from "@/lib/bidding/rules/stored-posting";
import { insertPosting, lockOpenPostingOf } from "@/lib/bidding/store/posting-rows";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";

type NewPosting = Pick<StoredPosting, "loadId" | "expiresAt" | "instantResponse">;

/**
 * Opens a posting for a load that is locked.
 * @throws AppError "conflict" where it has an open one
 */
export async function addPosting(tx: Context, posting: NewPosting): Promise<StoredPosting> {
  const earlier = await lockOpenPostingOf(tx, posting.loadId);
  if (earlier && hasExpired(earlier, tx.now)) await endPosting(tx, earlier, "posting_expired");
  else if (earlier) throw new AppError("conflict", "The load has a posting that is OPEN.");
  const opened = await insertPosting(tx, { id: newId("post"), ...posting });
  if (!opened) throw new AppError("conflict", "The load has a posting that is OPEN.");
  return opened;
}
