import {
  insertMailToUser,
  insertMessages,
  type MailToUser,
  type MessageKind,
  withdrawMessages,
} from "@/lib/messages/store/outgoing-messages";
import { announceChange } from "@/lib/server/announce-change";
import type { Context } from "@/lib/server/context";
import type { Database } from "@/lib/server/db";
import type { Mail } from "@/lib/server/mail";
import { seal } from "@/lib/server/sealed-text";
import { afterCommit } from "@/lib/server/transaction";
import { wakeQueue } from "@/lib/server/work-queue";

/** All of a mail but its id, which is that of its row. */
export type WrittenMail = Omit<Mail, "id">;

type About = { kind: MessageKind; postingId: string; carrierId: string; until: Date | null };

export const mailQueue = "queued mails";

/**
 * Queues a mail to a carrier in the transaction of what it is about. It is kept sealed until it is sent: the link in it
 * opens the offer.
 */
export async function queueMail(tx: Context, mail: WrittenMail, about: About) {
  const content = seal(JSON.stringify(mail));
  await insertMessages(tx, [{ channel: "MAIL", recipient: mail.to.address, content, ...about }]);
  announceChange(tx, "posting");
  afterCommit(tx, wakeMails);
}

/**
 * Queues a mail to a user about their account, in the transaction of what it is about. Where `organizationId` is null
 * there is no such user: nothing is queued, but the same is done.
 */
export async function queueMailToUser(
  tx: Database,
  mail: WrittenMail,
  of: Pick<MailToUser, "kind" | "organizationId" | "now" | "until">,
) {
  await insertMailToUser(tx, { ...of, recipient: mail.to.address, content: seal(JSON.stringify(mail)) });
}

/** Once what was queued is visible to all, its workers need not wait for their next look. */
export const wakeMails = () => wakeQueue(mailQueue);

/** Mails that wait are not sent any more: their link opens nothing, or what they say is not so any longer. */
export async function withdrawMails(tx: Context, of: { postingId: string; carrierId: string; kind?: MessageKind }) {
  await withdrawMessages(tx, of);
}
