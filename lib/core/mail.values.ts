// Plain values, so that the browser may have them without zod.

/** What a mail server's answer, or the lack of one, says about a mail that was not taken. */
export const mailProblems = [
  "INVALID_ADDRESS",
  "RECIPIENT_REFUSED",
  "MAIL_REFUSED",
  "DEFERRED",
  "SIGN_IN_FAILED",
  "TLS_FAILED",
  "HOST_NOT_FOUND",
  "CONNECTION_FAILED",
  "TIMEOUT",
  "NOT_SET_UP",
] as const;
export type MailProblem = (typeof mailProblems)[number];

/** After these another attempt would end the same way. */
export const lastingMailProblems: readonly MailProblem[] = ["INVALID_ADDRESS", "RECIPIENT_REFUSED", "MAIL_REFUSED"];

/** `reply` is what the mail server said. A lasting problem is the same at the next attempt. */
export type MailOutcome =
  | { isSent: true }
  | { isSent: false; problem: MailProblem; isLasting: boolean; reply?: string };
