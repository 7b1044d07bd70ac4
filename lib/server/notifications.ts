import { Socket } from "node:net";
import pg from "pg";
import { pool, timeLimits } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";

type Listener = (subject: string) => void;
type State = { listeners: Map<string, Set<Listener>>; live: Set<string>; client?: pg.Client; failures: number };

/** One connection listens for the whole process. */
const state = oncePerProcess<State>("notifications", () => ({ listeners: new Map(), live: new Set(), failures: 0 }));

/** Whether a notification sent now would arrive. While it would not, a cache that relies on them is not valid. */
export const isListening = (channel: string) => state.live.has(channel);

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

// Listening alone does not keep the process alive.
const idleSocket = () => new Socket().unref();

async function connect() {
  const client = new pg.Client({
    connectionString: env.DATABASE_URL,
    connectionTimeoutMillis: timeLimits.connection,
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
  await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
  if (state.client !== client) return;
  state.live.add(channel);
  notifyListeners(channel, "");
}

function notifyListeners(channel: string, subject: string) {
  for (const listener of state.listeners.get(channel) ?? []) listener(subject);
}

function reconnect(lost: pg.Client) {
  if (state.client !== lost) return;
  state.live.clear();
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

/** Of the statement that sends what has gathered. */
export const notifyName = "notify";

function send() {
  const notifications = [...waiting.values()];
  waiting.clear();
  const [channels, subjects] = [
    notifications.map(({ channel }) => channel),
    notifications.map(({ subject }) => subject),
  ];
  const text =
    "select pg_notify(channel, subject) from unnest($1::text[], $2::text[]) as notification (channel, subject)";
  pool
    .query({ name: notifyName, text, values: [channels, subjects] })
    .catch((err) => logger.warn({ err }, "A notification was not sent"));
}
