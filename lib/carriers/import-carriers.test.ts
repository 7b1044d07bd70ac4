import { beforeAll, describe, expect, test } from "vitest";
import { getCarrier, listCarrierChanges } from "@/lib/carriers/get-carrier";
import { importCarriers } from "@/lib/carriers/import-carriers";
import { listConflicts } from "@/lib/carriers/resolve-conflict";
import type { ImportRow } from "@/lib/carriers/schema/import";
import { searchCarriers } from "@/lib/carriers/search-carriers";
import type { Context } from "@/lib/server/context";
import { aNumber } from "@/lib/testing/a-number";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage } from "@/lib/testing/a-sync";
import { countedStatements } from "@/lib/testing/counted-statements";

let broker: Context;

beforeAll(async () => {
  ({ broker } = await aBrokerage());
});

const add = async (ctx: Context, ...rows: ImportRow[]) => (await importCarriers(ctx, { rows })).results;
const addOne = async (row: ImportRow) => {
  const [result] = await add(broker, row);
  return { outcome: result?.outcome, id: result?.carrierId ?? "" };
};
const recordOf = async (id: string) => (await getCarrier(broker, { id })).carrier;
const historyOf = async (id: string) => (await listCarrierChanges(broker, { id })).items;
const usd = (amount: number) => ({ coverage: { currencyCode: "USD" as const, amount } });

describe("a carrier nobody has", () => {
  test("is added with its numbers as they are compared, its profile and its relationship", async () => {
    const dotNumber = aNumber();
    const { outcome, id } = await addOne({
      displayName: "Fletes Sierra Madre",
      dotNumber: `USDOT 0${dotNumber}`,
      rfcNumber: "xaxx010101000",
      scac: "zfsm",
      externalId: `C-${dotNumber}`,
      contactName: "Héctor Valenzuela",
      certificates: [{ type: "OEA", expiresOn: "2027-03-31" }],
      cargoInsurance: usd(10_000_000),
    });
    expect(outcome).toBe("CREATED");
    expect(await recordOf(id)).toMatchObject({
      displayName: "Fletes Sierra Madre",
      dotNumber,
      scac: "ZFSM",
      relationship: { status: "ACTIVE", onboardingStatus: "NOT_ONBOARDED", source: "IMPORT", version: 1 },
      externalId: `C-${dotNumber}`,
      profile: { contacts: [{ name: "Héctor Valenzuela" }], certificates: [{ type: "OEA", expiresOn: "2027-03-31" }] },
      profileVersion: 1,
    });
    expect((await recordOf(id)).rfcNumber).toBeUndefined();
    expect(await historyOf(id)).toMatchObject([
      { operation: "RELATIONSHIP_CREATED", source: "IMPORT" },
      {
        operation: "CARRIER_ADDED",
        source: "IMPORT",
        changes: expect.arrayContaining([{ path: "carrier.dotNumber", after: dotNumber }]),
      },
    ]);
  });

  test("has no relationship where the row says nothing of one", async () => {
    const { id } = await addOne({ displayName: "Luna Nueva", mcNumber: aNumber() });
    expect((await recordOf(id)).relationship).toBeUndefined();
  });

  test("needs a name and a number", async () => {
    const results = await add(broker, { displayName: "No Number", mcNumber: "N/A" }, { dotNumber: aNumber() }, {});
    expect(results.map(({ outcome }) => outcome)).toEqual(["INVALID", "INVALID", "INVALID"]);
    expect(results.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
      ["unusual_format", "number_needed"],
      ["name_needed"],
      ["name_needed", "number_needed"],
    ]);
  });

  test("that two rows name is one carrier: the second finds what the first added", async () => {
    const mcNumber = aNumber();
    const results = await add(
      broker,
      { displayName: "Rutas del Bajío", mcNumber },
      { mcNumber, contactEmail: "ops@rutas.example" },
      { mcNumber },
    );
    expect(results.map(({ outcome }) => outcome)).toEqual(["CREATED", "UPDATED", "UNCHANGED"]);
    expect(new Set(results.map(({ carrierId }) => carrierId)).size).toBe(1);
  });

  test("is added once when two organizations import it at the same time", async () => {
    const { broker: other } = await aBrokerage();
    const row = { displayName: "Norteña Freight", dotNumber: aNumber() };
    const [[ours], [theirs]] = await Promise.all([add(broker, row), add(other, row)]);
    expect(ours).toEqual(theirs);
    expect(ours?.outcome).toBe("CREATED");
  });
});

