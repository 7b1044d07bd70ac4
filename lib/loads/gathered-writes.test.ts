import { expect, test } from "vitest";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { readLoad } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import { countedStatements } from "@/lib/testing/counted-statements";

const several = <Value>(count: number, make: () => Value) => Array.from({ length: count }, make);

const aLoadOf = async (tms: Context) => {
  const { externalId } = aNewKey();
  await sync(tms, { externalId, externalCustomerId: "OLD" });
  return externalId;
};
const change = (tms: Context, externalId: string, externalCustomerId: string) =>
  sync(tms, { externalId, externalCustomerId });

test("syncs of several organizations that come together are each stored where they belong, with their history", async () => {
  const brokerages = await Promise.all(several(3, aBrokerage));
  const sent = brokerages.flatMap(({ tms }) => several(5, () => ({ tms, ...aNewKey() })));
  await Promise.all(sent.map(({ tms, externalId }) => change(tms, externalId, externalId)));
  for (const { tms, externalId } of sent) {
    expect(await readLoad(tms, externalId)).toMatchObject({ version: 1, document: { externalCustomerId: externalId } });
    const { items } = await listLoadChanges(tms, { externalId });
    expect(items.map(({ operation, requestId }) => [operation, requestId])).toEqual([["CREATED", tms.requestId]]);
    for (const other of brokerages.filter((one) => one.tms !== tms))
      expect(await readLoad(other.tms, externalId)).toBeUndefined();
  }
});

test("sixteen syncs that come together take fewer statements than sixteen", async () => {
  const { tms } = await aBrokerage();
  const keys = several(16, aNewKey);
  const create = () => Promise.all(keys.map(({ externalId }) => change(tms, externalId, "NEW")));
  expect(await countedStatements(create)).toBeLessThan(16);
  const update = () => Promise.all(keys.map(({ externalId }) => change(tms, externalId, "NEWER")));
  expect(await countedStatements(update)).toBeLessThan(16);
});

test("what the database refuses of one sync fails none of those beside it", async () => {
  const { tms } = await aBrokerage();
  const ofNobody = { ...tms, organizationId: "org_that_is_not_there" };
  const keys = several(4, aNewKey);
  const answers = await Promise.allSettled([
    ...keys.map(({ externalId }) => change(tms, externalId, "NEW")),
    change(ofNobody, "LOAD", "NEW"),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "fulfilled", "fulfilled", "rejected"]);
  expect(await db.load.count({ where: { organizationId: tms.organizationId } })).toBe(4);
});

test("loads that another transaction writes delay only their own syncs", async () => {
  const { tms } = await aBrokerage();
  const locked = await Promise.all(several(4, () => aLoadOf(tms)));
  const free = await Promise.all(several(4, () => aLoadOf(tms)));
  let delayed: Promise<unknown>[] = [];
  await inTransaction(tms, async (tx) => {
    for (const externalId of locked) await readLoad(tx, externalId, true);
    delayed = locked.map((externalId) => change(tms, externalId, "AFTER"));
    await Promise.all(free.map((externalId) => change(tms, externalId, "BESIDE")));
    for (const externalId of locked) expect(await readLoad(tms, externalId)).toMatchObject({ version: 1 });
  });
  await Promise.all(delayed);
  for (const externalId of locked)
    expect(await readLoad(tms, externalId)).toMatchObject({ version: 2, document: { externalCustomerId: "AFTER" } });
});

test("of two syncs of one load that come together neither is lost", async () => {
  const { tms } = await aBrokerage();
  const externalId = await aLoadOf(tms);
  await Promise.all([
    sync(tms, { externalId, externalCustomerId: "NEW" }),
    sync(tms, { externalId, externalWorkspaceId: "NORTHBOUND" }),
  ]);
  const stored = await readLoad(tms, externalId);
  expect(stored).toMatchObject({
    version: 3,
    document: { externalCustomerId: "NEW", externalWorkspaceId: "NORTHBOUND" },
  });
  expect((await listLoadChanges(tms, { externalId })).items.map(({ version }) => version)).toEqual([3, 2, 1]);
});
