import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { env } from "@/lib/server/env";
import { logger } from "@/lib/server/logger";
import { oncePerProcess } from "@/lib/server/once-per-process";
import { type Prisma, PrismaClient } from "@/prisma/generated/client";

/**
 * What one statement may take, what it may wait for a lock, how long a transaction may do nothing, how long a call waits
 * for a connection, and what a whole list or report may take, in milliseconds. Work that needs longer says so
 * (`inTransaction`).
 */
export const timeLimits = {
  ...{ statement: 15_000, lock: 10_000, idleInTransaction: 30_000, connection: 10_000 },
  ...{ list: 5_000, report: 30_000 },
};

/**
 * How many a process opens for statements of their own, and how many of these its lists and reports may occupy: what is
 * answered by a key, and the background work, always find one that is soon free. Transactions go over Prisma's own.
 */
export const connections = { statements: 14, lists: 6, reports: 2, prisma: 10 };

const settings = {
  // Prisma's driver reads every timestamp as UTC, so no connection may use the time zone of its server.
  timezone: "UTC",
  statement_timeout: timeLimits.statement,
  lock_timeout: timeLimits.lock,
  idle_in_transaction_session_timeout: timeLimits.idleInTransaction,
  // A list that several processes of the database work on is sooner there for one caller, and all others wait.
  max_parallel_workers_per_gather: 0,
};
const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
const connection = {
  connectionString: env.DATABASE_URL,
  options: options.join(" "),
  connectionTimeoutMillis: timeLimits.connection,
};

/** The connections of this process, Prisma's among them. */
export const pool = oncePerProcess("pool", () =>
  // Without a listener, an idle connection that the database closes would end the process.
  new pg.Pool({ ...connection, max: connections.statements }).on("error", (err) =>
    logger.warn({ err }, "The database closed an idle connection"),
  ),
);

/** A connection of its own for what must not wait for the others, such as the question whether the database answers. */
export const urgentPool = oncePerProcess("urgent pool", () =>
  new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 2_000, allowExitOnIdle: true }).on("error", (err) =>
    logger.warn({ err }, "The database closed an idle connection"),
  ),
);

/**
 * Gives statements their names. A named statement is parsed and planned once per connection; the database keeps each for
 * as long as a connection lives, so only the first few hundred texts get one.
 */
function nameStatements() {
  const names = new Map<string, string>();
  return ({ sql }: { sql: string }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= statementNamesMax) return known ?? "";
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}
const statementNamesMax = 300;

// The longer error formats quote the values of a query, and errors are logged.
const connect = () =>
  new PrismaClient({
    adapter: new PrismaPg({ ...connection, max: connections.prisma }, { statementNameGenerator: nameStatements() }),
    errorFormat: "minimal",
  });

export const db = oncePerProcess("db", connect);

/** The client, or a transaction of it. */
export type Database = Prisma.TransactionClient;
