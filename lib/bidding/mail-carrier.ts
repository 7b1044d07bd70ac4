import { offerLines } from "@/lib/bidding/rules/offer-message";
import type { StoredPosting } from "@/lib/bidding/rules/stored-bid";
import type { OfferContact, OfferLanguage } from "@/lib/bidding/schema/posting";
import { nameOrganization } from "@/lib/bidding/store/offer-links";
import { findPerson } from "@/lib/directory/find-owners";
import { writtenTexts } from "@/lib/i18n/written-texts";
import { getFreight } from "@/lib/loads/get-freight";
import { idForCarrier } from "@/lib/loads/rules/id-for-carrier";
import type { LoadDocument } from "@/lib/loads/schema/load";
import { queueMail } from "@/lib/messages/queue-mail";
import { htmlOf, textOf } from "@/lib/messages/rules/mail-body";
import type { Context } from "@/lib/server/context";
import { isMailAddress, sendsMail } from "@/lib/server/mail";
import type { Money } from "@/lib/vocabulary/money";

type Carrier = { id: string; contact: OfferContact; language: OfferLanguage; url: string };
type Counter = { asked: Money; amount: Money };
type CarrierMail = { posting: StoredPosting; carrier: Carrier; counter?: Counter };

/** Whether the portal can write to this carrier. */
export const canMail = ({ email }: OfferContact) => sendsMail && email !== undefined && isMailAddress(email);

/** Who writes, else who covers the load or posted it: the carrier's answers go there. */
function findSender(ctx: Context, { externalOwnerCoverageUserId }: LoadDocument, { openedBy }: StoredPosting) {
  const writer = ctx.actor.type === "user" ? ctx.actor.id : undefined;
  const poster = openedBy.type === "user" ? openedBy.id : undefined;
  return findPerson(ctx, [writer, externalOwnerCoverageUserId ?? undefined, poster]);
}

/** Queues the mail with a carrier's link, in its language: to the offer, or to the counter of its bid. */
export async function mailCarrier(tx: Context, { posting, carrier, counter }: CarrierMail) {
  const { contact, language, url } = carrier;
  if (!canMail(contact)) return;
  const { id, externalId, document } = await getFreight(tx, { id: posting.loadId });
  const [organization, broker] = [await nameOrganization(tx), await findSender(tx, document, posting)];
  const { t, format, trailers, units } = await writtenTexts(language);
  const displayId = idForCarrier({ id, externalId, displayId: document.externalDisplayId ?? externalId });
  const { lane, lines } = offerLines(
    { ...document, displayId },
    { ...format, trailers, units, say: (key, values) => t(`message.${key}`, values) },
  );
  const prices = counter && { asked: format.money(counter.asked), amount: format.money(counter.amount), organization };
  const parts = {
    language,
    paragraphs: [
      [prices ? t("mails.counter.text", prices) : t("message.offers", { organization })],
      [lane, ...lines],
      [broker ? t("mails.offer.reply", { broker: broker.name }) : t("mails.offer.replyNobody", { organization })],
    ],
    action: { label: t(prices ? "mails.counter.action" : "mails.offer.action"), url },
    smallPrint: t("mails.offer.own"),
  };
  const subject = prices
    ? t("mails.counter.subject", { ...prices, lane, id: displayId })
    : t("message.subject", { lane, id: displayId });
  await queueMail(
    tx,
    {
      to: { name: contact.name, address: contact.email ?? "" },
      replyTo: broker && { name: broker.name, address: broker.email },
      language,
      subject,
      text: textOf(parts),
      html: htmlOf(parts),
    },
    { kind: counter ? "COUNTER" : "OFFER", postingId: posting.id, carrierId: carrier.id, until: posting.expiresAt },
  );
}
