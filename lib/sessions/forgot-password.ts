import { AppError } from "@/lib/core/errors";
import { writtenTexts } from "@/lib/i18n/written-texts";
import { queueMailToUser, wakeMails } from "@/lib/messages/queue-mail";
import { htmlOf, textOf } from "@/lib/messages/rules/mail-body";
import { db } from "@/lib/server/db";
import { sendsMail } from "@/lib/server/mail";
import { countMailWanted, mailsWindowSeconds } from "@/lib/sessions/count-password-attempts";
import { newResetLink } from "@/lib/sessions/create-reset-link";
import type { ForgotPasswordRequest } from "@/lib/sessions/schema";
import { deleteExpiredLinks, insertLinkForAccount } from "@/lib/sessions/store/password-reset-links";
import { passwordResetMinutes } from "@/lib/vocabulary/limits.values";

async function write({ email, language }: ForgotPasswordRequest, url: string) {
  const { t } = await writtenTexts(language);
  const parts = {
    language,
    paragraphs: [[t("mails.passwordReset.text", { email })]],
    action: { label: t("mails.passwordReset.action"), url },
    smallPrint: t("mails.passwordReset.own", { minutes: passwordResetMinutes }),
  };
  const subject = t("mails.passwordReset.subject");
  return { to: { address: email }, language, subject, text: textOf(parts), html: htmlOf(parts) };
}

/**
 * Mails a link to choose another password, where the e-mail is that of an active user. The answer, and the statements
 * that are sent, are the same for any other e-mail.
 * @param call.headers of the request: how often an address, and anyone for one e-mail, may ask is limited
 * @throws AppError not_found where this installation sends no mail; rate_limited
 */
export async function forgotPassword(
  request: ForgotPasswordRequest,
  { headers, now }: { headers: Headers; now: Date },
) {
  if (!sendsMail) throw new AppError("not_found", "This installation sends no mail. An admin can make a link.");
  const { email } = request;
  if (!(await countMailWanted({ email, headers }, now)))
    throw new AppError("rate_limited", "Too many attempts.", { retryAfterSeconds: mailsWindowSeconds });
  const { url, tokenHash, expiresAt } = newResetLink(now);
  const mail = await write(request, url);
  await db.$transaction(async (tx) => {
    await deleteExpiredLinks(tx, now);
    const organizationId = await insertLinkForAccount(tx, { email, tokenHash, now, expiresAt });
    await queueMailToUser(tx, mail, { organizationId: organizationId ?? null, now, until: expiresAt });
  });
  wakeMails();
  return {};
}
