import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { selectionChain } from "@/lib/testing/selection-chain";
import { applyMigrations } from "./migrate.mjs";
import { startPostgres } from "./postgres.mjs";
import { throwAwayHome } from "./throw-away-postgres.mjs";

const { home, remove } = throwAwayHome();
afterAll(remove);

const chain = selectionChain("org_whole", 3);
const whole = `org_whole  valid  3 right, last hash ${chain[2]?.hash}\n`;
const password = "only-for-tests";
const start = () => startPostgres({ home, password });

async function query(url: string, ...args: [text: string, values?: unknown[]]) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(...args);
  await client.end();
}

/** What `npm run verify:selections` prints, and what it ends with. */
async function verify(env: { DATA_DIR?: string; DATABASE_URL?: string }) {
  const command = ["--import", "tsx", path.resolve("scripts/verify-selections.mjs")];
  const child = spawn(process.execPath, command, { env: { ...process.env, DATABASE_URL: "", ...env } });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
  const [code] = await once(child, "close");
  return { code, printed };
}

beforeAll(async () => {
  writeFileSync(path.join(home, "secrets.json"), JSON.stringify({ auth: password, database: password }));
  const { url, stop } = await start();
  await applyMigrations(url);
  const insert = "INSERT INTO carrier_selection SELECT * FROM jsonb_populate_recordset(NULL::carrier_selection, $1)";
  await query(url, insert, [JSON.stringify(chain)]);
  await stop();
});

test("the chains of a portal are verified while it is stopped, while it runs, and by the address of its database", async () => {
  expect(await verify({ DATA_DIR: home })).toEqual({ code: 0, printed: whole });
  const { url, stop } = await start();
  expect(await verify({ DATA_DIR: home })).toEqual({ code: 0, printed: whole });
  expect(await verify({ DATABASE_URL: url })).toEqual({ code: 0, printed: whole });
  await stop();
});

test("a broken chain is named with its record, after which the command ends with 1", async () => {
  const { url, stop } = await start();
  await query(url, "ALTER TABLE carrier_selection DISABLE TRIGGER ALL");
  await query(url, `UPDATE carrier_selection SET "hash" = 'other' WHERE "sequence" = 2`);
  const broken = `org_whole  BROKEN at record 2: record_changed  1 right, last hash ${chain[0]?.hash}\n`;
  expect(await verify({ DATABASE_URL: url })).toEqual({ code: 1, printed: broken });
  await stop();
});

test("where there is no portal the command says so and ends with 2", async () => {
  const nowhere = path.join(home, "nowhere");
  expect(await verify({ DATA_DIR: nowhere })).toEqual({ code: 2, printed: `There is no portal in ${nowhere} yet.\n` });
});
