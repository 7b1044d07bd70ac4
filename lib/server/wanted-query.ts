import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { pool, urgentPool } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";

const betweenOrdersMs = 50;

/** What was last asked for by each call. */
const latest = new WeakMap<AbortSignal, Promise<unknown>>();

/**
 * Runs a statement that only reads, until `wanted` is aborted: then the database is asked to end it. Those of one call,
 * which are known by their `wanted`, go one after the other: a list takes one connection.
 * @throws the reason of `wanted` where it was aborted before there was a connection
 */
export function queryWhileWanted<Row extends pg.QueryResultRow>(wanted: AbortSignal, query: pg.QueryConfig) {
  const run = () => runWhileWanted<Row>(wanted, query);
  const before = latest.get(wanted);
  const answer = before ? before.then(run, run) : run();
  latest.set(wanted, answer);
  return answer;
}

async function runWhileWanted<Row extends pg.QueryResultRow>(wanted: AbortSignal, query: pg.QueryConfig) {
  wanted.throwIfAborted();
  const client = await pool.connect();
  // Without a listener, a connection that breaks would end the process.
  const broken = () => undefined;
  client.on("error", broken);
  let isRunning = true;
  // An order that comes before the statement has begun ends nothing.
  const end = async () => {
    for (; isRunning; await sleep(betweenOrdersMs)) await cancel(client);
  };
  wanted.addEventListener("abort", end);
  try {
    wanted.throwIfAborted();
    return await client.query<Row>(query);
  } finally {
    isRunning = false;
    wanted.removeEventListener("abort", end);
    client.off("error", broken);
    // Its connection is closed after that, because the order to end may arrive when the statement has ended by itself.
    client.release(wanted.aborted);
  }
}

/** By a connection that does not wait for the others: they may all be busy with what is to be ended. */
async function cancel(client: pg.PoolClient) {
  const id = "processID" in client ? client.processID : undefined;
  await urgentPool
    .query("SELECT pg_cancel_backend($1)", [id])
    .catch((err) => logger.warn({ err }, "A statement that nobody waits for was not ended"));
}
