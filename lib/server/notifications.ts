import { Socket } from "node:net";
import pg from "pg";
import { pool } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";

type Hear = (subject: string) => void;
type State = { hearers: Map<string, Set<Hear>>; live: Set<string>; client?: pg.Client; failures: number };

/** One connection listens for the whole process. */
const state = oncePerProcess<State>("notifications", () => ({ hearers: new Map(), live: new Set(), failures: 0 }));

/** Whether a notification sent now would be heard. While it would not, nothing learnt from one may be relied on. */
export const isListening = (channel: string) => state.live.has(channel);

/**
 * Calls `hear` at every notification of the channel with its subject, and with "" whenever listening begins anew, since
 * any number may have been missed before. A notification is only a nudge: what it is about is read from the database.
 */
export function listen(channel: string, hear: Hear) {
  const hearers = state.hearers.get(channel) ?? new Set();
  const isNew = hearers.size === 0;
  state.hearers.set(channel, hearers.add(hear));
  if (!state.client) void connect();
  else if (isNew && state.live.size > 0) void subscribe(state.client, channel).catch(() => state.client?.end());
}

// Waiting for news is no reason for the process to stay alive.
const idleSocket = () => new Socket().unref();

async function connect() {
  const client = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true, stream: idleSocket });
  state.client = client;
  client.on("notification", ({ channel, payload = "" }) => nudge(channel, payload));
  client.once("end", () => reconnect(client));
  client.on("error", (err) => logger.warn({ err }, "The connection for notifications broke"));
  try {
    await client.connect();
    for (const channel of state.hearers.keys()) await subscribe(client, channel);
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
  nudge(channel, "");
}

function nudge(channel: string, subject: string) {
  for (const hear of state.hearers.get(channel) ?? []) hear(subject);
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
 * Nudges who listens to the channel in any process, with a subject such as an organization's id. To be called once what
 * it is about is committed, by `afterCommit`: every commit that notifies waits for a lock of the whole database. So what
 * gathers within a few milliseconds is sent at once, each subject once. Nobody waits for it, and it may be lost.
 */
export function notify(channel: string, subject = "") {
  if (waiting.size === 0) setTimeout(send, gatherMs).unref();
  waiting.set(JSON.stringify([channel, subject]), { channel, subject });
}

function send() {
  const nudges = [...waiting.values()];
  waiting.clear();
  const [channels, subjects] = [nudges.map(({ channel }) => channel), nudges.map(({ subject }) => subject)];
  const text = "select pg_notify(channel, subject) from unnest($1::text[], $2::text[]) as nudge (channel, subject)";
  pool
    .query({ name: "notify", text, values: [channels, subjects] })
    .catch((err) => logger.warn({ err }, "A notification was not sent"));
}
