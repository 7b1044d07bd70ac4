import { expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { getLoad } from "@/lib/loads/get-load";
import { importLoads } from "@/lib/loads/import-loads";
import { undoImport } from "@/lib/loads/undo-import";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

test("an import is taken back load by load: what is broken or changed since stops no other, and a repeat is the same", async () => {
  const { broker, tms } = await aBrokerage();
  const [changed, created, since] = [newId("load"), newId("load"), newId("load")];
  await sync(tms, { externalId: changed, customerName: "Before", metadata: { kept: true } });
  const rows = [changed, created, since].map((externalId) => ({ externalId, customerName: "After", maxBuy: "USD 5" }));
  const { results } = await importLoads(broker, { rows });
  await sync(tms, { externalId: since, status: "BOOKED" });
  const imported = results.map(({ externalId, version, before }) => ({ externalId, version, before }));
  const loads = [{ externalId: "" }, imported[0], 7, ...imported.slice(1), { externalId: created, version: 99_999 }];
  const outcomes = async () => (await undoImport(broker, { loads })).results.map(({ outcome }) => outcome);
  const expected = ["REFUSED", "UNDONE", "REFUSED", "UNDONE", "CHANGED_SINCE", "UNDONE"];
  expect(await outcomes()).toEqual(expected);
  const stored = async (externalId: string) => (await getLoad(broker, { externalId })).load;
  expect(await stored(changed)).toMatchObject({ customerName: "Before", metadata: { kept: true } });
  expect((await stored(changed)).maxBuy).toBeUndefined();
  expect([(await stored(created)).status, (await stored(since)).status]).toEqual(["CANCELLED", "BOOKED"]);
  const version = (await getLoad(broker, { externalId: changed })).version;
  expect(await outcomes()).toEqual(expected);
  expect((await getLoad(broker, { externalId: changed })).version).toBe(version);
});
