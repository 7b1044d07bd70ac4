import { expect, test } from "vitest";
import { publicError } from "@/lib/http/error-response";
import { db, pool } from "@/lib/server/db";
import { lockedLoads } from "@/lib/testing/locked-loads";

const errorOf = (asked: Promise<unknown>) => asked.then(() => undefined).catch((error: unknown) => error);

test("who waited in vain for another call to write the same gets an answer that says so, and not that the database is away", async () => {
  const { letGo } = await lockedLoads();
  const write = `LOCK TABLE "load" IN ROW EXCLUSIVE MODE NOWAIT`;
  const client = await pool.connect();
  await client.query("BEGIN");
  const refusals = [
    await errorOf(client.query(write)),
    await errorOf(db.$transaction((transaction) => transaction.$executeRawUnsafe(write))),
  ];
  client.release(true);
  await letGo();
  for (const refusal of refusals)
    expect(publicError(refusal)).toMatchObject({
      code: "unavailable",
      message: "Another call is writing the same. Try again.",
      details: { retryAfterSeconds: 1 },
    });
});
