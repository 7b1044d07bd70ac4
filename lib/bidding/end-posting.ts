import { closeBids } from "@/lib/bidding/close-bids";
import { describePosting } from "@/lib/bidding/list-postings";
import { lockPosting } from "@/lib/bidding/lock-posting";
import { hasExpired, type StoredPosting } from "@/lib/bidding/rules/stored-bid";
import type { BidReasonCode } from "@/lib/bidding/schema/bid";
import type { EndPostingRequest, PostingResponse } from "@/lib/bidding/schema/posting";
import { endPostingRow, findExpired, lockOpenPostingOf, lockPostingRow } from "@/lib/bidding/store/posting-rows";
import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";
import { inTransaction } from "@/lib/server/transaction";

/**
 * Takes a load back from carriers.
 * @throws AppError "not_found"; "conflict" for a posting that has ended
 */
export const endPosting = (ctx: Context, { postingId }: EndPostingRequest): Promise<PostingResponse> =>
  inTransaction(ctx, async (tx) => {
    const posting = await lockPosting(tx, postingId);
    if (posting.status !== "OPEN") throw new AppError("conflict", "The posting is ENDED.");
    const ended = await closePosting(tx, postingId, { reason: reasonFor(tx, posting, "posting_ended") });
    return { posting: await describePosting(tx, ended) };
  });

const reasonOfLoad = {
  ON_HOLD: "load_on_hold",
  BOOKED: "load_booked",
  CANCELLED: "load_cancelled",
  COMPLETED: "load_completed",
} as const satisfies Record<string, BidReasonCode>;

type UnavailableLoad = { loadId: string; status: keyof typeof reasonOfLoad };

/** Ends the open posting, if it has one, of a locked load that carriers cannot bid on any more. */
export async function endPostingOfLoad(tx: Context, { loadId, status }: UnavailableLoad) {
  const posting = await lockOpenPostingOf(tx, loadId);
  if (posting) await closePosting(tx, posting.id, { reason: reasonFor(tx, posting, reasonOfLoad[status]) });
}

const portal = { type: "system", name: "Posting expiry" } as const;
const atOnce = 100;

/** Ends the expired postings of all organizations. Several processes may do so at the same time. */
export async function expirePostings(now: Date): Promise<void> {
  const asPortal = (organizationId: string): Context => ({
    organizationId,
    actor: portal,
    requestId: newId("req"),
    now,
    db,
  });
  let after = new Date(0);
  for (;;) {
    const expired = await findExpired(asPortal(""), after, atOnce);
    for (const { organizationId, id } of expired) await tryExpire(asPortal(organizationId), id);
    const last = expired.at(-1);
    if (!last || expired.length < atOnce || last.expiresAt <= after) return;
    after = last.expiresAt;
  }
}

/** Logs a failure instead of throwing it, so that the other postings still end. */
const tryExpire = (ctx: Context, id: string) =>
  inTransaction(ctx, async (tx) => {
    const posting = await lockPostingRow(tx, id);
    if (posting && hasExpired(posting, tx.now)) await closePosting(tx, id, { reason: "posting_expired" });
  }).catch((err) => logger.warn({ err, postingId: id }, "A posting that expired was not ended"));

/** A posting that expired before somebody ended it is recorded as expired. */
const reasonFor = ({ now }: Context, posting: StoredPosting, reason: BidReasonCode): BidReasonCode =>
  hasExpired(posting, now) ? "posting_expired" : reason;

/** Ends an open posting that is locked, and closes the bids that are open on it. */
export async function closePosting(
  tx: Context,
  id: string,
  { reason, reasonOfBids = reason }: { reason: BidReasonCode; reasonOfBids?: BidReasonCode },
): Promise<StoredPosting> {
  await closeBids(tx, { postingIds: [id] }, reasonOfBids);
  return endPostingRow(tx, id, reason);
}
