import { expect, test } from "vitest";
import { listLoads } from "@/lib/loads/list-loads";
import { renewListColumns } from "@/lib/loads/renew-list-columns";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

/** Loads as they were stored when only their ids were searched; the second batch is reached too. */
async function formerLoads(count: number) {
  const { tms } = await aBrokerage();
  for (let first = 0; first < count; first += 10)
    await Promise.all(
      Array.from({ length: Math.min(10, count - first) }, (_, at) =>
        sync(tms, { externalId: `L${first + at}`, customerName: "Frutas de Sonora" }),
      ),
    );
  const { organizationId } = tms;
  await db.$executeRaw`UPDATE "load" SET "searchText" = lower("externalId") WHERE "organizationId" = ${organizationId}`;
  const rows = () => db.load.findMany({ where: { organizationId }, select: { version: true, revision: true } });
  return { tms, rows };
}
const foundBy = async (ctx: Context) => (await listLoads(ctx, { query: "frutas sonora" })).total;

test("loads stored before a field was searched are found by it afterwards, without a new version", async () => {
  const { tms, rows } = await formerLoads(205);
  const before = await rows();
  expect(await foundBy(tms)).toBe(0);
  await renewListColumns(new Date());
  expect(await foundBy(tms)).toBe(205);
  expect(await rows()).toEqual(before);
});

test("what was made by the present rule is not made again", async () => {
  const { tms } = await formerLoads(1);
  await renewListColumns(new Date());
  await db.$executeRaw`UPDATE "load" SET "searchText" = 'kept' WHERE "organizationId" = ${tms.organizationId}`;
  await Promise.all([renewListColumns(new Date()), renewListColumns(new Date())]);
  expect((await listLoads(tms, { query: "kept" })).total).toBe(1);
});
