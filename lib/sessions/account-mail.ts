import { type Locale, localeOfRequest } from "@/lib/i18n/locale";
import { writtenTexts } from "@/lib/i18n/written-texts";
import { queueMailToUser, type WrittenMail } from "@/lib/messages/queue-mail";
import { htmlOf, textOf } from "@/lib/messages/rules/mail-body";
import type { Database } from "@/lib/server/db";
import { portalUrl } from "@/lib/server/env";
import { sendsMail } from "@/lib/server/mail";
import { findOrganizationToActFor } from "@/lib/sessions/store/people";
import { passwordResetMinutes } from "@/lib/vocabulary/limits.values";

const kinds = {
  passwordReset: "PASSWORD_RESET",
  passwordChanged: "PASSWORD_CHANGED",
  emailChange: "EMAIL_CHANGE",
  emailChanged: "EMAIL_CHANGED",
} as const;

type Written = {
  about: keyof typeof kinds;
  /** Of the account, or, where it is to be confirmed, what the account shall have. It is written to. */
  email: string;
  newEmail?: string;
  language: Locale;
  url: string;
};

async function write({ about, email, newEmail = "", language, url }: Written): Promise<WrittenMail> {
  const { t } = await writtenTexts(language);
  const parts = {
    language,
    paragraphs: [[t(`mails.${about}.text`, { email, newEmail })]],
    action: { label: t(`mails.${about}.action`), url },
    smallPrint: t(`mails.${about}.own`, { minutes: passwordResetMinutes }),
  };
  const subject = t(`mails.${about}.subject`);
  return { to: { address: email }, language, subject, text: textOf(parts), html: htmlOf(parts) };
}

type Queued = Written & { organizationId: string | null; now: Date; until: Date | null };

/**
 * Queues a mail to a user about their account, with one address to follow. Where `organizationId` is null nothing is
 * queued, though the same is done.
 */
export async function queueAccountMail(tx: Database, { organizationId, now, until, ...written }: Queued) {
  await queueMailToUser(tx, await write(written), { kind: kinds[written.about], organizationId, now, until });
}

type Changed = { userId: string; email: string; newEmail?: string; headers: Headers; now: Date };

/**
 * Tells a user by mail that their password or their e-mail was changed, in the language of who changed it. Nothing where
 * this installation sends no mail, or the user can act for no organization any more.
 */
export async function queueMailOfChange(
  tx: Database,
  about: "passwordChanged" | "emailChanged",
  { userId, headers, ...changed }: Changed,
) {
  if (!sendsMail) return;
  const organizationId = (await findOrganizationToActFor(tx, userId)) ?? null;
  const url = portalUrl(about === "passwordChanged" ? "/forgot-password" : "/sign-in");
  await queueAccountMail(tx, {
    about,
    ...changed,
    language: localeOfRequest(headers),
    url,
    organizationId,
    until: null,
  });
}
