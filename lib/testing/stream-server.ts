// The stream of bid events as a process of its own: `node --import tsx lib/testing/stream-server.ts` prints its port.
import { createServer } from "node:http";
import { GET } from "@/app/api/bid-events/stream/route";

const server = createServer(async (incoming, outgoing) => {
  const connection = new AbortController();
  outgoing.on("close", () => connection.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined) headers.set(name, String(value));
  const request = new Request(`http://portal.test${incoming.url}`, { headers, signal: connection.signal });
  const { status, headers: answered, body } = await GET(request);
  outgoing.writeHead(status, Object.fromEntries(answered));
  try {
    for await (const bytes of body ?? []) outgoing.write(bytes);
  } catch {
    // The reader has gone.
  }
  outgoing.end();
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : "no port");
});
