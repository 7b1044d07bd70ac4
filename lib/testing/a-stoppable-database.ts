import { randomUUID } from "node:crypto";
import { once } from "node:events";
import pg from "pg";
import { onTestFinished } from "vitest";
import { applyMigrations } from "../../scripts/migrate.mjs";
import { startPostgres } from "../../scripts/postgres.mjs";
import { throwAwayHome } from "../../scripts/throw-away-postgres.mjs";

/**
 * A PostgreSQL for one test that may be stopped and started again, at the same address, migrated, and as safe against a
 * crash as in operation.
 */
export async function aStoppableDatabase() {
  const { home, remove } = throwAwayHome();
  onTestFinished(remove);
  const password = randomUUID();
  let server = await startPostgres({ home, password });
  await applyMigrations(server.url);

  /** As `immediate` is meant: it rolls nothing back, closes every connection at once, and recovers when it starts. */
  const crash = async () => {
    process.kill(server.pid, "SIGQUIT");
    await server.exited;
  };
  /** In order: statements under way are ended, and clients get the reason. */
  const stop = async () => {
    process.kill(server.pid, "SIGINT");
    await server.exited;
  };
  const start = async () => {
    server = await startPostgres({ home, password, address: server.address });
  };
  /** Ends every connection but its own, whatever it is doing. */
  const cutConnections = async () => {
    const client = new pg.Client(server.url);
    await client.connect();
    await client.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()");
    client.end();
    await once(client, "end");
  };
  return { url: server.url, crash, stop, start, cutConnections };
}
