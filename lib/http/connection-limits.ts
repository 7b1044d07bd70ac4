import type { RequestListener, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { callerAddress, isTrusted } from "@/lib/http/caller-address";

/** Cuts what an address opens beyond its share. Behind a trusted proxy are many. */
export function capConnections(server: Server, most: number) {
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const address = callerAddress(socket.remoteAddress);
    if (isTrusted(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    open.set(address, count);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/**
 * Who was asked to come back later is not read for a while: refusing calls would otherwise take the time of answering
 * them. Not where a proxy sends the calls of many over one connection.
 */
export function restWhenRefused(outgoing: ServerResponse, restMs: number) {
  const { socket } = outgoing;
  if (!socket || isTrusted(callerAddress(socket.remoteAddress))) return;
  outgoing.once("finish", () => {
    if (outgoing.statusCode !== 429 && outgoing.statusCode !== 503) return;
    // Node is about to read on for the end of a body that nobody has read.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.resume(), restMs).unref();
  });
}

type Queue = { count: number; last: Promise<unknown> };

/**
 * Answers the requests of a connection one after the other. Who sends many at once and reads none of the answers would
 * otherwise have all of them made, and kept in memory; who sends more than `most` before the first is answered is cut.
 */
export function oneByOne(answer: RequestListener, most: number): RequestListener {
  const queues = new WeakMap<Socket, Queue>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const queue = queues.get(socket) ?? { count: 0, last: Promise.resolve() };
    queues.set(socket, queue);
    if (queue.count > most) return void socket.destroy();
    const before = queue.count > 0 ? queue.last : undefined;
    queue.count += 1;
    queue.last = new Promise((resolve) => outgoing.once("close", resolve)).then(() => (queue.count -= 1));
    if (before) void before.then(() => answer(incoming, outgoing));
    else answer(incoming, outgoing);
  };
}
