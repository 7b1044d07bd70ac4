import { addPosting } from "@/lib/bidding/add-posting";
import { describePosting } from "@/lib/bidding/describe-postings";
import type { OpenPostingRequest, PostingResponse } from "@/lib/bidding/schema/posting";
import { AppError } from "@/lib/core/errors";
import { openLoadForBids } from "@/lib/loads/open-load-for-bids";
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
  const until = expiresAt === undefined ? null : new Date(expiresAt);
  if (until && until <= ctx.now) throw expiredAlready();
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

const expiredAlready = () =>
  new AppError("invalid_request", "The request is not valid.", {
    issues: [{ path: "expiresAt", code: "not_in_the_future", message: "Must be later than now." }],
  });
