import { once } from "node:events";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { onTestFinished } from "vitest";

export type ReceivedMail = { from: string; to: string[]; source: string };

/** A mail server on this machine. It keeps what it accepted, and counts its connections. */
export async function aMailServer(options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  let connections = 0;
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onConnect(_session, callback) {
      connections++;
      callback();
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        const to = envelope.rcptTo.map(({ address }) => address);
        mails.push({ from, to, source: Buffer.concat(chunks).toString("utf8") });
        callback();
      });
    },
    ...options,
  });
  // A client that gives up is what some tests are about.
  server.on("error", () => undefined);
  const listener = server.listen(0, "127.0.0.1");
  await once(listener, "listening");
  const address = listener.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  return { mails, url: `smtp://127.0.0.1:${address.port}`, connections: () => connections, close };
}

/** An SMTP answer that refuses. */
export const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

/** The headers of a mail, unfolded. */
export const headersOf = ({ source }: ReceivedMail) =>
  source
    .slice(0, source.indexOf("\r\n\r\n"))
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n");

const decoded = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, "")
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");

/** The plain text of a mail, whichever way it was made fit for seven bits. */
export function bodyOf({ source }: ReceivedMail) {
  const part = source.split(/Content-Type: text\/plain[^\r]*\r\n/)[1] ?? "";
  const [head = "", ...rest] = part.split("\r\n\r\n");
  const body = rest.join("\r\n\r\n").split("\r\n----")[0] ?? "";
  return /base64/i.test(head) ? Buffer.from(body, "base64").toString("utf8") : decoded(body);
}
