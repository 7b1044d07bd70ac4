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

/**
 * Ends a server that was asked to stop: for a pause it goes on, while its readiness says no and every answer closes its
 * connection; then it takes no new connection, ends streams, which go on at another server, and waits for the answers
 * under way. After the grace those are cut.
 */
export async function drain(server: Server, answers: ReadonlySet<ServerResponse>, draining: Draining) {
  const { endStreams, pauseMs, graceMs } = draining;
  await sleep(pauseMs);
  // Not its own close, which would cut idle connections: a request may be on its way on one.
  NetServer.prototype.close.call(server);
  endStreams();
  const tooLate = AbortSignal.timeout(graceMs);
  while (answers.size > 0 && !tooLate.aborted) {
    const [answer] = answers;
    if (answer) await once(answer, "close", { signal: tooLate }).catch(() => undefined);
  }
  server.closeAllConnections();
}
