import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { pool } from "@/lib/server/db";
import { startApp } from "@/lib/testing/an-app";
import { anOrganization } from "@/lib/testing/an-organization";

/** Nobody else reads or writes loads until it is let go. */
async function lockedLoads() {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  await client.query("BEGIN");
  await client.query('LOCK TABLE "load" IN ACCESS EXCLUSIVE MODE');
  return { letGo: () => client.query("ROLLBACK") };
}

const countWaiting = async () => {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await pool.query(waiting)).rowCount;
};

async function aCaller() {
  const app = await startApp({ WORKER: "off", LOG_LEVEL: "debug" });
  const { ctx, anApiKey } = await anOrganization();
  const key = await anApiKey();
  const leaving = new AbortController();
  const ask = (operation: string, body: object) =>
    fetch(`${app.origin}/api${operation}`, {
      method: "POST",
      headers: { "api-key": key, "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: leaving.signal,
    }).catch(() => "gone");
  return { app, ctx, ask, hangUp: () => leaving.abort() };
}

const Line = z.object({ level: z.number(), msg: z.string(), path: z.string().optional() });
const errorsIn = (log: string[]) => log.map((line) => Line.parse(JSON.parse(line))).filter(({ level }) => level >= 40);

test("a read that nobody waits for any more ends, and is no error of ours", async () => {
  const { app, ask, hangUp } = await aCaller();
  await lockedLoads();
  const list = ask("/loads/list", {});
  await vi.waitUntil(async () => (await countWaiting()) !== 0, { timeout: 10_000 });
  hangUp();
  expect(await list).toBe("gone");
  // Well before the database itself would end the wait for a lock.
  await vi.waitUntil(async () => (await countWaiting()) === 0, { timeout: 5_000 });
  await vi.waitUntil(() => app.log.some((line) => line.includes("/api/loads/list")), { timeout: 5_000 });
  expect(errorsIn(app.log)).toEqual([]);
});

test("a write goes on to its end when its caller hangs up", async () => {
  const { app, ctx, ask, hangUp } = await aCaller();
  const { letGo } = await lockedLoads();
  const externalId = randomUUID();
  const sync = ask("/loads/sync", { load: { externalId } });
  await vi.waitUntil(async () => (await countWaiting()) !== 0, { timeout: 10_000 });
  hangUp();
  expect(await sync).toBe("gone");
  await letGo();
  await vi.waitUntil(() => app.log.some((line) => line.includes("/api/loads/sync")), { timeout: 5_000 });
  expect(await ctx.db.load.count({ where: { organizationId: ctx.organizationId, externalId } })).toBe(1);
  expect(errorsIn(app.log)).toEqual([]);
});
