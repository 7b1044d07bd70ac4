import { oncePerProcess } from "@/lib/server/once-per-process";

const state = oncePerProcess("asked to stop", () => ({ isStopping: false }));

// What a request under way may still take. Who stops servers soon loses patience and kills them.
const patienceMs = 2500;

/** Whether the process was asked to stop: connections should not be kept for further requests then. */
export const isStopping = () => state.isStopping;

/** Runs something when the process is asked to stop, once for each way of asking. It does not keep it from stopping. */
export function whenAskedToStop(run: () => void) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, run);
}

/**
 * Sees to it that a process that was asked to stop does. A server waits for its connections, and a caller that sends one
 * request after the other on one connection would keep it for ever.
 */
export function stopInTime() {
  whenAskedToStop(() => {
    state.isStopping = true;
    setTimeout(() => process.exit(0), patienceMs).unref();
  });
}
