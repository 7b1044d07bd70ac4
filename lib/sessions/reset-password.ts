import { AppError } from "@/lib/core/errors";
import { wakeMails } from "@/lib/messages/queue-mail";
import { db } from "@/lib/server/db";
import { queueMailOfChange } from "@/lib/sessions/account-mail";
import { hashPassword } from "@/lib/sessions/auth";
import { forgetPasswordAttempts } from "@/lib/sessions/count-password-attempts";
import { hashOfToken } from "@/lib/sessions/link-token";
import type { ResetPasswordRequest } from "@/lib/sessions/schema";
import { claimLink, findOpenLink } from "@/lib/sessions/store/password-reset-links";
import { deleteAllSessions, savePassword } from "@/lib/sessions/store/people";

/** The e-mail of the account whose password a link may replace; undefined where the link does not work. */
export const readResetLink = async (token: string, now: Date) =>
  (await findOpenLink(db, hashOfToken(token), now))?.email;

const noLink = () => new AppError("not_found", "This link does not work or no longer works.");

/**
 * Gives the person of a link another password. All their sessions end, all their links stop working, and
 * a mail says so.
 * @param call.headers of the request: passwords that were tried from its address do not count any more
 * @throws AppError not_found when the link does not work
 */
export async function resetPassword({ token, password }: ResetPasswordRequest, call: { headers: Headers; now: Date }) {
  const tokenHash = hashOfToken(token);
  const link = await findOpenLink(db, tokenHash, call.now);
  if (!link) throw noLink();
  const { userId, email } = link;
  const passwordHash = await hashPassword(password);
  await db.$transaction(async (tx) => {
    if (!(await claimLink(tx, { tokenHash, userId }))) throw noLink();
    await savePassword(tx, userId, passwordHash);
    await deleteAllSessions(tx, userId);
    await queueMailOfChange(tx, "passwordChanged", { userId, email, ...call });
  });
  wakeMails();
  await forgetPasswordAttempts({ email, headers: call.headers });
  return {};
}
