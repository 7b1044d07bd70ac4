import { expect, onTestFinished, test } from "vitest";
import { pool } from "@/lib/server/db";
import { queryWhileWanted } from "@/lib/server/wanted-query";
import { until } from "@/lib/testing/until";

test("a read whose caller hung up while it waited for a connection is never begun", async () => {
  const busy = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const letGo = () => {
    for (const client of busy.splice(0)) client.release();
  };
  onTestFinished(letGo);
  const caller = new AbortController();
  const read = queryWhileWanted(caller.signal, { text: "SELECT 1" });
  caller.abort();
  letGo();
  await expect(read).rejects.toThrow("This operation was aborted");
});

test("the statements of one call go one after the other", async () => {
  const lock = await pool.connect();
  onTestFinished(() => lock.release(true));
  await lock.query("SELECT pg_advisory_lock(34)");
  const { signal } = new AbortController();
  const ends: string[] = [];
  const ask = (name: string, text: string) => queryWhileWanted(signal, { text }).then(() => ends.push(name));
  const both = [ask("first", "SELECT pg_advisory_xact_lock(34)"), ask("second", "SELECT 1")];
  await until(async () => {
    const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND objid = 34 AND NOT granted";
    return (await pool.query(waiting)).rowCount === 1;
  });
  await lock.query("SELECT pg_advisory_unlock(34)");
  await Promise.all(both);
  expect(ends).toEqual(["first", "second"]);
});
