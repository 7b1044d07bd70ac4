import { oncePerProcess } from "@/lib/server/once-per-process";

const state = oncePerProcess("asked to stop", () => ({ isStopping: false, drains: false }));

// How long a request under way may still take where nobody drains: supervisors kill a server that stops too slowly.
const graceMs = 2500;

/** Whether the process was asked to stop: connections should not be kept for further requests then. */
export const isStopping = () => state.isStopping;

/** Whether the process has a server that ends its streams itself. */
export const drainsItself = () => state.drains;

/** Runs something when the process is asked to stop, once per signal. It does not delay the stop. */
export function whenAskedToStop(run: () => void) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, run);
}

/**
 * Makes a process that was asked to stop exit in time. A server waits for its connections, and a caller that sends one
 * request after the other on one connection would keep it for ever.
 */
export function stopInTime() {
  whenAskedToStop(() => {
    state.isStopping = true;
    if (!state.drains) setTimeout(() => process.exit(0), graceMs).unref();
  });
}

/** The process ends when `drain` has, and not before: a server of our own knows when its last call is answered. */
export function exitWhenDrained(drain: () => Promise<void>) {
  state.drains = true;
  whenAskedToStop(() => void drain().finally(() => process.exit(0)));
}

/** `npm start` has the other end of a channel to this process: when it is killed, the server must not outlive it. */
export function stopWithParent() {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
}
