import type { SentMail } from "@/lib/messages/schema/message";
import { listLatestMails } from "@/lib/messages/store/outgoing-messages";
import type { Context } from "@/lib/server/context";

type MailToCarrier = { postingId: string; carrierId: string; mail: SentMail };

/** The last mail with its link to each carrier of these postings, and what became of it. */
export async function listOfferMails(ctx: Context, postingIds: readonly string[]): Promise<MailToCarrier[]> {
  const rows = await listLatestMails(ctx, postingIds, "OFFER");
  return rows.map(({ postingId, carrierId, recipient: to, status, attempts, problem, reply, nextAt, at }) => ({
    postingId,
    carrierId,
    mail: {
      to,
      status,
      attempts,
      at: at.toISOString(),
      ...(status === "PENDING" && attempts > 0 && { nextAttemptAt: nextAt.toISOString() }),
      ...(problem && { problem }),
      ...(reply && { reply }),
    },
  }));
}
