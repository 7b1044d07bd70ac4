import { createHash } from "node:crypto";
import { db } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { countAttempt, forgetAttempts, forgetOldAttempts } from "@/lib/sessions/store/attempts";
import { hasSessionFrom } from "@/lib/sessions/store/people";

export const attemptsWindowSeconds = 600;
/** From one address on one account. */
const attemptsMax = 10;
/** From all addresses together, but those that the account has sessions from: its owner is not locked out by others. */
const attemptsOfAllMax = 100;

export const mailsWindowSeconds = 3600;
/** From one address, which an office of many people may share. */
const mailsToOneSenderMax = 30;
const mailsOfOneUserMax = 10;
const mailsToOnePersonMax = 3;

type Attempt = { email: string; headers: Headers | undefined };

/** The last entry of `x-forwarded-for`: the server in front, or the nearest proxy, wrote it. */
const addressIn = (headers: Headers | undefined) => headers?.get("x-forwarded-for")?.split(",").at(-1)?.trim() ?? "";

// A hash: keys have one length, and the table of attempts does not reveal who has an account.
const hashedKey = (what: string, parts: readonly string[]) =>
  `${what}:${createHash("sha256").update(parts.join("\n")).digest("hex")}`;
const keyOf = (...parts: string[]) => hashedKey("sign-in", parts);

/** Counts a password tried on an account; false once its sender, or all strangers together, have tried enough for a while. */
export async function countPasswordAttempt({ email, headers }: Attempt, now: Date): Promise<boolean> {
  forgetNowAndThen(now);
  const [account, address] = [email.toLowerCase(), addressIn(headers)];
  const count = (key: string, most: number) => countAttempt(db, key, now, most, attemptsWindowSeconds);
  if (!(await count(keyOf(account, address), attemptsMax))) return false;
  return (await count(keyOf(account), attemptsOfAllMax)) || hasSessionFrom(db, email, address, now);
}

const countMail = (of: string, now: Date, most: number) =>
  countAttempt(db, hashedKey("password-mail", [of]), now, most, mailsWindowSeconds);

/** Counts a mail that is wanted for who forgot the password; false once its sender, or anyone for that e-mail, wanted enough. */
export async function countMailWanted({ email, headers }: Attempt, now: Date): Promise<boolean> {
  forgetNowAndThen(now);
  return (await countMail(addressIn(headers), now, mailsToOneSenderMax)) && countMail(email, now, mailsToOnePersonMax);
}

/** Counts a mail that confirms an e-mail; false once its user, or anyone for that e-mail, wanted enough. */
export async function countConfirmationWanted({ userId, email }: { userId: string; email: string }, now: Date) {
  forgetNowAndThen(now);
  return (await countMail(userId, now, mailsOfOneUserMax)) && countMail(email, now, mailsToOnePersonMax);
}

/** The sender of the right password starts anew. */
export const forgetPasswordAttempts = ({ email, headers }: Attempt) =>
  forgetAttempts(db, keyOf(email.toLowerCase(), addressIn(headers)));

const forgotten = oncePerProcess("forgotten attempts", () => ({ at: 0 }));

function forgetNowAndThen(now: Date) {
  if (now.getTime() - forgotten.at < 600_000) return;
  forgotten.at = now.getTime();
  forgetOldAttempts(db, now).catch((err) => logger.warn({ err }, "Old attempts were not removed"));
}
