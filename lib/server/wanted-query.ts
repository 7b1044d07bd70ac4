import type pg from "pg";
import { pool, urgentPool } from "@/lib/server/db";
import { logger } from "@/lib/server/logger";

/**
 * Runs a statement that only reads, until `wanted` is aborted: then the database is asked to end it. Its connection is
 * closed after that, because the order to end may arrive when the statement has ended by itself.
 */
export async function queryWhileWanted<Row extends pg.QueryResultRow>(wanted: AbortSignal, query: pg.QueryConfig) {
  wanted.throwIfAborted();
  const client = await pool.connect();
  // Without a listener, a connection that breaks would end the process.
  const broken = () => undefined;
  client.on("error", broken);
  const end = () => void cancel(client);
  wanted.addEventListener("abort", end);
  try {
    return await client.query<Row>(query);
  } finally {
    wanted.removeEventListener("abort", end);
    client.off("error", broken);
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
