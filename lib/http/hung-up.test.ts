import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { pool } from "@/lib/server/db";
import { startApp } from "@/lib/testing/an-app";
import { anOrganization } from "@/lib/testing/an-organization";
import { countWaiting, lockedLoads } from "@/lib/testing/locked-loads";
import { until } from "@/lib/testing/until";

/** Reads loads as the app does, and waits for their lock as long as it would. */
async function aReader() {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  const reader = { isWaiting: true };
  const read = client.query('SELECT FROM "load"').catch(() => undefined);
  void read.then(() => Object.assign(reader, { isWaiting: false }));
  await until(async () => (await countWaiting()) === 1);
  return reader;
}

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
  const before = await aReader();
  const list = ask("/loads/list", {});
  await until(async () => (await countWaiting()) !== 1);
  hangUp();
  expect(await list).toBe("gone");
  // The database ends waits for a lock in the order in which they began: it was not the database.
  await until(async () => (await countWaiting()) === 1);
  expect(before.isWaiting).toBe(true);
  await until(() => app.log.some((line) => line.includes("/api/loads/list")));
  expect(errorsIn(app.log)).toEqual([]);
});

test("a write goes on to its end when its caller hangs up", async () => {
  const { app, ctx, ask, hangUp } = await aCaller();
  const { letGo } = await lockedLoads();
  const externalId = randomUUID();
  const sync = ask("/loads/sync", { load: { externalId } });
  await until(async () => (await countWaiting()) !== 0);
  hangUp();
  expect(await sync).toBe("gone");
  await letGo();
  await until(() => app.log.some((line) => line.includes("/api/loads/sync")));
  expect(await ctx.db.load.count({ where: { organizationId: ctx.organizationId, externalId } })).toBe(1);
  expect(errorsIn(app.log)).toEqual([]);
});
