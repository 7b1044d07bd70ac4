import pg from "pg";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "../../scripts/migrate.mjs";
import { startThrowAwayPostgres } from "../../scripts/throw-away-postgres.mjs";

declare module "vitest" {
  export interface ProvidedContext {
    serverUrl: string;
  }
}

/** A throw-away PostgreSQL with the migrated database "template", of which every worker gets a copy. */
export default async function setup(project: TestProject) {
  const server = await startThrowAwayPostgres();
  // Vitest skips the teardown when a signal ends it; the server stops with the process.
  process.once("SIGTERM", () => process.exit(143));
  const client = new pg.Client(server.url);
  await client.connect();
  await client.query("CREATE DATABASE template");
  await client.end();
  await applyMigrations(Object.assign(new URL(server.url), { pathname: "/template" }).href);
  project.provide("serverUrl", server.url);
  return server.stop;
}
