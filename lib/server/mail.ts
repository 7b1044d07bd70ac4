import type { Transporter } from "nodemailer";
import { lastingMailProblems, type MailOutcome, type MailProblem } from "@/lib/core/mail.values";
import { env } from "@/lib/server/env";
import { oncePerProcess } from "@/lib/server/once-per-process";

type Address = { name?: string; address: string };

export type Mail = {
  /** The same at every attempt, so that a mail that arrives twice is known for one. */
  id: string;
  to: Address;
  replyTo?: Address;
  /** Of the recipient, as a BCP 47 tag. */
  language: string;
  subject: string;
  text: string;
  html: string;
  /** Of a notification: the page where its reader chooses which to get. */
  unsubscribeUrl?: string;
};

/** Longer than it takes to look up, to connect and to be greeted; the whole of one attempt. */
export const mailLimits = { connectMs: 5_000, silenceMs: 10_000, wholeMs: 20_000, connections: 4 };
const replyLengthMax = 300;
const addressLengthMax = 254;

/** No quotes, comments or control characters: nothing in an address may be read as a second one, or as a header. */
const plainAddress = /^[^\s"(),:;<>@[\\\]\p{Cc}]+@[^\s"(),:;<>@[\\\]\p{Cc}]+$/u;
export const isMailAddress = (text: string) => text.length <= addressLengthMax && plainAddress.test(text);

/** One line: a line break in a name or a subject would begin a header of its own. */
const lineOf = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
const addressOf = ({ name = "", address }: Address) => ({ name: lineOf(name), address });

function messageOf({ id, to, replyTo, language, subject, text, html, unsubscribeUrl }: Mail, from: Address) {
  const host = from.address.split("@")[1] ?? "localhost";
  return {
    messageId: `<${id}@${host}>`,
    from: addressOf(from),
    to: addressOf(to),
    ...(replyTo && isMailAddress(replyTo.address) && { replyTo: addressOf(replyTo) }),
    subject: lineOf(subject),
    text,
    html,
    headers: { "Content-Language": language, "Auto-Submitted": "auto-generated" },
    ...(unsubscribeUrl && { list: { unsubscribe: { url: unsubscribeUrl } } }),
    disableFileAccess: true,
    disableUrlAccess: true,
    envelope: { from: from.address, to: [to.address] },
  };
}

const codeOf = (error: Error) => ("code" in error && typeof error.code === "string" ? error.code : "");
const statusOf = (error: Error) =>
  "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0;

const byCode: Readonly<Record<string, MailProblem>> = {
  EAUTH: "SIGN_IN_FAILED",
  ENOAUTH: "SIGN_IN_FAILED",
  ETLS: "TLS_FAILED",
  EREQUIRETLS: "TLS_FAILED",
  EDNS: "HOST_NOT_FOUND",
  ETIMEDOUT: "TIMEOUT",
  EABORT: "TIMEOUT",
};

function problemOf(error: Error): MailProblem {
  const [code, status] = [codeOf(error), statusOf(error)];
  const known = byCode[code];
  if (known || error.name === "AbortError" || error.name === "TimeoutError") return known ?? "TIMEOUT";
  if (status >= 400 && status < 500) return "DEFERRED";
  if (status < 500) return "CONNECTION_FAILED";
  return code === "EENVELOPE" && "command" in error && error.command === "RCPT TO"
    ? "RECIPIENT_REFUSED"
    : "MAIL_REFUSED";
}

function outcomeOf(error: unknown): MailOutcome {
  const known = error instanceof Error ? error : new Error(String(error));
  const problem = problemOf(known);
  const reply = "response" in known && typeof known.response === "string" ? lineOf(known.response) : "";
  return {
    isSent: false,
    problem,
    isLasting: lastingMailProblems.includes(problem),
    ...(reply && { reply: reply.slice(0, replyLengthMax) }),
  };
}

const failed = (problem: MailProblem): MailOutcome => ({
  isSent: false,
  problem,
  isLasting: lastingMailProblems.includes(problem),
});

/** "Meridian <loads@meridian.example>", or the address alone. */
export function readSender(text: string): Address | undefined {
  const [, name = "", inner = text] = /^\s*"?([^"<]*)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
  const address = inner.trim();
  return isMailAddress(address) ? { name: lineOf(name), address } : undefined;
}

type MailerSettings = { url: string; from: Address; limits?: typeof mailLimits };

/** Sends through one mail server, over a few connections that are used again. Nothing of it is loaded before the first mail. */
export function makeMailer({ url, from, limits = mailLimits }: MailerSettings) {
  let transport: Promise<Transporter> | undefined;
  const connect = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url,
      pool: true,
      maxConnections: limits.connections,
      maxRequeues: 0,
      dnsTimeout: limits.connectMs,
      connectionTimeout: limits.connectMs,
      greetingTimeout: limits.connectMs,
      socketTimeout: limits.silenceMs,
      idleTimeout: 30_000,
    });
  };
  return {
    /** Sends once. A failure is part of the result. */
    async send(mail: Mail): Promise<MailOutcome> {
      if (!isMailAddress(mail.to.address)) return failed("INVALID_ADDRESS");
      try {
        transport ??= connect();
        const signal = AbortSignal.timeout(limits.wholeMs);
        await (await transport).sendMail({ ...messageOf(mail, from), signal });
        return { isSent: true };
      } catch (error) {
        return outcomeOf(error);
      }
    },

    /** Ends the connections that are kept for further mails. */
    async close() {
      const open = await transport;
      transport = undefined;
      open?.close();
    },
  };
}

export type Mailer = ReturnType<typeof makeMailer>;

const nobody: Mailer = { send: async () => failed("NOT_SET_UP"), close: async () => undefined };

function installed(): Mailer {
  const from = env.MAIL_FROM === undefined ? undefined : readSender(env.MAIL_FROM);
  return env.SMTP_URL && from ? makeMailer({ url: env.SMTP_URL, from }) : nobody;
}

/** Whether this installation sends mail. */
export const sendsMail = env.SMTP_URL !== undefined;

/** The one of this installation, by `SMTP_URL` and `MAIL_FROM`. */
export const mailer = () => oncePerProcess("mailer", installed);
