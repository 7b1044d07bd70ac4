import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";
import * as z from "zod";

const Event = z.looseObject({ id: z.string(), type: z.string() });

type Received = { headers: Record<string, string>; body: string };

/** A TMS's end of the webhook on this machine: keeps what arrives and says yes. */
export async function aWebhookReceiver() {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as const);
      received.push({ headers: Object.fromEntries(headers), body: Buffer.concat(chunks).toString("utf8") });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    url: `http://127.0.0.1:${port}/bids`,
    /** What arrived about a load, each signature checked by a package that is not ours. */
    events: (secret: string, externalId: string) =>
      received
        .filter(({ body }) => body.includes(externalId))
        .map(({ headers, body }) => Event.parse(new Webhook(secret).verify(body, headers))),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
