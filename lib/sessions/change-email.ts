import type { Role } from "@/lib/core/access";
import { AppError } from "@/lib/core/errors";
import type { Locale } from "@/lib/i18n/locale";
import { wakeMails } from "@/lib/messages/queue-mail";
import { isUniqueViolation } from "@/lib/server/database-errors";
import { type Database, db } from "@/lib/server/db";
import { queueAccountMail, queueMailOfChange } from "@/lib/sessions/account-mail";
import { checkPassword } from "@/lib/sessions/check-password";
import { countConfirmationWanted, mailsWindowSeconds } from "@/lib/sessions/count-password-attempts";
import { newAccountLink } from "@/lib/sessions/create-reset-link";
import { hashOfToken } from "@/lib/sessions/link-token";
import type { ConfirmEmailRequest } from "@/lib/sessions/schema";
import {
  claimLink,
  deleteExpiredLinks,
  deleteLinks,
  findEmailLink,
  replaceEmailLink,
} from "@/lib/sessions/store/password-reset-links";
import { findAccount, isEmailTaken, listMemberships, saveEmail } from "@/lib/sessions/store/people";

/** Whose e-mail was changed in which organizations. */
export type EmailChange = {
  userId: string;
  name: string;
  before: string;
  after: string;
  memberships: { organizationId: string; role: Role }[];
};

type Call = { now: Date; onChanged: (change: EmailChange, tx: Database) => Promise<void> };
type Wanted = {
  userId: string;
  organizationId: string;
  email: string;
  currentPassword: string;
  language: Locale;
  /** Whether a link is mailed to the e-mail, by which it is confirmed. */
  isMailed: boolean;
};

/**
 * Changes the e-mail of a user, at once or when the link that is mailed to it is used.
 * @param call.onChanged runs in the transaction of the change
 * @throws AppError forbidden for a wrong password; rate_limited; conflict where another user has the e-mail, and no mail
 * is sent
 */
export async function changeEmailOf(wanted: Wanted, call: Call): Promise<"MAILED" | "CHANGED"> {
  const { userId, email, currentPassword: password } = wanted;
  const account = await findAccount(db, { id: userId });
  if (!account) throw new AppError("not_found", "There is no such user.");
  const tried = { email: account.email, password, headers: undefined, path: "currentPassword" };
  await checkPassword(account, tried, call.now);
  if (email === account.email) return "CHANGED";
  if (!wanted.isMailed) {
    await db.$transaction((tx) => giveEmail(tx, account, email, call));
    return "CHANGED";
  }
  if (!(await countConfirmationWanted({ userId, email }, call.now)))
    throw new AppError("rate_limited", "Too many mails.", { retryAfterSeconds: mailsWindowSeconds });
  await mailLink(wanted, call.now);
  return "MAILED";
}

/** Where another user has the e-mail nothing is sent, and nobody told. */
async function mailLink({ userId, organizationId, email, language }: Wanted, now: Date) {
  const { url, tokenHash, expiresAt } = newAccountLink("confirm-email", now);
  await db.$transaction(async (tx) => {
    await deleteExpiredLinks(tx, now);
    if (await isEmailTaken(tx, email)) return;
    await replaceEmailLink(tx, { userId, newEmail: email, tokenHash, now, expiresAt });
    const mail = { about: "emailChange", email, language, url } as const;
    await queueAccountMail(tx, { ...mail, organizationId, now, until: expiresAt });
  });
  wakeMails();
}

/** The e-mail that a link confirms; undefined where the link does not work. */
export const readEmailLink = async (token: string, now: Date) =>
  (await findEmailLink(db, hashOfToken(token), now))?.newEmail;

const noLink = () => new AppError("not_found", "This link does not work or no longer works.");

/**
 * Gives the person of a link the e-mail that it was mailed to, and tells the former one.
 * @throws AppError not_found when the link does not work; conflict where another user has the e-mail by now
 */
export async function confirmEmailOfLink({ token }: ConfirmEmailRequest, call: Call & { headers: Headers }) {
  const { headers, now } = call;
  const tokenHash = hashOfToken(token);
  const link = await findEmailLink(db, tokenHash, now);
  const account = link && (await findAccount(db, { id: link.userId }));
  if (!account) throw noLink();
  const { userId, newEmail } = link;
  await db.$transaction(async (tx) => {
    if (!(await claimLink(tx, { tokenHash, userId }))) throw noLink();
    await giveEmail(tx, account, newEmail, call);
    await queueMailOfChange(tx, "emailChanged", { userId, email: account.email, newEmail, headers, now });
  });
  wakeMails();
}

type Account = { id: string; name: string; email: string };

/** Links that were made for the former e-mail stop working. */
async function giveEmail(tx: Database, { id: userId, name, email: before }: Account, after: string, call: Call) {
  try {
    await saveEmail(tx, userId, after);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "Another user has this e-mail.");
    throw error;
  }
  await deleteLinks(tx, userId);
  const memberships = await listMemberships(tx, userId);
  await call.onChanged({ userId, name, before, after, memberships }, tx);
}
