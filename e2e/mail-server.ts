import { SMTPServer } from "smtp-server";

type Received = { to: string[]; source: string };

/** The mail server that the portal under test sends to. It refuses addresses that begin with "nobody". */
export async function theMailServer(url: string) {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const refusal = Object.assign(new Error("No such user here"), { responseCode: 550 });
      callback(address.startsWith("nobody") ? refusal : null);
    },
    onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const source = Buffer.concat(chunks).toString("utf8");
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        callback();
      });
    },
  });
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => void server.listen(Number(new URL(url).port), "127.0.0.1", resolve));
  return {
    mailsTo: (address: string) => received.filter(({ to }) => to.includes(address)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
