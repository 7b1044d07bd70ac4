import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { startPostgres } from "./postgres.mjs";
import { throwAwayHome } from "./throw-away-postgres.mjs";

const { home, remove } = throwAwayHome();
afterAll(remove);

/** Runs a program in a process of its own, kills that with SIGKILL once it has printed something, and gives that. */
async function killedAfterPrinting(program: string) {
  const from = (file: string) => JSON.stringify(path.resolve("scripts", file));
  const imports = `
    import { startPostgres } from ${from("postgres.mjs")};
    import { throwAwayHome, startThrowAwayPostgres } from ${from("throw-away-postgres.mjs")};
    import pg from "pg";`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", imports + program]);
  const [printed] = await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  return String(printed);
}

test("rows written before a kill are there after the next start, which stops what the killed one left", async () => {
  await killedAfterPrinting(`
    const { url } = await startPostgres({ home: ${JSON.stringify(home)}, password: "secret" });
    const client = new pg.Client(url);
    await client.connect();
    await client.query("CREATE TABLE kept AS SELECT 42 AS answer");
    console.log("written");
    setInterval(() => {}, 1000);`);
  const server = await startPostgres({ home, password: "secret" });
  const client = new pg.Client(server.url);
  await client.connect();
  const { rows } = await client.query("SELECT answer FROM kept");
  await client.end();
  await server.stop();
  expect(rows).toEqual([{ answer: 42 }]);
});

test("a throw-away database ends with the process that started it, even when that is killed", async () => {
  const folder = await killedAfterPrinting(`
    const { home } = throwAwayHome();
    await startPostgres({ home, password: "secret", durable: false });
    process.stdout.write(home);
    setInterval(() => {}, 1000);`);
  await expect.poll(() => existsSync(folder)).toBe(false);
});

test("a database that was killed goes on at the address where its users know it", async () => {
  const first = await startPostgres({ home, password: "secret" });
  const exited = first.exited;
  process.kill(first.pid, "SIGKILL");
  await exited;
  const second = await startPostgres({ home, password: "secret", address: first.address });
  const client = new pg.Client(first.url);
  await client.connect();
  await client.end();
  await second.stop();
  expect(second.url).toBe(first.url);
});
