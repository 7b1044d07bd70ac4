import { endPosting } from "@/lib/bidding/end-posting";
import { hasExpired } from "@/lib/bidding/rules/stored-posting";
import { findExpired, lockPostingRow } from "@/lib/bidding/store/posting-rows";
import { newId } from "@/lib/core/ids";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";
import { inTransaction } from "@/lib/server/transaction";

const atOnce = 100;

/** Ends the postings whose time is over, of all organizations. Several processes may do so at once. */
export async function expirePostings(now: Date): Promise<void> {
  const portal = (organizationId: string): Context => ({
    organizationId,
    actor: { type: "system", name: "Posting expiry" },
    requestId: newId("req"),
    now,
    db,
  });
  let after = new Date(0);
  for (;;) {
    const expired = await findExpired(portal(""), after, atOnce);
    for (const { organizationId, id } of expired) await tryExpire(portal(organizationId), id);
    const last = expired.at(-1);
    if (!last || expired.length < atOnce || last.expiresAt <= after) return;
    after = last.expiresAt;
  }
}

/** One that cannot be ended keeps no other from it. */
const tryExpire = (ctx: Context, id: string) =>
  inTransaction(ctx, async (tx) => {
    const posting = await lockPostingRow(tx, id);
    if (posting && hasExpired(posting, tx.now)) await endPosting(tx, posting, "posting_expired");
  }).catch((err) => logger.warn({ err, postingId: id }, "A posting that expired was not ended"));
