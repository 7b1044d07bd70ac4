import type { IncomingMessage } from "node:http";
import { refuseSlow } from "@/lib/http/protocol-faults";

/** What must come of a body in so many milliseconds, or it is given up. */
export type LeastSpeed = { bytes: number; inMs: number };

/** Gives a body up that comes too slowly, as Node does with a request that takes too long as a whole; until `end`. */
export function watchSpeed({ socket }: IncomingMessage, { bytes, inMs }: LeastSpeed) {
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (socket.bytesRead - before < bytes) refuseSlow(socket);
    before = socket.bytesRead;
  }, inMs);
  return { end: () => clearInterval(timer) };
}
