import { AppError } from "@/lib/core/errors";
import { isPassword } from "@/lib/sessions/auth";
import { attemptsWindowSeconds, countPasswordAttempt, noteRightPassword } from "@/lib/sessions/count-password-attempts";

type Tried = { email: string; password: string; headers: Headers | undefined; path: string };
type Account = { accounts: readonly { password: string | null }[] } | null;

export const tooManyAttempts = () =>
  new AppError("rate_limited", "Too many attempts.", { retryAfterSeconds: attemptsWindowSeconds });

/**
 * Passes where `password` is that of the account. Wrong ones are counted, until a right one comes.
 * @param tried.path of the field it was typed into
 * @throws AppError forbidden with the field; rate_limited
 */
export async function checkPassword(account: Account, { password, path, ...attempt }: Tried, now: Date) {
  if (!(await countPasswordAttempt(attempt, now))) throw tooManyAttempts();
  const hash = account?.accounts[0]?.password;
  if (!hash || !(await isPassword(hash, password))) {
    const issue = { path, code: "wrong_password", message: "Is not the password of this account." };
    throw new AppError("forbidden", "The password is wrong.", { issues: [issue] });
  }
  await noteRightPassword(attempt, now);
}
