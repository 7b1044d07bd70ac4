import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, Socket } from "node:net";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { describe, expect, onTestFinished, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { isDatabaseUnavailable, isLockTimeout, isUniqueViolation } from "@/lib/server/database-errors";
import { db, pool } from "@/lib/server/db";
import { until } from "@/lib/testing/until";
import { PrismaClient } from "@/prisma/generated/client";

const errorOf = (asked: Promise<unknown>) => asked.then(() => undefined).catch((error: unknown) => error);

describe("a database that cannot be reached just now", () => {
  const ownUrl = process.env.DATABASE_URL ?? "";
  const closedPort = "postgres://nobody@127.0.0.1:1/nothing";

  /** Prisma and the pool with which statements go to the database directly, each with the same settings. */
  function clientsOf(config: pg.PoolConfig) {
    const pool = new pg.Pool(config).on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    const prisma = new PrismaClient({ adapter: new PrismaPg(config) });
    onTestFinished(async () => {
      await Promise.all([pool.end(), prisma.$disconnect()]);
    });
    return { pool, prisma };
  }
  const select = "SELECT pg_sleep(0)::text";
  const waysToAsk = (config: pg.PoolConfig, text = select) => {
    const { pool, prisma } = clientsOf(config);
    return [
      prisma.$queryRawUnsafe(text),
      prisma.$transaction((tx) => tx.$queryRawUnsafe(text)),
      pool.query(text),
      pool.connect().then((client) => client.query(text).finally(() => client.release(true))),
    ];
  };
  const judge = async (asked: Promise<unknown>[]) =>
    (await Promise.all(asked.map(errorOf))).map((error) => isDatabaseUnavailable(error) || error);
  const eachWay = [true, true, true, true];

  test.each([
    ["no server at its address", closedPort],
    ["no server at its socket", "postgres://nobody@localhost/nothing?host=/nowhere"],
    ["no such host", "postgres://nobody@portal.invalid/nothing"],
  ])("%s", async (_name, connectionString) => {
    expect(await judge(waysToAsk({ connectionString }))).toEqual(eachWay);
    expect(await judge([clientsOf({ connectionString }).prisma.organization.findMany()])).toEqual([true]);
  });

  test("a server with too many connections", async () => {
    const [role, password] = [`r${randomUUID().replaceAll("-", "")}`, randomUUID()];
    await db.$executeRawUnsafe(`CREATE ROLE ${role} LOGIN CONNECTION LIMIT 0 PASSWORD '${password}'`);
    const connectionString = Object.assign(new URL(ownUrl), { username: role, password }).href;
    expect(await judge(waysToAsk({ connectionString }))).toEqual(eachWay);
  });

  test("a server that cuts the connection in the middle of a statement", async () => {
    const name = randomUUID();
    const cut = judge(waysToAsk({ connectionString: ownUrl, application_name: name }, "SELECT pg_sleep(20)::text"));
    const terminate = `SELECT count(pg_terminate_backend(pid))::int AS "cut" FROM pg_stat_activity
      WHERE application_name = $1 AND query LIKE '%pg_sleep%' AND state = 'active'`;
    let count = 0;
    await until(async () => {
      const { rows } = await pool.query(terminate, [name]);
      count += rows[0].cut;
      return count === eachWay.length;
    });
    expect(await cut).toEqual(eachWay);
  });

  test("a connection that is cut before its transaction ends", async () => {
    const { prisma } = clientsOf({ connectionString: ownUrl });
    const commit = prisma.$transaction(async (tx) => {
      const [backend] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS "pid"`;
      await pool.query("SELECT pg_terminate_backend($1, 5000)", [backend?.pid]);
    });
    expect(await judge([commit])).toEqual([true]);
  });

  test("a connection that breaks without a word of the server", async () => {
    const sockets: Socket[] = [];
    const stream = () => {
      const socket = new Socket();
      sockets.push(socket);
      return socket;
    };
    const cut = judge(waysToAsk({ connectionString: ownUrl, stream }, "SELECT pg_sleep(20)::text"));
    await until(() => sockets.filter((socket) => socket.bytesRead > 300).length === eachWay.length);
    for (const socket of sockets) socket.destroy();
    expect(await cut).toEqual(eachWay);
  });

  test("a transaction that was idle for too long, as its next statement learns", () => {
    const message = "terminating connection due to idle-in-transaction timeout";
    expect(isDatabaseUnavailable(new pg.DatabaseError(message, message.length, "error"))).toBe(false);
    const ended = Object.assign(new pg.DatabaseError(message, message.length, "error"), { code: "25P03" });
    expect(isDatabaseUnavailable(ended)).toBe(true);
  });

  test("no connection free in time", async () => {
    const config = { connectionString: ownUrl, max: 1, connectionTimeoutMillis: 1000 };
    const { pool, prisma } = clientsOf(config);
    const client = await pool.connect();
    const asked = await judge([pool.query(select), pool.connect()]);
    client.release();
    expect(asked).toEqual([true, true]);
    const full = prisma.$transaction(() =>
      judge([prisma.$queryRawUnsafe(select), prisma.$transaction((tx) => tx.$queryRawUnsafe(select), { maxWait: 50 })]),
    );
    expect(await full).toEqual([true, true]);
  });

  test("a server that takes connections and says nothing", async () => {
    const silent = createServer(() => undefined).listen(0, "127.0.0.1");
    await once(silent, "listening");
    onTestFinished(() => void silent.close());
    const address = silent.address();
    const port = typeof address === "object" ? address?.port : 0;
    const connectionString = `postgres://nobody@127.0.0.1:${port}/nothing`;
    expect(await judge(waysToAsk({ connectionString, connectionTimeoutMillis: 50 }))).toEqual(eachWay);
  });
});

test("a fault in what was asked is not taken for one of the database", async () => {
  const fault = await errorOf(db.$queryRaw`select 1 / 0`);
  expect([isDatabaseUnavailable(fault), isUniqueViolation(fault), isLockTimeout(fault)]).toEqual([false, false, false]);
  expect(isDatabaseUnavailable(new Error("bug"))).toBe(false);
});

test("a value that is taken is distinguished from other faults", async () => {
  const organization = { id: newId("org"), name: "Test Freight", slug: newId("org") };
  await db.organization.create({ data: organization });
  expect(isUniqueViolation(await errorOf(db.organization.create({ data: organization })))).toBe(true);
  const { id, name, slug } = organization;
  const raw = db.$executeRaw`insert into organization (id, name, slug) values (${id}, ${name}, ${slug})`;
  expect(isUniqueViolation(await errorOf(raw))).toBe(true);
});
