import { createHash } from "node:crypto";
import { db } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { countAttempt, forgetAttempts, forgetOldAttempts, giveBackAttempts } from "@/lib/sessions/store/attempts";
import { hasSessionFrom } from "@/lib/sessions/store/people";

export const attemptsWindowSeconds = 600;
/** From one address on one account. */
const attemptsMax = 10;
/** Wrong ones from one address on all accounts; an office of many people may share it. */
const wrongFromAddressMax = 100;
/** From one address on all accounts with the right ones: each costs time to check. */
const fromAddressMax = 1000;
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

// Each window begins anew: who shares an address with many never waits for all of them to be quiet.
const ofAddress = (what: string, address: string, now: Date) =>
  hashedKey(what, [address, String(Math.floor(now.getTime() / (attemptsWindowSeconds * 1000)))]);

/** Counts a password tried on an account; false once its sender, or all strangers together, have tried enough for a while. */
export async function countPasswordAttempt({ email, headers }: Attempt, now: Date): Promise<boolean> {
  forgetNowAndThen(now);
  const [account, address] = [email.toLowerCase(), addressIn(headers)];
  const count = (key: string, most: number) => countAttempt(db, key, now, most, attemptsWindowSeconds);
  if (!(await count(keyOf(account, address), attemptsMax))) return false;
  if (headers && !(await count(ofAddress("signs-in", address, now), fromAddressMax))) return false;
  if (headers && !(await count(ofAddress("tried-wrong", address, now), wrongFromAddressMax))) return false;
  return (await count(keyOf(account), attemptsOfAllMax)) || hasSessionFrom(db, email, address, now);
}

/** Wrong passwords that its sender tried on this account do not count any more. */
export const forgetPasswordAttempts = ({ email, headers }: Attempt) =>
  forgetAttempts(db, keyOf(email.toLowerCase(), addressIn(headers)));

/** After an attempt that was counted: it was the right password. Its sender starts anew, and for nobody was it a wrong one. */
export async function noteRightPassword({ email, headers }: Attempt, now: Date) {
  await forgetPasswordAttempts({ email, headers });
  await giveBackAttempts(db, [keyOf(email.toLowerCase()), ofAddress("tried-wrong", addressIn(headers), now)]);
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

const forgotten = oncePerProcess("forgotten attempts", () => ({ at: 0 }));

function forgetNowAndThen(now: Date) {
  if (now.getTime() - forgotten.at < 600_000) return;
  forgotten.at = now.getTime();
  forgetOldAttempts(db, now).catch((err) => logger.warn({ err }, "Old attempts were not removed"));
}
