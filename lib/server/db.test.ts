import { expect, test } from "vitest";
import { db, pool } from "@/lib/server/db";

test("connections are of UTC whatever time zone the database server has", async () => {
  const asked = `select setting, source from pg_settings where name = 'TimeZone'`;
  const ofTheirOwn = [{ setting: "UTC", source: "client" }];
  expect((await pool.query(asked)).rows).toEqual(ofTheirOwn);
  expect(await db.$queryRawUnsafe(asked)).toEqual(ofTheirOwn);
});
