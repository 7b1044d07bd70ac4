import { onTestFinished } from "vitest";
import { pool } from "@/lib/server/db";

/** Nobody else reads or writes loads until they are let go. */
export async function lockedLoads() {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  await client.query("BEGIN");
  await client.query("SET LOCAL idle_in_transaction_session_timeout = 0");
  await client.query('LOCK TABLE "load" IN ACCESS EXCLUSIVE MODE');
  return { letGo: () => client.query("ROLLBACK") };
}

/** How many connections of this database wait for a lock. */
export const countWaiting = async () => {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await pool.query(waiting)).rowCount;
};
