import { type Locale, localeOfRequest } from "@/lib/i18n/locale";
import { writtenTexts } from "@/lib/i18n/written-texts";
import { queueMailToUser, type WrittenMail } from "@/lib/messages/queue-mail";
import { htmlOf, textOf } from "@/lib/messages/rules/mail-body";
import type { Database } from "@/lib/server/db";
import { portalUrl } from "@/lib/server/env";
import { sendsMail } from "@/lib/server/mail";
import { findOrganizationToActFor } from "@/lib/sessions/store/people";
import { passwordResetMinutes } from "@/lib/vocabulary/limits.values";

type Written = { about: "passwordReset" | "passwordChanged"; email: string; language: Locale; url: string };

/** A mail to a user about their account, with one address to follow. */
export async function writeAccountMail({ about, email, language, url }: Written): Promise<WrittenMail> {
  const { t } = await writtenTexts(language);
  const parts = {
    language,
    paragraphs: [[t(`mails.${about}.text`, { email })]],
    action: { label: t(`mails.${about}.action`), url },
    smallPrint: t(`mails.${about}.own`, { minutes: passwordResetMinutes }),
  };
  const subject = t(`mails.${about}.subject`);
  return { to: { address: email }, language, subject, text: textOf(parts), html: htmlOf(parts) };
}

type Changed = { userId: string; email: string; headers: Headers; now: Date };

/**
 * Queues a mail that tells a user that their password was changed, in the language of who changed it. Nothing where this
 * installation sends no mail, or the user can act for no organization any more.
 */
export async function queueMailOfNewPassword(tx: Database, { userId, email, headers, now }: Changed) {
  if (!sendsMail) return;
  const organizationId = (await findOrganizationToActFor(tx, userId)) ?? null;
  const language = localeOfRequest(headers);
  const mail = await writeAccountMail({
    about: "passwordChanged",
    email,
    language,
    url: portalUrl("/forgot-password"),
  });
  await queueMailToUser(tx, mail, { kind: "PASSWORD_CHANGED", organizationId, now, until: null });
}
