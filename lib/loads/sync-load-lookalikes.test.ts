import { beforeAll, expect, test } from "vitest";
import { readRequest } from "@/lib/core/read-request";
import { getLoad } from "@/lib/loads/get-load";
import { listLoads } from "@/lib/loads/list-loads";
import { LoadReference, SyncLoadRequest } from "@/lib/loads/schema/operations";
import type { Context } from "@/lib/server/context";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

let tms: Context;
beforeAll(async () => {
  ({ tms } = await aBrokerage());
});

const warningsOf = (load: object) => readRequest(SyncLoadRequest, { load: { externalId: "L-1", ...load } }).warnings;

test.each([
  ["a zero-width space at the end", "\u200b", (id: string) => `${id}\u200b`],
  ["a byte order mark before it", "\ufeff", (id: string) => `\ufeff${id}`],
  ["a mark of the direction in it", "\u200e", (id: string) => `${id.slice(0, 3)}\u200e${id.slice(3)}`],
])("an id with %s is the one without, and that is said", async (_, sign, lookalike) => {
  const { externalId } = aNewKey();
  const { load } = await sync(tms, { externalId });
  const again = await sync(tms, { externalId: lookalike(externalId) });
  expect(again.load).toMatchObject({ id: load.id, externalId });
  const found = readRequest(LoadReference, { externalId: lookalike(externalId) });
  expect(found.ok && (await getLoad(tms, found.value)).load.id).toBe(load.id);
  const code = `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`;
  const message = `It holds characters that nobody sees, which were left out: ${code}.`;
  expect(warningsOf({ externalId: lookalike(externalId) })).toEqual([
    { path: "load.externalId", code: "characters_dropped", message },
  ]);
});

test.each([
  ["a dash that a word processor set", "TMS\u20131"],
  ["letters of full width", "\uff34MS-1"],
  ["letters read in another table", "PE\u00c3\u2018A-1"],
  ["a Cyrillic letter among Latin ones", "\u0422MS-1"],
  ["the decimals of a number", "10234.0"],
  ["the exponent of a number", "1.02E+05"],
])("an id with %s is taken as it was sent, and that it looks like another is said", (_, externalId) => {
  const reading = readRequest(SyncLoadRequest, { load: { externalId } });
  expect(reading.ok && reading.value.load.externalId).toBe(externalId);
  expect(reading.warnings).toMatchObject([{ path: "load.externalId", code: "id_unusual" }]);
});

test("a name with letters read in another table is what it was, and that is said", () => {
  const reading = readRequest(SyncLoadRequest, {
    load: { externalId: "L-1", customerName: "Torre\u00c3\u00b3n &amp; C\u00eda" },
  });
  expect(reading.ok && reading.value.load.customerName).toBe("Torreón & Cía");
  expect(reading.warnings).toMatchObject([{ path: "load.customerName", code: "characters_repaired" }]);
  expect(warningsOf({ customerName: "\u0420\u043e\u0441\u0441\u0438\u044f \u2013 Moscow 1.0" })).toEqual([]);
});

test("an id in composed and in decomposed letters is one id, and both are written alike", async () => {
  const { externalId } = aNewKey();
  const composed = await sync(tms, { externalId: `Ñ-${externalId}` });
  const decomposed = await sync(tms, { externalId: `N\u0303-${externalId}` });
  expect(decomposed.load).toMatchObject({ id: composed.load.id, externalId: `\u00d1-${externalId}` });
  expect(warningsOf({ externalId: "N\u0303-1" })).toEqual([]);
});

test("blanks that do not break are ordinary ones, in what is stored and in what is searched for", async () => {
  const { externalId } = aNewKey();
  const customerName = `Vidrios\u00a0del\u202f${externalId}`;
  const { load } = await sync(tms, { externalId, customerName });
  expect(load.customerName).toBe(`Vidrios del ${externalId}`);
  expect((await listLoads(tms, { query: `vidrios del ${externalId}` })).total).toBe(1);
  expect(warningsOf({ customerName })).toEqual([]);
});

test("a control that turns text around is dropped, so that a row reads as it was meant", () => {
  expect(warningsOf({ customerName: "\u202eevil\u202c" })).toMatchObject([
    { path: "load.customerName", code: "characters_dropped", message: expect.stringContaining("U+202E, U+202C") },
  ]);
});

test("text of nothing but what nobody sees is none; signs that are seen and the sender's own JSON stay", async () => {
  const family = "👨\u200d👩\u200d👧 Niño – “Águila” ¼\n2";
  const { load } = await sync(tms, {
    ...aNewKey(),
    customerName: "\u200b\u00a0\u2060",
    commodities: [{ name: family }],
    metadata: { "k\u200b": "v\u200b" },
  });
  expect(load.customerName).toBeUndefined();
  expect(load.commodities[0]?.name).toBe(family);
  expect(load.metadata).toEqual({ "k\u200b": "v\u200b" });
});
