import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

const probeMs = 250;

/**
 * Answers callers that close their side of the connection once they have asked. Whether such a caller still reads or has
 * gone shows only when something is sent to it: an interim answer, which a caller that reads passes over.
 */
export function answerHalfClosed(server: Server) {
  const answers = new WeakMap<Socket, ServerResponse>();
  // Node has no name for this in its documentation; without it the connection is closed before the answer is sent.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("connection", (socket: Socket) => {
    socket.once("end", () => {
      const probe = setInterval(() => {
        const answer = answers.get(socket);
        if (answer?.socket && !answer.headersSent && answer.req.httpVersion === "1.1") answer.writeProcessing();
      }, probeMs).unref();
      socket.once("close", () => clearInterval(probe));
    });
  });
  server.on("request", ({ socket }, answer) => answers.set(socket, answer));
}
