import { describe, expect, test } from "vitest";
import { newId } from "@/lib/core/ids";
import { writablePaths } from "@/lib/core/schema-shapes";
import { exportLoads } from "@/lib/loads/export-loads";
import { importLoads } from "@/lib/loads/import-loads";
import { tableColumns } from "@/lib/loads/rules/load-cells";
import { LoadInput } from "@/lib/loads/schema/load";
import { aMarkedLoad } from "@/lib/testing/a-marked-load";
import { aRelationship } from "@/lib/testing/a-relationship";
import { aBrokerage, sync } from "@/lib/testing/a-sync";
import { demoFullLoad } from "@/prisma/seed/demo-full-load";

const demo = demoFullLoad({
  pickupStart: "2026-11-23T14:00:00.000Z",
  pickupEnd: "2026-11-23T16:00:00.000Z",
  deliveryStart: "2026-11-25T00:00:00.000Z",
  deliveryEnd: "2026-11-25T23:59:59.999Z",
});

/** A load on which every field says something, and what is hard to write in a cell. */
function aWholeLoad(carrierId: string): Parameters<typeof sync>[1] {
  const [first, ...others] = demo.stops ?? [];
  const contacts = [
    { name: 'Ana "Lulu"; Ruiz', phone: "+52 81 5550 0001" },
    { name: "Caseta 2", email: "caseta@example.com", role: "Security" },
  ];
  const numbers = [
    { label: "PO", value: "4471" },
    { label: "PO", value: "4472: second; part" },
    { label: "Seal", value: "UL-1" },
  ];
  return {
    ...demo,
    status: "AVAILABLE",
    externalId: newId("load"),
    stops: [...(first ? [{ ...first, contacts, instructions: "Gate 3\n-Ring; twice" }] : []), ...others],
    commodities: [
      ...(demo.commodities ?? []),
      { name: "Avocados", weight: { value: 1200.5, unit: "KILOGRAMS" } },
      { name: "Avocados", pieces: { count: 3 }, temperatureRequirements: { minimum: -2.5, unit: "CELSIUS" } },
    ],
    referenceNumbers: numbers,
    assignedCarrier: { ...demo.assignedCarrier, carrier: { id: carrierId } },
  };
}

const rowsOf = (exported: Awaited<ReturnType<typeof exportLoads>>) => exported.items.flatMap(({ rows }) => rows);

describe("loads that are exported and imported again", () => {
  test("by a user are unchanged", async () => {
    const { broker, tms } = await aBrokerage();
    const { carrierId } = await aRelationship(broker, { status: "ACTIVE" });
    await sync(tms, aWholeLoad(carrierId));
    await sync(tms, { externalId: newId("load"), status: "COMPLETED" });
    const { results } = await importLoads(broker, { rows: rowsOf(await exportLoads(broker, {})) });
    expect(results.map(({ outcome }) => outcome)).toEqual(["UNCHANGED", "UNCHANGED"]);
  });

  test("are the same loads elsewhere, in every column, and there unchanged by the key that imports them again", async () => {
    const [here, there] = [await aBrokerage(), await aBrokerage()];
    const { carrierId } = await aRelationship(here.broker, { status: "ACTIVE" });
    await sync(here.tms, aWholeLoad(carrierId));
    await sync(here.tms, { ...aMarkedLoad().load, externalId: newId("load") });
    const rows = rowsOf(await exportLoads(here.broker, { sort: "displayId" }));
    expect(rows[0]).toMatchObject({ carrierDotNumber: expect.any(String), carrierMcNumber: expect.any(String) });
    // The carrier is none of that organization's, so it is not assigned there.
    const expected = rows.map(({ carrierDotNumber: _dot, carrierMcNumber: _mc, ...row }) => row);
    await importLoads(there.tms, { rows });
    const again = rowsOf(await exportLoads(there.broker, { sort: "displayId" }));
    expect(again).toEqual(expected);
    const { results } = await importLoads(there.tms, { rows: again.map((row, at) => ({ ...rows[at], ...row })) });
    expect(results.map(({ outcome }) => outcome)).toEqual(["UNCHANGED", "UNCHANGED"]);
  });

  test("show a viewer no price that the organization keeps from viewers", async () => {
    const { broker, tms } = await aBrokerage();
    await sync(tms, { externalId: newId("load"), customerRate: { currencyCode: "USD", amount: 77_701 } });
    const seenBy = async (role: "BROKER" | "VIEWER") =>
      rowsOf(await exportLoads({ ...broker, actor: { type: "user", id: "u", name: "Ana", role } }, {}))[0]
        ?.customerRate;
    expect([await seenBy("BROKER"), await seenBy("VIEWER")]).toEqual(["USD 777.01", undefined]);
  });
});

/** What no column of a table knows. */
const notInTables = [
  "assignedCarrier.carrier.cvorNumber",
  "assignedCarrier.carrier.id",
  "assignedCarrier.carrier.mxNumber",
  "assignedCarrier.carrier.nirNumber",
  "assignedCarrier.carrier.nscNumber",
  "assignedCarrier.price",
  "borderCrossings",
  "carrierRequirements",
  "commodities[].dimensions",
  "commodities[].pieces.perPiece",
  "commodities[].pieces.stackable",
  "commodities[].weight.type",
  "driverRequirements",
  "metadata",
  "requiredEquipment",
  "schemaVersionNumber",
  "stops[].distance",
  "stops[].dropDurationHours",
  "stops[].fumigation",
  "stops[].inboundTransitRequirements",
  "stops[].location.carrierPreapproval",
  "stops[].location.coordinates",
  "stops[].location.is",
  "stops[].location.place.type",
  "stops[].scaleTicket",
  "stops[].type",
  "stops[].weight.type",
  "trailerRequirements",
];
/** Units and currencies stand beside their numbers, labels beside theirs. */
const besideAnother = /\.(unit|currencyCode|label)$|pieces\.type$/;

test("every field of a load has its column, but for what is listed", () => {
  const pathsIn = (columns: object, prefix = "") => Object.values(columns).map(({ path }) => `${prefix}${path}`);
  const known = new Set([
    ...pathsIn(tableColumns.load),
    ...pathsIn(tableColumns.stop, "stops[]."),
    ...pathsIn(tableColumns.goods, "commodities[]."),
  ]);
  const fields = writablePaths(LoadInput, "").filter((path) => !besideAnother.test(path));
  const missing = fields.filter((path) => !known.has(path) && !notInTables.some((name) => path.startsWith(name)));
  expect(missing).toEqual([]);
});
