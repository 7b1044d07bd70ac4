import { setImmediate, setTimeout } from "node:timers/promises";
import type { Steps } from "@/lib/core/steps";

/** For so long one computation keeps the only thread, on which every call is answered. */
const sliceMs = 8;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Resolves once everybody else was answered as far as they can be, for one computation after the other. */
const nextTurn = () => (lastTurn = lastTurn.then(() => setImmediate()));

/**
 * Does a long computation in slices of a few milliseconds, so that who asks for something small meanwhile does not wait for
 * its end. Several of them take turns. What it throws is thrown.
 */
export async function inSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    await nextTurn();
    const until = performance.now() + sliceMs;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
  }
}

let restEnds: Promise<unknown> = Promise.resolve();

/**
 * Does what takes long and cannot be done in slices: one such piece at a time, and after each a rest as long as the piece
 * took, in which others are answered. What it throws is thrown.
 */
export function withRest<Result>(work: () => Result): Promise<Result> {
  let tookMs = 0;
  const done = restEnds.then(() => {
    const startedAt = performance.now();
    try {
      return work();
    } finally {
      tookMs = performance.now() - startedAt;
    }
  });
  const rest = () => setTimeout(tookMs);
  restEnds = done.then(rest, rest);
  return done;
}
