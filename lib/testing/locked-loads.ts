import { onTestFinished } from "vitest";
import { pool } from "@/lib/server/db";

async function holding(lock: string, values: readonly string[] = []) {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  await client.query("BEGIN");
  await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
  await client.query(lock, [...values]);
  return { letGo: () => client.query("ROLLBACK") };
}

/** Nobody else reads or writes loads until they are let go. */
export const lockedLoads = () => holding('LOCK TABLE "load" IN ACCESS EXCLUSIVE MODE');

/** Nobody else writes the load until it is let go. */
export const lockedLoad = (externalId: string) =>
  holding('SELECT FROM "load" WHERE "externalId" = $1 FOR UPDATE', [externalId]);

/** How many connections of this database wait for a lock. */
export const countWaiting = async () => {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await pool.query(waiting)).rowCount;
};
