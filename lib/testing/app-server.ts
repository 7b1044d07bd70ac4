// The operations and the background jobs in one process, as the portal has them: `node --import tsx` prints its port.
import { createServer } from "node:http";
import { nextRoute } from "@/lib/http/next-route";
import { jobs } from "@/lib/jobs";
import { startJobs } from "@/lib/server/jobs";

// Loaded with the first call, so that the port is open soon and callers wait rather than try again.
let loading: Promise<ReturnType<typeof nextRoute>> | undefined;
async function load() {
  const { operations } = await import("@/lib/operations");
  return nextRoute(operations);
}

const server = createServer(async (incoming, outgoing) => {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    if (value !== undefined && name !== "connection") headers.set(name, String(value));
  const request = new Request(`http://portal.test${incoming.url}`, {
    method: "POST",
    headers,
    body: Buffer.concat(chunks),
  });
  loading ??= load();
  const { POST } = await loading;
  const answer = await POST(request);
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
});

startJobs(jobs);
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" && address ? address.port : "no port");
});
