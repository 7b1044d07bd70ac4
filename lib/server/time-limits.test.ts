import { expect, test } from "vitest";
import { publicError } from "@/lib/http/error-response";
import { db, pool, timeLimits, urgentPool } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { anOrganization } from "@/lib/testing/an-organization";

const names = ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"];
const limitsText = `SELECT array_agg(setting::int ORDER BY array_position($1::text[], name::text)) AS limits
  FROM pg_settings WHERE name = ANY($1)`;

test("no connection has a statement, a wait for a lock or an idle transaction without an end", async () => {
  const { statement, lock, idleInTransaction } = timeLimits;
  const limits = [statement, lock, idleInTransaction];
  expect((await pool.query(limitsText, [names])).rows).toEqual([{ limits }]);
  expect(await db.$queryRawUnsafe(limitsText, names)).toEqual([{ limits }]);
});

test("nobody waits for a connection without an end", () => {
  expect([pool, urgentPool].map(({ options }) => options.connectionTimeoutMillis)).toEqual([10_000, 2_000]);
});

test("a transaction that may take longer may have statements that take as long, and only that one", async () => {
  const { ctx } = await anOrganization();
  const limit = (tx: Pick<typeof ctx, "db">) => tx.db.$queryRaw`SELECT current_setting('statement_timeout') AS limit`;
  expect(await inTransaction(ctx, limit, 60_000)).toEqual([{ limit: "1min" }]);
  expect(await inTransaction(ctx, limit)).toEqual([{ limit: "15s" }]);
});

test("a statement that takes too long is ended, and the caller is asked to come back", async () => {
  const { ctx } = await anOrganization();
  const endless = inTransaction(ctx, async (tx) => {
    await tx.db.$queryRaw`SELECT set_config('statement_timeout', '20', true)`;
    await tx.db.$queryRaw`SELECT pg_sleep(20)::text`;
  });
  const shown = await endless.catch(publicError);
  expect(shown).toMatchObject({ code: "unavailable", details: { retryAfterSeconds: 10 } });
});

test("a transaction that did nothing for too long is ended, and the caller is asked to come back", async () => {
  const { ctx } = await anOrganization();
  const frozen = new Int32Array(new SharedArrayBuffer(4));
  const idle = inTransaction(ctx, async (tx) => {
    await tx.db.$queryRaw`SELECT set_config('idle_in_transaction_session_timeout', '20', true)`;
    // As a process that stood still: what the database said meanwhile is read as the answer to the next statement.
    for (;;) {
      Atomics.wait(frozen, 0, 0, 200);
      await tx.db.$queryRaw`SELECT 1`;
    }
  });
  expect(await idle.catch(publicError)).toMatchObject({ code: "unavailable" });
});
