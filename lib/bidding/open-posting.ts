import { closePosting } from "@/lib/bidding/end-posting";
import { describePosting } from "@/lib/bidding/list-postings";
import { hasExpired, type StoredPosting } from "@/lib/bidding/rules/stored-bid";
import type { OpenPostingRequest, PostingResponse } from "@/lib/bidding/schema/posting";
import { insertPosting, lockOpenPostingOf } from "@/lib/bidding/store/posting-rows";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { openLoadForBids } from "@/lib/loads/get-freight";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Offers a load to carriers.
 * @throws AppError "not_found"; "conflict" for a load that is posted, booked, cancelled or delivered
 */
export function openPosting(
  ctx: Context,
  { id, externalId, expiresAt, instantResponse }: OpenPostingRequest,
): Promise<PostingResponse> {
  const until = expiryOf(ctx, expiresAt);
  return inTransaction(ctx, async (tx) => {
    const freight = await openLoadForBids(tx, { id, externalId });
    const posting = await addPosting(tx, {
      loadId: freight.id,
      expiresAt: until,
      instantResponse: instantResponse ?? null,
    });
    return { posting: await describePosting(tx, posting) };
  });
}

/** @throws AppError "invalid_request" for a time that is over */
export function expiryOf(ctx: Context, expiresAt: string | undefined): Date | null {
  const until = expiresAt === undefined ? null : new Date(expiresAt);
  if (!until || until > ctx.now) return until;
  throw new AppError("invalid_request", "The request is not valid.", {
    issues: [{ path: "expiresAt", code: "not_in_the_future", message: "Must be later than now." }],
  });
}

type NewPosting = Pick<StoredPosting, "loadId" | "expiresAt" | "instantResponse">;

/**
 * Opens a posting for a load that is locked.
 * @throws AppError "conflict" where it has an open one
 */
async function addPosting(tx: Context, posting: NewPosting): Promise<StoredPosting> {
  const earlier = await lockOpenPostingOf(tx, posting.loadId);
  if (earlier && hasExpired(earlier, tx.now)) await closePosting(tx, earlier.id, { reason: "posting_expired" });
  else if (earlier) throw new AppError("conflict", "The load has a posting that is OPEN.");
  const opened = await insertPosting(tx, { id: newId("post"), ...posting });
  if (!opened) throw new AppError("conflict", "The load has a posting that is OPEN.");
  return opened;
}
