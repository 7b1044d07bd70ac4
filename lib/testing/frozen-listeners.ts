import { onTestFinished } from "vitest";
import { db } from "@/lib/server/db";
import { listenerName } from "@/lib/server/notifications";

/**
 * Freezes, until the test ends, the database's side of the connections that listen now: as where a network swallows what
 * passes, nothing is said there any more and nothing is closed.
 */
export async function freezeListeners() {
  const backends = await db.$queryRaw<{ pid: number }[]>`SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${listenerName}`;
  if (backends.length === 0) throw new Error("No connection listens.");
  for (const { pid } of backends) process.kill(pid, "SIGSTOP");
  onTestFinished(() => {
    for (const { pid } of backends) process.kill(pid, "SIGCONT");
  });
}
