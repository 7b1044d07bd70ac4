import { makeLink } from "@/lib/bidding/create-offer-link";
import { findPosting } from "@/lib/bidding/lock-posting";
import { canMail, mailCarrier } from "@/lib/bidding/mail-carrier";
import { contactFor, languageOf } from "@/lib/bidding/rules/offer-contact";
import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import { isBidByLink } from "@/lib/bidding/store/offer-links";
import { getCarriers } from "@/lib/carriers/find-carriers";
import { withdrawMails } from "@/lib/messages/queue-mail";
import type { Context } from "@/lib/server/context";
import { sendsMail } from "@/lib/server/mail";

/** A counter that was taken back or replaced is not mailed any more. */
export const withdrawCounterMail = (tx: Context, { postingId, carrierId }: StoredBid) =>
  withdrawMails(tx, { postingId, carrierId, kind: "COUNTER" });

/**
 * Mails a counter to a carrier that bid by its link and may have closed the page since. The address of that link is not
 * kept, so the mail gets one of its own.
 */
export async function mailCounter(tx: Context, bid: StoredBid) {
  if (!sendsMail || bid.counterAmount === null) return;
  await withdrawCounterMail(tx, bid);
  const { id, postingId, carrierId, currencyCode } = bid;
  const [carrier] = await getCarriers(tx, [carrierId]);
  const contact = contactFor(carrier?.profile.contacts ?? []);
  if (!canMail(contact) || !(await isBidByLink(tx, id))) return;
  const posting = await findPosting(tx, postingId);
  const language = languageOf({ ...carrier, ...contact });
  const url = await makeLink(tx, { postingId, carrierId });
  await mailCarrier(tx, {
    posting,
    carrier: { id: carrierId, contact, language, url },
    counter: {
      asked: { amount: bid.amount, currencyCode },
      amount: { amount: bid.counterAmount, currencyCode },
    },
  });
}
