import { setTimeout as later } from "node:timers/promises";
import type { RunningJob } from "@/lib/server/jobs";
import { logger } from "@/lib/server/logger";
import { listen } from "@/lib/server/notifications";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { attemptDelivery } from "@/lib/webhooks/attempt-delivery";
import { deliveriesQueued, ownWorkers } from "@/lib/webhooks/queue-deliveries";
import { settleDeliveries, type Tried } from "@/lib/webhooks/settle-deliveries";
import { type Claim, claimDeliveries, giveBack, promoteMissedHeads } from "@/lib/webhooks/store/claim-deliveries";

/** Sent at once by a process, to all receivers and to one: a slow receiver must not delay the others. */
const atOnceMax = 256;
const atOnceOfOneMax = 32;
const claimedMax = 64;

/** A process that was suspended must not send what another one may have taken over meanwhile. */
const startWithinMs = 12_000;
const sweptMs = 60_000;
const thoroughEvery = 600;
const graceMs = 2_000;

/** The dependencies of a worker that tests replace. */
type WorkerContext = { now: () => Date; chance: () => number; pollMs: number };

type Worker = WorkerContext & {
  underWay: Map<string, number>;
  tried: Tried[];
  interrupted: Claim[];
  endings: Set<AbortController>;
  rounds: number;
  isWanted: boolean;
  isFull: boolean;
  isClaiming: boolean;
  isSettling: boolean;
  isStopping: boolean;
  resting: (() => void)[];
};

const sumOf = (counts: Map<string, number>) => [...counts.values()].reduce((sum, count) => sum + count, 0);
const countOf = ({ underWay }: Worker) => sumOf(underWay);

const isAtRest = (worker: Worker) =>
  countOf(worker) === 0 && !worker.isClaiming && !worker.isSettling && (worker.isStopping || !worker.isWanted);

function notifyAtRest(worker: Worker) {
  if (isAtRest(worker)) for (const notify of worker.resting.splice(0)) notify();
}

function count(worker: Worker, organizationId: string, change: 1 | -1) {
  const left = (worker.underWay.get(organizationId) ?? 0) + change;
  if (left > 0) worker.underWay.set(organizationId, left);
  else worker.underWay.delete(organizationId);
}

async function claimOnce(worker: Worker) {
  worker.isWanted = false;
  const claimedAt = performance.now();
  const claimedNow = Math.min(atOnceMax - countOf(worker), claimedMax);
  const taken = new Map(worker.underWay);
  const busy = [...taken].map(([organizationId, underWay]) => ({ organizationId, count: underWay }));
  const claims = await claimDeliveries({ now: worker.now(), claimedMax: claimedNow, ofOneMax: atOnceOfOneMax, busy });
  for (const claim of claims) {
    taken.set(claim.organizationId, (taken.get(claim.organizationId) ?? 0) + 1);
    void send(worker, claim, claimedAt);
  }
  worker.isWanted ||= claims.length === claimedNow;
  // Deliveries that ended during the claim were still counted, so an organization at its limit may have room now.
  worker.isFull = [...taken.values()].some((underWay) => underWay >= atOnceOfOneMax);
  if (worker.isFull && countOf(worker) < sumOf(taken)) worker.isWanted = true;
}

async function claimAll(worker: Worker) {
  if (worker.isClaiming) return;
  worker.isClaiming = true;
  try {
    while (worker.isWanted && !worker.isStopping && countOf(worker) < atOnceMax) await claimOnce(worker);
  } catch (err) {
    logger.warn({ err }, "No deliveries could be taken");
  } finally {
    worker.isClaiming = false;
    notifyAtRest(worker);
  }
}

async function send(worker: Worker, claim: Claim, claimedAt: number) {
  count(worker, claim.organizationId, 1);
  const at = worker.now();
  const isLate = performance.now() - claimedAt > startWithinMs;
  const ending = new AbortController();
  worker.endings.add(ending);
  const attempt = isLate ? undefined : await attemptDelivery(claim, at, ending);
  worker.endings.delete(ending);
  if (attempt) {
    worker.tried.push({ claim, attempt });
    return settleAll(worker);
  }
  if (!isLate) worker.interrupted.push(claim);
  count(worker, claim.organizationId, -1);
  notifyAtRest(worker);
}

/** While one batch is stored, the next one collects. */
async function settleAll(worker: Worker) {
  if (worker.isSettling) return;
  worker.isSettling = true;
  try {
    while (worker.tried.length > 0) {
      const batch = worker.tried.slice();
      const further = await settleDeliveries(batch, { now: worker.now(), chance: worker.chance });
      worker.tried.splice(0, batch.length);
      for (const { claim } of batch) count(worker, claim.organizationId, -1);
      if (further > 0 || worker.isFull || worker.isWanted) wake(worker);
    }
  } catch (err) {
    logger.warn({ err }, "Deliveries could not be written down");
  } finally {
    worker.isSettling = false;
    notifyAtRest(worker);
  }
}

function wake(worker: Worker) {
  worker.isWanted = true;
  void claimAll(worker);
}

/** Every round looks at recent deliveries, some rounds at all, in case an earlier round failed. */
async function sweep(worker: Worker) {
  const isThorough = worker.rounds++ % thoroughEvery === 0;
  try {
    await promoteMissedHeads(isThorough ? new Date(0) : new Date(worker.now().getTime() - sweptMs));
  } catch (err) {
    logger.warn({ err }, "Missed deliveries could not be looked for");
  }
  void settleAll(worker);
  wake(worker);
}

const listenOnce = () =>
  oncePerProcess("listener of webhook workers", () => {
    listen(deliveriesQueued, () => {
      for (const wakeOne of ownWorkers) wakeOne();
    });
    return true;
  });

/** Deliveries under way get a moment to end; the others are given back for another worker. */
async function stop(worker: Worker, timer: NodeJS.Timeout, wakeOwn: () => void) {
  worker.isStopping = true;
  clearInterval(timer);
  ownWorkers.delete(wakeOwn);
  await Promise.race([rest(worker), later(graceMs)]);
  for (const ending of worker.endings) ending.abort();
  await Promise.race([rest(worker), later(graceMs)]);
  if (worker.interrupted.length > 0) await giveBack(worker.interrupted, worker.now());
}

async function rest(worker: Worker) {
  if (!isAtRest(worker)) await new Promise<void>((resolve) => worker.resting.push(resolve));
}

/**
 * Sends what is queued until it is stopped: at once when it is woken, otherwise within the second. Any number of workers
 * in any number of processes share the work.
 */
export function deliverEvents(context: Partial<WorkerContext> = {}): RunningJob & { rest: () => Promise<void> } {
  const worker: Worker = {
    now: () => new Date(),
    chance: Math.random,
    pollMs: 1000,
    ...context,
    underWay: new Map(),
    tried: [],
    interrupted: [],
    endings: new Set(),
    rounds: 0,
    isWanted: false,
    isFull: false,
    isClaiming: false,
    isSettling: false,
    isStopping: false,
    resting: [],
  };
  const wakeOwn = () => wake(worker);
  ownWorkers.add(wakeOwn);
  listenOnce();
  const timer = setInterval(() => sweep(worker), worker.pollMs).unref();
  void sweep(worker);
  return { rest: () => rest(worker), stop: () => stop(worker, timer, wakeOwn) };
}
