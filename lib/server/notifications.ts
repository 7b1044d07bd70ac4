import { Socket } from "node:net";
import pg from "pg";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";

type Hear = () => void;
type State = { channels: Map<string, Set<Hear>>; client?: pg.Client; isLive: boolean; failures: number };

/** One connection listens for the whole process. */
const state = oncePerProcess<State>("notifications", () => ({ channels: new Map(), isLive: false, failures: 0 }));

/** Whether a notification sent now would be heard. While it would not, nothing learnt from one may be relied on. */
export const isListening = () => state.isLive;

/**
 * Calls `hear` at every notification of the channel, and after each interruption, in which any number may have been
 * missed. A notification is only a nudge: what it is about is read from the database.
 */
export function listen(channel: string, hear: Hear) {
  const hearers = state.channels.get(channel) ?? new Set();
  state.channels.set(channel, hearers.add(hear));
  if (!state.client) void connect();
  else if (hearers.size === 1) void subscribe(state.client, channel).catch(() => state.client?.end());
}

/** Ends the connection; the next `listen` makes a new one. */
export async function closeNotifications() {
  const { client } = state;
  state.channels.clear();
  state.client = undefined;
  state.isLive = false;
  await client?.end();
}

// Waiting for news is no reason for the process to stay alive.
const idleSocket = () => new Socket().unref();

const subscribe = (client: pg.Client, channel: string) => client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);

async function connect() {
  const client = new pg.Client({ connectionString: env.DATABASE_URL, keepAlive: true, stream: idleSocket });
  state.client = client;
  client.on("notification", ({ channel }) => hearAll(channel));
  client.once("end", () => reconnect(client));
  client.on("error", (err) => logger.warn({ err }, "The connection for notifications broke"));
  try {
    await client.connect();
    for (const channel of state.channels.keys()) await subscribe(client, channel);
    if (state.client !== client) return;
    state.isLive = true;
    state.failures = 0;
    for (const channel of state.channels.keys()) hearAll(channel);
  } catch (err) {
    logger.warn({ err }, "Cannot listen for notifications");
    await client.end().catch(() => undefined);
    reconnect(client);
  }
}

function hearAll(channel: string) {
  for (const hear of state.channels.get(channel) ?? []) hear();
}

function reconnect(lost: pg.Client) {
  if (state.client !== lost) return;
  state.isLive = false;
  state.failures += 1;
  setTimeout(() => state.client === lost && connect(), Math.min(5000, 200 * state.failures)).unref();
}
