import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

export type Received = { headers: IncomingHttpHeaders; body: string; status: number };
type Answer = (response: ServerResponse, received: Received) => void;

export const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end();

/** A receiver of webhooks on this machine. It keeps what came in, with the status it was answered with. */
export async function aReceiver(first: Answer = answerWith(204)) {
  const receiver = { received: [] as Received[], answer: first };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const entry = { headers: request.headers, body: Buffer.concat(chunks).toString(), status: 0 };
    receiver.received.push(entry);
    response.once("finish", () => (entry.status = response.statusCode));
    receiver.answer(response, entry);
  });
  const listenOn = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The receiver has no port.");
    return address.port;
  };
  const port = await listenOn(0);
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  /** The bodies that were answered with 2xx, in their order. */
  const accepted = () =>
    receiver.received.filter(({ status }) => status >= 200 && status < 300).map(({ body }) => JSON.parse(body));
  return Object.assign(receiver, {
    url: `http://127.0.0.1:${port}/hooks`,
    accepted,
    close,
    reopen: () => listenOn(port),
  });
}
