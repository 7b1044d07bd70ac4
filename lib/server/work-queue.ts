import { setTimeout as later } from "node:timers/promises";
import type { RunningJob } from "@/lib/server/jobs";
import { logger } from "@/lib/server/logger";
import { listen, notify } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";

/** Rows that wait to be sent, which any number of workers in any number of processes share. */
export type WorkQueue<Claim> = {
  /** Also the channel that wakes workers of other processes. */
  name: string;
  /** Worked on at once by a process. */
  atOnce: number;
  /** Takes rows that are due, so many at most, for longer than `work` can take. */
  claim: (now: Date, max: number) => Promise<Claim[]>;
  /** Does the work of one row, and stores what came of it. */
  work: (claim: Claim, now: () => Date) => Promise<unknown>;
};

/** What tests replace. */
type WorkerContext = { now: () => Date; pollMs: number };

const wakers = (name: string) => oncePerProcess(`workers of ${name}`, () => new Set<() => void>());

/** Wakes the workers of this process, else those of another one. To be called after the commit. */
export function wakeQueue(name: string) {
  for (const wake of wakers(name)) wake();
  if (wakers(name).size === 0) notify(name);
}

const listenOnce = (name: string) =>
  oncePerProcess(`listener of ${name}`, () => {
    listen(name, () => {
      for (const wake of wakers(name)) wake();
    });
    return true;
  });

/** A process that was suspended must not work on what another one may have taken over meanwhile. */
const startWithinMs = 12_000;
const graceMs = 2_000;

/** Takes what is due whenever it is woken, as much as there is room for. */
function makeRounds<Claim>({ name, atOnce, claim, work }: WorkQueue<Claim>, now: () => Date) {
  const underWay = new Set<Promise<unknown>>();
  const state = { isWanted: false, isStopping: false };
  let claiming: Promise<void> | undefined;

  function begin(one: Claim) {
    const working = work(one, now)
      .catch((err) => logger.warn({ err }, `Work of the queue ${name} could not be done`))
      .finally(() => {
        underWay.delete(working);
        if (state.isWanted) wake();
      });
    underWay.add(working);
  }

  async function claimAll() {
    while (state.isWanted && !state.isStopping && underWay.size < atOnce) {
      state.isWanted = false;
      const claimedAt = performance.now();
      const max = atOnce - underWay.size;
      const claims = await claim(now(), max);
      state.isWanted ||= claims.length === max;
      // What is begun too late is left: its lease runs out, and another worker takes it.
      if (performance.now() - claimedAt < startWithinMs) for (const one of claims) begin(one);
    }
  }

  function wake() {
    state.isWanted = true;
    claiming ??= claimAll()
      .catch((err) => logger.warn({ err }, `Nothing could be taken from the queue ${name}`))
      .finally(() => {
        claiming = undefined;
        if (state.isWanted && !state.isStopping && underWay.size < atOnce) wake();
      });
  }

  async function rest() {
    while (claiming || underWay.size > 0) await Promise.all([claiming, ...underWay]);
  }
  return { state, wake, rest };
}

/** Works on what is due until it is stopped: at once when it is woken, otherwise within `pollMs`. */
export function workThrough<Claim>(
  queue: WorkQueue<Claim>,
  { now = () => new Date(), pollMs = 2_000 }: Partial<WorkerContext> = {},
): RunningJob & { rest: () => Promise<void> } {
  const { name } = queue;
  const { state, wake, rest } = makeRounds(queue, now);
  wakers(name).add(wake);
  listenOnce(name);
  const timer = setInterval(wake, pollMs).unref();
  wake();
  return {
    rest,
    /** What is under way gets a moment to end; what does not is taken by another worker once its lease has run out. */
    async stop() {
      state.isStopping = true;
      clearInterval(timer);
      wakers(name).delete(wake);
      await Promise.race([rest(), later(graceMs, undefined, { ref: false })]);
    },
  };
}
