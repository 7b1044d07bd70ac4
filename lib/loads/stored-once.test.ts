import { beforeAll, describe, expect, test } from "vitest";
import { exampleLoadInput } from "@/lib/loads/contract/example-load";
import { getLoad } from "@/lib/loads/get-load";
import { listLoadChanges } from "@/lib/loads/list-loads";
import { creationChanges, packBase, unpackBase } from "@/lib/loads/rules/stored-load";
import { readLoad } from "@/lib/loads/store/load-rows";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

let broker: Context;
let tms: Context;

beforeAll(async () => {
  ({ broker, tms } = await aBrokerage());
});

const { id: _id, ...example } = exampleLoadInput;

async function aLoad() {
  const { externalId } = aNewKey();
  const sent = { ...example, externalId };
  const { load } = await sync(tms, sent);
  const stored = () => db.load.findUniqueOrThrow({ where: { id: load.id } });
  const rows = () => db.loadChange.findMany({ where: { loadId: load.id }, orderBy: { version: "asc" } });
  const history = async () => (await listLoadChanges(broker, { externalId })).items;
  return { externalId, id: load.id, sent, stored, rows, history };
}

describe("what a load begins with is stored once", () => {
  test("what the TMS sent stands in the document alone as long as they are the same", async () => {
    const { externalId, stored } = await aLoad();
    const { document, syncBase } = await stored();
    expect(JSON.stringify(syncBase).length).toBeLessThan(JSON.stringify(document).length / 4);
    const before = await readLoad(tms, externalId);
    await sync(broker, { externalId, externalCustomerId: "EDITED" }, { ifVersion: 1 });
    const after = await readLoad(tms, externalId);
    expect(before?.syncBase.externalCustomerId).toBe(example.externalCustomerId);
    expect(after?.syncBase).toEqual(before?.syncBase);
    expect(await stored()).toMatchObject({ syncBase: { externalCustomerId: example.externalCustomerId } });
  });

  test("its history says all of it, as long as it is as it was made and ever after", async () => {
    const { externalId, rows, history } = await aLoad();
    const began = creationChanges((await readLoad(tms, externalId))?.document ?? expect.fail());
    expect(began.length).toBeGreaterThan(5);
    expect([(await rows())[0]?.changes, (await history())[0]?.changes]).toEqual([[], began]);
    await sync(broker, { externalId, externalCustomerId: "EDITED" }, { ifVersion: 1 });
    await sync(broker, { externalId, externalCustomerId: "EDITED AGAIN" }, { ifVersion: 2 });
    expect((await history()).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect([(await rows())[0]?.changes, (await history())[2]?.changes]).toEqual([began, began]);
  });

  test("ten writers at once keep it as well", async () => {
    const { externalId, sent, history } = await aLoad();
    const [began] = await history();
    await Promise.all(
      Array.from({ length: 10 }, (_, at) => sync(tms, { ...sent, externalId, externalCustomerId: `C-${at}` })),
    );
    expect((await history()).at(-1)).toEqual(began);
  });
});

test("a row that has all of its base and history twice, as earlier versions wrote it, is read as it was", async () => {
  const { externalId, id, history } = await aLoad();
  const load = (await readLoad(tms, externalId)) ?? expect.fail();
  const [changes, before] = [creationChanges(load.document), await getLoad(broker, { externalId })];
  await db.load.update({ where: { id }, data: { syncBase: JSON.parse(JSON.stringify(load.syncBase)) } });
  await db.loadChange.updateMany({ where: { loadId: id }, data: { changes: JSON.parse(JSON.stringify(changes)) } });
  expect((await readLoad(tms, externalId))?.syncBase).toEqual(load.syncBase);
  expect(await getLoad(broker, { externalId })).toEqual(before);
  expect((await history())[0]?.changes).toEqual(changes);
});

test("a base that differs from the document keeps what differs, a cleared field included", async () => {
  const { externalId } = await aLoad();
  const { document } = (await readLoad(tms, externalId)) ?? expect.fail();
  const syncBase = { status: document.status, externalCustomerId: "OTHER", routeMiles: null, stops: [] };
  const packed = packBase({ document, syncBase });
  expect(packed).toEqual({ "=": ["status"], externalCustomerId: "OTHER", routeMiles: null, stops: [] });
  expect(unpackBase(packed, document)).toEqual(syncBase);
});
