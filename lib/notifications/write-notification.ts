import type { PushMessage } from "@/lib/core/push-message";
import { writtenTexts } from "@/lib/i18n/written-texts";
import { htmlOf, textOf } from "@/lib/messages/rules/mail-body";
import { laneOf, pathOf, sentenceOf } from "@/lib/notifications/rules/sentence";
import type { SendingClaim } from "@/lib/notifications/store/sendings";
import { portalUrl } from "@/lib/server/env";
import type { Mail } from "@/lib/server/mail";

type Language = "en-US" | "es-MX";
type Happened = Pick<SendingClaim, "notificationId" | "kind" | "loadId" | "facts">;

async function wordsOf({ kind, facts }: Happened, language: Language) {
  const { t, format } = await writtenTexts(language);
  const { money, dateTime } = format;
  const sentence = sentenceOf({ kind, facts }, { say: (key, values) => t(`what.${key}`, values), money });
  const { amount, pickupAt, pickupTimezone, externalDisplayId: id } = facts;
  const lines = [
    laneOf(facts),
    t("mails.notification.load", { id }),
    amount ? money(amount) : "",
    pickupAt ? t("message.pickup", { pickup: dateTime(pickupAt, pickupTimezone) }) : "",
  ];
  return { t, sentence, lines: lines.filter(Boolean) };
}

/** What is shown of it in a browser. A click opens the load. */
export async function pushOf(happened: Happened, language: Language): Promise<PushMessage> {
  const { sentence, lines } = await wordsOf(happened, language);
  const { notificationId: tag, loadId, kind } = happened;
  return { title: sentence, body: lines.join(" · "), tag, path: pathOf(loadId, kind) };
}

/** The mail to a user, with the way to the load and to what they are notified of. */
export async function mailOf(happened: Happened, to: Mail["to"], language: Language): Promise<Mail> {
  const { t, sentence, lines } = await wordsOf(happened, language);
  const { notificationId: id, loadId, kind, facts } = happened;
  const unsubscribeUrl = portalUrl("/settings/notifications");
  const parts = {
    language,
    paragraphs: [[sentence], lines],
    action: { label: t("mails.notification.action"), url: portalUrl(pathOf(loadId, kind)) },
    smallPrint: t("mails.notification.settings", { url: unsubscribeUrl }),
  };
  const subject = [sentence, laneOf(facts), facts.externalDisplayId].filter(Boolean).join(" · ");
  return { id, to, language, subject, text: textOf(parts), html: htmlOf(parts), unsubscribeUrl };
}
