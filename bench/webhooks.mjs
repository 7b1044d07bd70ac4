// What a delivery costs, beside a plain loop of fetch that posts the same bodies to the same receiver in the same run.

import { fork } from "node:child_process";
import crypto from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { register } from "tsx/esm/api";
import { applyMigrations } from "../scripts/migrate.mjs";
import { startPostgres } from "../scripts/postgres.mjs";
import { throwAwayHome } from "../scripts/throw-away-postgres.mjs";
import { median, quantile } from "./quantile.mjs";

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const events = Number(process.env.BENCH_EVENTS ?? 6_000);
const perSecond = Number(process.env.BENCH_RATE ?? 300);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const waiting = Number(process.env.BENCH_WAITING ?? 100_000);
const atOnce = 32; // what a worker sends at once to one receiver

const { home, remove } = throwAwayHome();
const database = await startPostgres({ home, password: crypto.randomUUID() });
await applyMigrations(database.url);
Object.assign(process.env, {
  DATABASE_URL: database.url,
  BETTER_AUTH_SECRET: crypto.randomUUID(),
  WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8",
  LOG_LEVEL: "warn",
});
register();
const { db } = await import("../lib/server/db.ts");
const { newId } = await import("../lib/core/ids.ts");
const { inTransaction } = await import("../lib/server/transaction.ts");
const { queueDeliveries } = await import("../lib/webhooks/queue-deliveries.ts");
const { saveWebhook } = await import("../lib/webhooks/save-webhook.ts");
const { claimDeliveries, giveBack } = await import("../lib/webhooks/store/claim-deliveries.ts");

const start = async (file, options = {}) => {
  const child = fork(path.resolve(import.meta.dirname, file), options);
  const stop = async () => {
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  };
  return { child, stop };
};

const receiver = await start("webhook-receiver.mjs");
const [{ port }] = await once(receiver.child, "message");
const url = `http://127.0.0.1:${port}/`;
const arrived = new Map();
receiver.child.on("message", (/** @type {{ arrivals: [string, number][] }} */ { arrivals }) => {
  for (const [id, at] of arrivals) if (!arrived.has(id)) arrived.set(id, at);
});
const untilArrived = async (ids) => {
  while (!ids.every((id) => arrived.has(id))) await sleep(20);
};

const startWorker = async () => {
  const worker = await start("../scripts/worker.mjs", { silent: true });
  const { stdout, stderr } = worker.child;
  if (!stdout || !stderr) throw new Error("The worker was started without pipes.");
  stderr.pipe(process.stderr);
  await once(stdout, "data");
  return worker;
};

const organizationId = newId("org");
await db.organization.create({ data: { id: organizationId, name: "Bench Freight", slug: organizationId } });
/** @returns {import("../lib/server/context.ts").Context} */
const ctx = () => ({
  organizationId,
  actor: { type: "system", name: "bench" },
  requestId: newId("req"),
  now: new Date(),
  db,
});
await saveWebhook(ctx(), { url });

const envelopeOf = (id, bidId) => ({
  id,
  type: "bid.submitted",
  timestamp: new Date().toISOString(),
  data: {
    bid: { id: bidId, status: "ACTIVE", amount: { amount: 194_000, currencyCode: "USD" }, note: "x".repeat(200) },
    posting: { id: newId("post") },
    load: { id: newId("load"), externalId: "TMS-10234", externalDisplayId: "10234" },
    carrier: { id: newId("carrier"), displayName: "Transportes Norteños", dotNumber: "1234567" },
  },
});
const eventOf = (bidId) => {
  const id = newId("evt");
  return { id, bidId, type: "bid.submitted", envelope: envelopeOf(id, bidId) };
};
/** Events of bids in turn, ten of each. */
const eventsOf = (count) => {
  const bids = Array.from({ length: count / 10 }, () => newId("bid"));
  return Array.from({ length: count }, (_, index) => eventOf(bids[index % bids.length]));
};
const queue = (some) => inTransaction(ctx(), (tx) => queueDeliveries(tx, some));

