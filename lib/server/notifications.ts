import { Socket } from "node:net";
import pg from "pg";
import { pool, timeLimits } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";

type Listener = (subject: string) => void;
type State = {
  listeners: Map<string, Set<Listener>>;
  live: Set<string>;
  client?: pg.Client;
  failures: number;
  /** When the last question that was answered on the connection was asked, by `performance.now()`. */
  provenAt: number;
  /** For how many ticks a question has been waiting for its answer; 0 when none does. */
  ticksWaited: number;
};

// A connection can be dead without a sign of it: its other end frozen, or a network that swallows what passes. What was
// notified before the last question that was answered has arrived; what came after it may not have.
const proof = { everyMs: 200, validMs: 700, ticksMax: 10 };
const notifyMany =
  "select pg_notify(channel, subject) from unnest($1::text[], $2::text[]) as notification (channel, subject)";
// It only wants an answer.
const prove = "SELECT";
/** What every process sends on its own, whatever is asked of it. */
export const ownStatements: readonly string[] = [notifyMany, prove];

/** One connection listens for the whole process. */
const state = oncePerProcess<State>("notifications", () => {
  setInterval(askForProof, proof.everyMs).unref();
  return { listeners: new Map(), live: new Set(), failures: 0, provenAt: 0, ticksWaited: 0 };
});

/**
 * Whether notifications arrive: all that were sent until 0.7 s ago have. While they do not, a cache that relies on them
 * is not valid.
 */
export const isListening = (channel: string) =>
  state.live.has(channel) && performance.now() - state.provenAt < proof.validMs;

/** Asks whether the connection still works, and gives it up when the answer is long in coming. */
function askForProof() {
  const { client, live, ticksWaited } = state;
  if (!client || live.size === 0) return;
  if (ticksWaited === 0) return ask(client);
  state.ticksWaited += 1;
  // Counted, not measured: a process that was itself held up has only not read the answer yet.
  if (ticksWaited < proof.ticksMax) return;
  logger.warn("The connection for notifications has fallen silent");
  client.end().catch(() => undefined);
  reconnect(client);
}

function ask(client: pg.Client) {
  const askedAt = performance.now();
  state.ticksWaited = 1;
  const answered = () => {
    if (state.client !== client) return;
    state.provenAt = askedAt;
    state.ticksWaited = 0;
  };
  client.query(prove).then(answered, () => undefined);
}

/**
 * Calls `listener` at every notification of the channel with its subject, and with "" whenever listening begins again,
 * since any number may have been missed before. A notification only wakes: what it is about is read from the database.
 */
export function listen(channel: string, listener: Listener) {
  const listeners = state.listeners.get(channel) ?? new Set();
  const isNew = listeners.size === 0;
  state.listeners.set(channel, listeners.add(listener));
  if (!state.client) void connect();
  else if (isNew && state.live.size > 0) void subscribe(state.client, channel).catch(() => state.client?.end());
}

/** What the database shows of the connection that listens. */
export const listenerName = "portal listener";

// Listening alone does not keep the process alive.
const idleSocket = () => new Socket().unref();

async function connect() {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: timeLimits.connection,
    application_name: listenerName,
    keepAlive: true,
    stream: idleSocket,
  });
  state.client = client;
  client.on("notification", ({ channel, payload = "" }) => notifyListeners(channel, payload));
  client.once("end", () => reconnect(client));
  client.on("error", (err) => logger.warn({ err }, "The connection for notifications broke"));
  try {
    await client.connect();
    for (const channel of state.listeners.keys()) await subscribe(client, channel);
    state.failures = 0;
  } catch (err) {
    logger.warn({ err }, "Cannot listen for notifications");
    await client.end().catch(() => undefined);
    reconnect(client);
  }
}

async function subscribe(client: pg.Client, channel: string) {
  const askedAt = performance.now();
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  if (state.client !== client) return;
  state.provenAt = Math.max(state.provenAt, askedAt);
  state.live.add(channel);
  notifyListeners(channel, "");
}

function notifyListeners(channel: string, subject: string) {
  for (const listener of state.listeners.get(channel) ?? []) listener(subject);
}

function reconnect(lost: pg.Client) {
  if (state.client !== lost) return;
  state.live.clear();
  state.ticksWaited = 0;
  state.failures += 1;
  setTimeout(() => state.client === lost && connect(), Math.min(5000, 200 * state.failures)).unref();
}

type Waiting = Map<string, { channel: string; subject: string }>;
const waiting = oncePerProcess<Waiting>("notifications to send", () => new Map());
const gatherMs = 4;

/**
 * Wakes the listeners of the channel in every process, with a subject such as an organization's id. To be called after
 * the commit, by `afterCommit`: every commit that notifies waits for a lock of the whole database. So what gathers
 * within a few milliseconds is sent at once, each subject once. It is not waited for, and may be lost.
 */
export function notify(channel: string, subject = "") {
  if (waiting.size === 0) setTimeout(send, gatherMs).unref();
  waiting.set(JSON.stringify([channel, subject]), { channel, subject });
}

function send() {
  const notifications = [...waiting.values()];
  waiting.clear();
  const [channels, subjects] = [
    notifications.map(({ channel }) => channel),
    notifications.map(({ subject }) => subject),
  ];
  pool
    .query({ name: "notify", text: notifyMany, values: [channels, subjects] })
    .catch((err) => logger.warn({ err }, "A notification was not sent"));
}
