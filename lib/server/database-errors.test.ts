import { PrismaPg } from "@prisma/adapter-pg";
import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { isDatabaseUnavailable, isLockTimeout, isUniqueViolation } from "@/lib/server/database-errors";
import { db } from "@/lib/server/db";
import { PrismaClient } from "@/prisma/generated/client";

const errorOf = (asked: Promise<unknown>) => asked.then(() => undefined).catch((error: unknown) => error);

describe("a database that cannot be reached just now", () => {
  const away = new PrismaClient({
    adapter: new PrismaPg({ connectionString: "postgres://nobody@127.0.0.1:1/nothing" }),
  });

  test.each([
    ["no server: a query", () => away.organization.findMany()],
    ["no server: raw SQL", () => away.$queryRaw`select 1`],
    ["no server: a transaction", () => away.$transaction((tx) => tx.organization.findMany())],
    ["a server that stops", () => db.$queryRaw`select pg_terminate_backend(pg_backend_pid())`],
    ["no connection free in time", () => db.$transaction(() => fullHouse())],
  ])("%s", async (_name, ask) => {
    expect(isDatabaseUnavailable(await errorOf(ask()))).toBe(true);
  });

  const fullHouse = async () => {
    const small = new PrismaClient({ adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 1 }) });
    await small.$transaction(() => small.$transaction((tx) => tx.$queryRaw`select 1`, { maxWait: 50 }));
  };
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
