import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Answers that are under way on a server. */
export function countAnswers(server: Server) {
  const open = new Set<ServerResponse>();
  server.on("request", (_, response: ServerResponse) => {
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return open;
}

type Draining = { endStreams: () => void; pauseMs: number; graceMs: number };

/** How long connections without a call may stay once there is no call left: a request may be on its way on one. */
const lingerMs = 1000;

/**
 * Ends a server that was asked to stop. For a pause it goes on, while its readiness says no. Then it takes no new
 * connection: those it has are kept until then, because one that waits to be taken would be reset. From then on each
 * answer closes its connection, streams end, to go on at another server, and calls under way are waited for; after the
 * grace they are cut.
 */
export async function drain(server: Server, answers: ReadonlySet<ServerResponse>, draining: Draining) {
  const { endStreams, pauseMs, graceMs } = draining;
  await sleep(pauseMs);
  const closed = once(server, "close");
  // Not its own close, which would cut idle connections.
  NetServer.prototype.close.call(server);
  for (const answer of answers) answer.shouldKeepAlive = false;
  endStreams();
  const tooLate = AbortSignal.timeout(graceMs);
  while (answers.size > 0 && !tooLate.aborted) {
    const [answer] = answers;
    if (answer) await once(answer, "close", { signal: tooLate }).catch(() => undefined);
  }
  await Promise.race([closed, sleep(tooLate.aborted ? 0 : lingerMs)]);
  server.closeAllConnections();
}
