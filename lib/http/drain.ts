import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";

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
/** What has arrived by now is read in a turn of the event loop that takes no longer. */
const quietTurnMs = 0.5;
const turnsMax = 1000;

/** Turns of the event loop until in one of them nothing came: who waited to be taken has been, what waited to be read too. */
async function quietTurn(server: Server) {
  let count = 0;
  const note = () => count++;
  server.on("connection", note).on("request", note);
  for (let turn = 0; turn < turnsMax; turn++) {
    const [before, startedAt] = [count, performance.now()];
    await nextTurn();
    if (count === before && performance.now() - startedAt < quietTurnMs) break;
  }
  server.off("connection", note).off("request", note);
}

const closeAfter = (answer: ServerResponse) => {
  answer.shouldKeepAlive = false;
};

/**
 * Ends a server that was asked to stop. For a pause it goes on, while its readiness says no, and keeps its connections:
 * new ones in their place could be waiting to be taken in the moment in which it takes no more, and would be reset. From
 * then on each answer closes its connection, and streams end, to go on at another server. Calls under way are waited for,
 * and what arrives meanwhile on connections that were kept is answered; those on which nothing arrives are closed. What has
 * not ended after the grace is cut.
 */
export async function drain(server: Server, answers: ReadonlySet<ServerResponse>, draining: Draining) {
  const { endStreams, pauseMs, graceMs } = draining;
  const closed = once(server, "close");
  await sleep(pauseMs);
  await quietTurn(server);
  // Not its own close, which would cut idle connections.
  NetServer.prototype.close.call(server);
  server.prependListener("request", (_, answer: ServerResponse) => closeAfter(answer));
  for (const answer of answers) closeAfter(answer);
  endStreams();
  const tooLate = AbortSignal.timeout(graceMs);
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
  });
  while (!isClosed && !tooLate.aborted) {
    await allEnded(answers, tooLate);
    await Promise.race([closed, sleep(lingerMs, undefined, { signal: tooLate }).catch(() => undefined)]);
    await quietTurn(server);
    server.closeIdleConnections();
  }
  server.closeAllConnections();
}

async function allEnded(answers: ReadonlySet<ServerResponse>, signal: AbortSignal) {
  for (let [answer] = answers; answer && !signal.aborted; [answer] = answers)
    await once(answer, "close", { signal }).catch(() => undefined);
}
