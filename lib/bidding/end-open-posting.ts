import { describePosting } from "@/lib/bidding/describe-postings";
import { endPosting } from "@/lib/bidding/end-posting";
import { lockPosting } from "@/lib/bidding/lock-posting";
import { hasExpired } from "@/lib/bidding/rules/stored-posting";
import type { EndPostingRequest, PostingResponse } from "@/lib/bidding/schema/posting";
import { AppError } from "@/lib/core/errors";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Takes a load back from carriers.
 * @throws AppError "not_found"; "conflict" for a posting that has ended
 */
export const endOpenPosting = (ctx: Context, { postingId }: EndPostingRequest): Promise<PostingResponse> =>
  inTransaction(ctx, async (tx) => {
    const posting = await lockPosting(tx, postingId);
    if (posting.status !== "OPEN") throw new AppError("conflict", "The posting is ENDED.");
    const ended = await endPosting(tx, posting, hasExpired(posting, tx.now) ? "posting_expired" : "posting_ended");
    return { posting: await describePosting(tx, ended) };
  });
