import { AppError } from "@/lib/core/errors";
import { wakeMails } from "@/lib/messages/queue-mail";
import { db } from "@/lib/server/db";
import { sendsMail } from "@/lib/server/mail";
import { queueAccountMail } from "@/lib/sessions/account-mail";
import { countMailWanted, mailsWindowSeconds } from "@/lib/sessions/count-password-attempts";
import { newAccountLink } from "@/lib/sessions/create-reset-link";
import type { ForgotPasswordRequest } from "@/lib/sessions/schema";
import { deleteExpiredLinks, insertLinkForAccount } from "@/lib/sessions/store/password-reset-links";

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
  const { url, tokenHash, expiresAt } = newAccountLink("reset-password", now);
  await db.$transaction(async (tx) => {
    await deleteExpiredLinks(tx, now);
    const organizationId = await insertLinkForAccount(tx, { email, tokenHash, now, expiresAt });
    await queueAccountMail(tx, {
      about: "passwordReset",
      ...request,
      url,
      organizationId: organizationId ?? null,
      now,
      until: expiresAt,
    });
  });
  wakeMails();
  return {};
}
