import { beforeEach, describe, expect, test } from "vitest";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import { canonicalJson, hashOf } from "@/lib/carrier-selection/rules";
import { listSelectionChains, verifyCarrierSelections } from "@/lib/carrier-selection/verify-carrier-selections";
import { asJson } from "@/lib/core/json";
import type { Context } from "@/lib/server/context";
import { type Database, db } from "@/lib/server/db";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import { selectionChain } from "@/lib/testing/selection-chain";

let tms: Context;
let organizationId: string;

/** A chain of five records. */
beforeEach(async () => {
  ({ tms } = await aBrokerage());
  organizationId = tms.organizationId;
  for (let record = 1; record <= 5; record++) {
    const { dotNumber } = await aRelationship(tms, { status: "ACTIVE" });
    await sync(tms, { ...aNewKey(), assignedCarrier: { carrier: { dotNumber } } });
  }
});

/** As somebody could who owns the database and switches its guard off. */
const tamper = (change: (tx: Database) => Promise<unknown>) =>
  db.$transaction(async (tx) => {
    await tx.$executeRaw`ALTER TABLE carrier_selection DISABLE TRIGGER carrier_selection_is_evidence`;
    await change(tx);
    await tx.$executeRaw`ALTER TABLE carrier_selection ENABLE TRIGGER carrier_selection_is_evidence`;
  });

const row = (sequence: number) => ({ organizationId_sequence: { organizationId, sequence } });
const read = (sequence: number) => db.carrierSelection.findUniqueOrThrow({ where: row(sequence) });
const changedRecord = async (sequence: number) => {
  const { record } = await read(sequence);
  return JSON.parse(canonicalJson(asJson(record)).replace("ONBOARDED", "IN_PROGRESS"));
};
const firstBroken = async () => (await verifyCarrierSelections(tms)).firstBroken;

describe("a chain that somebody tampered with is found broken at", () => {
  test("the record whose content was changed", async () => {
    const record = await changedRecord(3);
    await tamper((tx) => tx.carrierSelection.update({ where: row(3), data: { record } }));
    const { hash } = await read(2);
    expect(await verifyCarrierSelections(tms)).toEqual({
      valid: false,
      records: 2,
      lastHash: hash,
      firstBroken: { sequence: 3, problem: "record_changed" },
    });
    const { items } = await listCarrierSelections(tms, {});
    expect(items.map(({ problem }) => problem)).toEqual([undefined, undefined, "record_changed", undefined, undefined]);
  });

  test("the record after one that was changed together with its hash", async () => {
    const record = await changedRecord(3);
    const hash = hashOf(asJson(record));
    await tamper((tx) => tx.carrierSelection.update({ where: row(3), data: { record, hash } }));
    expect(await firstBroken()).toEqual({ sequence: 4, problem: "chain_broken" });
  });

  test.each([1, 3])("record %i that was removed", async (sequence) => {
    await tamper((tx) => tx.carrierSelection.delete({ where: row(sequence) }));
    expect(await firstBroken()).toEqual({ sequence, problem: "record_missing" });
    expect(await listSelectionChains(tms)).toContain(organizationId);
  });

  test("the record that was filed under another load", async () => {
    await tamper((tx) => tx.carrierSelection.update({ where: row(2), data: { loadId: "load_other" } }));
    expect(await firstBroken()).toEqual({ sequence: 2, problem: "columns_changed" });
  });

  test("the record that was moved in time", async () => {
    await tamper((tx) => tx.carrierSelection.update({ where: row(5), data: { createdAt: new Date(0) } }));
    expect(await firstBroken()).toEqual({ sequence: 5, problem: "columns_changed" });
  });

  test("the first of two that changed places", async () => {
    const [second, third] = [await read(2), await read(3)];
    await tamper(async (tx) => {
      await tx.carrierSelection.update({ where: row(2), data: { sequence: 99 } });
      await tx.carrierSelection.update({ where: row(3), data: { sequence: second.sequence } });
      await tx.carrierSelection.update({ where: row(99), data: { sequence: third.sequence } });
    });
    expect(await firstBroken()).toEqual({ sequence: 2, problem: "columns_changed" });
  });

  test("no record where the end was cut off: only the last hash that was kept shows it", async () => {
    const { lastHash } = await verifyCarrierSelections(tms);
    await tamper((tx) => tx.carrierSelection.delete({ where: row(5) }));
    expect(await verifyCarrierSelections(tms)).toMatchObject({ valid: true, records: 4 });
    expect((await verifyCarrierSelections(tms)).lastHash).not.toBe(lastHash);
  });
});

describe("the database refuses", () => {
  test.each([
    ["to change a record", `UPDATE carrier_selection SET "hash" = ''`],
    ["to remove one", "DELETE FROM carrier_selection"],
    ["to empty the table", "TRUNCATE carrier_selection"],
    ["even where no record is met", "DELETE FROM carrier_selection WHERE false"],
  ])("%s", async (_, statement) => {
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow("cannot be changed or removed");
  });

  test("a second record of one place in the chain", async () => {
    const { record, ...columns } = await read(5);
    const again = db.carrierSelection.create({
      data: { ...columns, record: asJson(record) ?? {}, id: "selection_other" },
    });
    await expect(again).rejects.toThrow();
  });
});

test("a chain longer than a page is followed to its end", async () => {
  const { broker } = await aBrokerage();
  await db.carrierSelection.createMany({ data: selectionChain(broker.organizationId, 1201) });
  expect(await verifyCarrierSelections(broker)).toMatchObject({ valid: true, records: 1201 });
});