describe("a carrier on record", () => {
  test("keeps its identity: what differs is a conflict, and the rest of the row is imported", async () => {
    const { broker } = await aBrokerage();
    const { carrierId, dotNumber, mcNumber } = await aRelationship(broker, { status: undefined });
    const sent = aNumber();
    const row = { displayName: "Another Name", dotNumber, mcNumber: sent, contactPhone: "+1 956 555 0107" };
    const [result] = await add(broker, row);
    expect(result).toMatchObject({ outcome: "CREATED", carrierId });
    expect(result?.problems.map(({ code, field }) => [code, field])).toEqual([
      ["unusual_format", "dotNumber"],
      ["identity_differs", "displayName"],
      ["identity_differs", "mcNumber"],
    ]);
    expect((await getCarrier(broker, { id: carrierId })).carrier).toMatchObject({
      displayName: "Test Carrier",
      mcNumber,
      profile: { contacts: [{ phone: "+1 956 555 0107" }] },
      openConflicts: 1,
    });
    expect((await listConflicts(broker, {})).items).toMatchObject([
      {
        kind: "IDENTITY_DIFFERS",
        source: "IMPORT",
        differences: [
          { field: "displayName", onRecord: "Test Carrier", sent: "Another Name" },
          { field: "mcNumber", onRecord: mcNumber, sent },
        ],
      },
    ]);
  });

  test("is not another one by case, accents or the marks in a number", async () => {
    const dotNumber = aNumber();
    await add(broker, { displayName: "Transportes Águila", dotNumber });
    const again = await add(broker, { displayName: "TRANSPORTES AGUILA", dotNumber: `DOT-${dotNumber}` });
    expect(again).toMatchObject([{ outcome: "UNCHANGED", problems: [] }]);
  });

  test("changes only in what the row says", async () => {
    const dotNumber = aNumber();
    const { id } = await addOne({
      displayName: "Maple Corridor",
      dotNumber,
      contactName: "Priya Nair",
      certificates: [{ type: "PIP" }, { type: "CTPAT", expiresOn: "2026-01-31" }],
      status: "NEEDS_REVIEW",
    });
    const row: ImportRow = {
      dotNumber,
      contactEmail: "loads@maple.example",
      certificates: [{ type: "CTPAT", expiresOn: "2028-01-31" }],
      cargoInsurance: usd(5_000_000),
    };
    expect((await addOne(row)).outcome).toBe("UPDATED");
    expect((await addOne(row)).outcome).toBe("UNCHANGED");
    expect(await recordOf(id)).toMatchObject({
      relationship: { status: "NEEDS_REVIEW", version: 1 },
      profile: {
        contacts: [{ name: "Priya Nair", email: "loads@maple.example" }],
        certificates: [{ type: "PIP" }, { type: "CTPAT", expiresOn: "2028-01-31" }],
        cargoInsurance: usd(5_000_000),
      },
      profileVersion: 2,
    });
    expect((await historyOf(id)).map(({ operation }) => operation)).toEqual([
      "PROFILE_UPDATED",
      "RELATIONSHIP_CREATED",
      "CARRIER_ADDED",
    ]);
  });

  test("is found by the organization's own id where no number is given", async () => {
    const externalId = `C-${aNumber()}`;
    const { id } = await addOne({ displayName: "High Mesquite", nirNumber: aNumber(), externalId });
    expect(await add(broker, { externalId, status: "NEEDS_REVIEW" })).toMatchObject([
      { outcome: "UPDATED", carrierId: id, triedIdentifiers: { externalId } },
    ]);
  });

  test("is a conflict where the numbers are of different carriers, and nothing of the row is imported", async () => {
    const [one, two] = [
      await aRelationship(broker, { status: undefined }),
      await aRelationship(broker, { status: undefined }),
    ];
    const row = { displayName: "Mixed", dotNumber: one.dotNumber, mcNumber: two.mcNumber, status: "ACTIVE" as const };
    const [result] = await add(broker, row);
    expect(result).toMatchObject({
      outcome: "CONFLICT",
      problems: expect.arrayContaining([expect.objectContaining({ code: "different_carriers" })]),
    });
    expect(result?.carrierId).toBeUndefined();
    expect((await recordOf(one.carrierId)).relationship).toBeUndefined();
    expect(await recordOf(two.carrierId)).toMatchObject({ openConflicts: 1, profileVersion: 0 });
  });
});

test("an import that is only tried answers the same and stores nothing", async () => {
  const { broker } = await aBrokerage();
  const { dotNumber } = await aRelationship(broker, { status: "ACTIVE" });
  const rows = [{ displayName: "New One", nscNumber: aNumber() }, { dotNumber, displayName: "Else" }, {}];
  const { results } = await importCarriers(broker, { rows, validateOnly: true });
  expect(results.map(({ outcome }) => outcome)).toEqual(["CREATED", "UPDATED", "INVALID"]);
  expect(results[0]?.carrierId).toBeUndefined();
  expect((await searchCarriers(broker, {})).total).toBe(1);
  expect((await listConflicts(broker, {})).items).toEqual([]);
});

test("1,000 rows take as many statements as one", async () => {
  const counts = [];
  for (const size of [1, 1000]) {
    const rows = Array.from({ length: size }, () => ({
      displayName: "Test Carrier",
      dotNumber: aNumber(),
      status: "ACTIVE" as const,
    }));
    const { broker } = await aBrokerage();
    counts.push(await countedStatements(() => add(broker, ...rows)));
  }
  expect(counts).toEqual([11, 11]);
});
