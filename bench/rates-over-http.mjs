// The same lanes asked through the front door: everything a caller waits for, the key, the checks and the compression.
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { quantile } from "./quantile.mjs";
import { portOf } from "./servers.mjs";

/** Serves the operations of this process at the front door, with a key of the organization of `ctx`. */
export async function serveRates(ctx) {
  const { makeFrontDoor } = await import("../lib/http/front-door.ts");
  const { routeAt } = await import("../lib/routes.ts");
  const { createApiKey } = await import("../lib/api-keys/create-api-key.ts");
  const server = makeFrontDoor({ routeAt, pages: () => Promise.reject(new Error("There are no pages.")) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { secret } = await createApiKey(ctx, { name: "Bench" });
  const caller = fork(path.join(import.meta.dirname, "rate-caller.mjs"), { execArgv: [] });
  const target = { url: `http://127.0.0.1:${portOf(server)}`, path: "/api/rates/history" };
  const headers = { "api-key": secret, "content-type": "application/json" };

  async function ask(request, { calls, gzip }) {
    const coding = gzip ? { "accept-encoding": "gzip" } : {};
    caller.send({ ...target, headers: { ...headers, ...coding }, calls, body: JSON.stringify(request) });
    const [{ milliseconds, bytes }] = await once(caller, "message");
    const [p50, p95] = [0.5, 0.95].map((share) => quantile(milliseconds, share).toFixed(1));
    return { p50, p95, kilobytes: Math.round(bytes / 1000) };
  }
  const stop = async () => {
    caller.disconnect();
    server.close();
    await once(caller, "exit");
  };
  return { ask, stop };
}
