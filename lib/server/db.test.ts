import { expect, onTestFinished, test } from "vitest";
import { db, pool } from "@/lib/server/db";

test("connections are of UTC whatever time zone the database server has", async () => {
  const asked = `select setting, source from pg_settings where name = 'TimeZone'`;
  const ofTheirOwn = [{ setting: "UTC", source: "client" }];
  expect((await pool.query(asked)).rows).toEqual(ofTheirOwn);
  expect(await db.$queryRawUnsafe(asked)).toEqual(ofTheirOwn);
});

test("two bundles that share the connections of a process never give one name to two statements", async () => {
  // As Next has the modules once, and the server in front of it once more.
  const aBundle = async (name: string): Promise<typeof import("@/lib/server/db")> =>
    import(/* @vite-ignore */ `${import.meta.dirname}/db.ts?bundle=${name}`);
  const bundles = [await aBundle("next"), await aBundle("front")] as const;
  expect(bundles[0].statementName).not.toBe(bundles[1].statementName);
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  for (const [index, { statementName }] of bundles.entries()) {
    const text = `select ${index} as "bundle"`;
    expect((await client.query({ name: statementName({ sql: text }), text })).rows).toEqual([{ bundle: index }]);
  }
});