async function plainLoop(connections) {
  const left = eventsOf(events)
    .map(({ id, envelope }) => ({ headers: { "webhook-id": id }, body: JSON.stringify(envelope) }))
    .values();
  const started = performance.now();
  const post = async () => {
    for (const sent of left) await (await fetch(url, { method: "POST", ...sent })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: connections }, post));
  return events / ((performance.now() - started) / 1000);
}

/** The queue is full before the webhook is enabled; counted from the first arrival to the last. */
async function drain() {
  const queued = eventsOf(events);
  await saveWebhook(ctx(), { url, isEnabled: false });
  for (let from = 0; from < events; from += 500) await queue(queued.slice(from, from + 500));
  await saveWebhook(ctx(), { url, isEnabled: true });
  const ids = queued.map(({ id }) => id);
  await untilArrived(ids);
  const times = ids.map((id) => arrived.get(id));
  return events / ((Math.max(...times) - Math.min(...times)) / 1000);
}

/** From the commit of the transaction in which an event happens until it arrives, at a steady rate. */
async function latencies() {
  const begun = new Map();
  const bids = Array.from({ length: 100 }, () => newId("bid"));
  const happen = async (number) => {
    const event = eventOf(bids[number % bids.length]);
    await queue([event]);
    begun.set(event.id, Date.now());
  };
  for (let number = 0; number < 300; number++) await happen(number); // warm
  await untilArrived([...begun.keys()]);
  begun.clear();
  const running = [];
  const started = performance.now();
  for (let number = 0; number < perSecond * seconds; number++) {
    const wait = started + (number * 1000) / perSecond - performance.now();
    if (wait > 1) await sleep(wait);
    running.push(happen(number));
  }
  await Promise.all(running);
  await untilArrived([...begun.keys()]);
  return [...begun].map(([id, at]) => Math.max(0, arrived.get(id) - at));
}

/** What taking work costs while this many deliveries wait for a later attempt or behind another. */
async function claimMs() {
  const queued = eventsOf(waiting);
  for (let from = 0; from < waiting; from += 5_000) await queue(queued.slice(from, from + 5_000));
  const later = new Date(Date.now() + 3_600_000);
  await db.webhookDelivery.updateMany({ where: { status: "PENDING", isHead: true }, data: { nextAt: later } });
  await queue(eventsOf(640));
  await db.$executeRawUnsafe("vacuum analyze webhook_delivery");
  const times = [];
  for (let round = 0; round < 50; round++) {
    const now = new Date();
    const before = performance.now();
    const claims = await claimDeliveries({ now, claimedMax: 32, ofOneMax: 32, busy: [] });
    times.push(performance.now() - before);
    await giveBack(claims, now);
  }
  return times;
}

try {
  /** @type {Record<"one" | "many" | "drained", number[]>} */
  const { one, many, drained } = { one: [], many: [], drained: [] };
  const worker = await startWorker();
  await plainLoop(atOnce); // warm
  await drain();
  for (let round = 0; round < rounds; round++) {
    one.push(await plainLoop(1));
    many.push(await plainLoop(atOnce));
    drained.push(await drain());
    process.stderr.write(".");
  }
  const late = await latencies();
  await worker.stop();
  const claims = await claimMs();
  const ratio = median(drained) / median(many);
  console.log(`\n${rounds} rounds of ${events} events, medians\n| way | per second | of (b) |\n|---|---:|---:|`);
  console.log(`| (a) fetch, one after the other | ${Math.round(median(one))} | |`);
  console.log(`| (b) fetch, ${atOnce} at once | ${Math.round(median(many))} | 1.00 |`);
  console.log(`| deliveries: signed, in order, logged | ${Math.round(median(drained))} | ${ratio.toFixed(2)} |`);
  const at = (values, share) => quantile(values, share).toFixed(1);
  console.log(`from commit to arrival at ${perSecond}/s: p50 ${at(late, 0.5)} ms, p99 ${at(late, 0.99)} ms`);
  console.log(`a claim with ${waiting} waiting: p50 ${at(claims, 0.5)} ms, p99 ${at(claims, 0.99)} ms`);
} finally {
  await receiver.stop();
  await db.$disconnect();
  await database.stop();
  await remove();
  process.exit();
}
