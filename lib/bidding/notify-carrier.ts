import type { StoredBid } from "@/lib/bidding/rules/stored-bid";
import { isBidByLink, nameOrganization, workingLinks } from "@/lib/bidding/store/offer-links";
import { writtenTexts } from "@/lib/i18n/written-texts";
import { idForCarrier } from "@/lib/loads/rules/id-for-carrier";
import { queuePushes } from "@/lib/messages/queue-pushes";
import { findSubscriptions } from "@/lib/push-subscriptions/push-message";
import type { Context } from "@/lib/server/context";

type Answer = "COUNTER" | "ACCEPTED" | "REJECTED";
const texts = { COUNTER: "countered", ACCEPTED: "accepted", REJECTED: "rejected" } as const;

/**
 * Notifies a carrier of the answer to its bid in the browsers where it asked for that on the page of its offer. A click
 * opens that page, whose address the browser knows: it is not in the message.
 */
export async function notifyCarrier(tx: Context, bid: StoredBid, answer: Answer) {
  const { id, postingId, carrierId, currencyCode } = bid;
  const linkIds = await workingLinks(tx, { postingId, carrierId });
  const browsers = linkIds.length > 0 ? await findSubscriptions(tx, { linkIds }) : [];
  if (browsers.length === 0 || !(await isBidByLink(tx, id))) return;
  const organization = await nameOrganization(tx);
  const load = idForCarrier({ ...bid.load, id: bid.loadId });
  const amount = { amount: bid.counterAmount ?? bid.amount, currencyCode };
  const pushes = browsers.map(async ({ id: subscriptionId, language }) => {
    const { t, format } = await writtenTexts(language);
    const values = { organization, amount: format.money(amount) };
    const title = t("mails.answer.title", { organization, id: load });
    return { subscriptionId, message: { title, body: t(`mails.answer.${texts[answer]}`, values), tag: postingId } };
  });
  await queuePushes(tx, await Promise.all(pushes), { kind: answer, postingId, carrierId, until: null });
}
