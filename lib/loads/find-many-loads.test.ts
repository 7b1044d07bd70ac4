import { expect, test } from "vitest";
import { findManyLoads } from "@/lib/loads/find-loads";
import { countLoadsInStatuses, listLoads } from "@/lib/loads/list-loads";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

const idsOf = ({ results }: Awaited<ReturnType<typeof findManyLoads>>) => results.map(({ ids }) => ids);

test("loads are found by our id, theirs, the one people see, and reference numbers, of whatever case", async () => {
  const [{ broker, tms }, other] = [await aBrokerage(), await aBrokerage()];
  const po = (value: string) => ({ referenceNumbers: [{ label: "PO", value }] });
  const aLoad = async (fields: object) => (await sync(tms, { ...aNewKey(), ...fields })).load;
  const load = await aLoad({ externalDisplayId: "Shown-77", ...po("PO 881-A") });
  const atStop = await aLoad({
    stops: [{ type: "PICKUP", location: { place: { city: "Dallas", state: "TX" } }, ...po("9931") }],
  });
  const [older, newer] = [await aLoad(po("SHARED-1")), await aLoad(po("shared-1"))];
  const { load: foreign } = await sync(other.tms, { ...aNewKey(), ...po("SHARED-1") });
  const found = await findManyLoads(broker, {
    texts: [
      load.id,
      load.externalId,
      "SHOWN-77",
      "po 881-a",
      "9931",
      "Shared-1",
      "dallas",
      "81",
      foreign.id,
      foreign.externalId,
      "9931",
    ],
  });
  const both = [newer.id, older.id];
  expect(idsOf(found)).toEqual([
    ...[[load.id], [load.id], [load.id], [load.id], [atStop.id], both],
    ...[[], [], [], [], [atStop.id]],
  ]);
});

test("one text finds at most ten loads, those changed last", async () => {
  const { broker, tms } = await aBrokerage();
  for (let count = 0; count < 12; count++)
    await sync(tms, { ...aNewKey(), referenceNumbers: [{ label: "PO", value: "ALL-1" }] });
  expect(idsOf(await findManyLoads(broker, { texts: ["all-1"] }))[0]).toHaveLength(10);
});

test("a list is narrowed to loads by their ids, none of them another organization's", async () => {
  const [{ broker, tms }, other] = [await aBrokerage(), await aBrokerage()];
  const ids = [];
  for (const ctx of [tms, tms, other.tms]) ids.push((await sync(ctx, aNewKey())).load.id);
  const { items, total } = await listLoads(broker, { ids: ids.slice(1) });
  expect([items.map(({ id }) => id), total]).toEqual([ids.slice(1, 2), 1]);
  expect((await listLoads(broker, { ids: [] })).items).toEqual([]);
  const counts = (await countLoadsInStatuses(broker, { ids })).items.map(({ count }) => count);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2);
});
