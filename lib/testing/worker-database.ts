import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** One database for all test files of a worker: they keep apart by organization, and a database each would cost 1 s. */
const worker: typeof globalThis & { databaseUrl?: string } = globalThis;

if (!worker.databaseUrl) {
  const serverUrl = inject("serverUrl");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client(serverUrl);
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template STRATEGY FILE_COPY`);
  await client.end();
  worker.databaseUrl = Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}
process.env.DATABASE_URL = worker.databaseUrl;
// Opens the database at that address.
await import("@/lib/app-events");
