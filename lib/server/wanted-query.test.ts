import { expect, onTestFinished, test } from "vitest";
import { pool } from "@/lib/server/db";
import { queryWhileWanted } from "@/lib/server/wanted-query";

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
