import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resolveConflict } from "@/lib/loads/rules/resolve-conflict";

const weight = (value: number) => ({ value, unit: "POUNDS" });
const base = {
  externalId: "TMS-1",
  status: "ON_HOLD",
  stops: [
    { type: "PICKUP", externalId: "S1", appointment: { type: "UNSPECIFIED" } },
    { type: "DELIVERY", externalId: "S2" },
  ],
  commodities: [
    { name: "Berries", weight: weight(20_000) },
    { name: "Limes", weight: weight(5_000) },
  ],
  trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: true },
  metadata: { po: "1", nested: { a: 1, b: 2 } },
};
const [berries, limes] = base.commodities;
const [pickup, delivery] = base.stops;

describe("what only one side changed", () => {
  test("is merged without a question, and reported", () => {
    const mine = { ...base, trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: true, liftGate: true } };
    const theirs = { ...base, status: "AVAILABLE" };
    expect(resolveConflict({ base, mine, theirs })).toEqual({
      merged: { ...mine, status: "AVAILABLE" },
      conflicts: [],
      taken: [{ path: "load.status", before: "ON_HOLD", after: "AVAILABLE" }],
      kept: [{ path: "load.trailerRequirements.liftGate", before: undefined, after: true }],
    });
  });

  test("may be another value of the same stop", () => {
    const mine = { ...base, stops: [pickup, { ...delivery, dropDurationHours: 2 }] };
    const theirs = { ...base, stops: [pickup, { ...delivery, loadingMethod: "DROP" }] };
    const { merged, conflicts } = resolveConflict({ base, mine, theirs });
    expect(merged.stops).toEqual([pickup, { ...delivery, dropDurationHours: 2, loadingMethod: "DROP" }]);
    expect(conflicts).toEqual([]);
  });

  test("may be another key of the metadata, whose values are never mixed", () => {
    const mine = { ...base, metadata: { ...base.metadata, mine: 1, nested: { a: 9, b: 2 } } };
    const theirs = { ...base, metadata: { ...base.metadata, po: "2", nested: { a: 1, b: 9 } } };
    const { merged, conflicts } = resolveConflict({ base, mine, theirs });
    expect(merged.metadata).toEqual({ po: "2", mine: 1, nested: { a: 9, b: 2 } });
    expect(conflicts.map(({ path }) => path)).toEqual(["load.metadata.nested"]);
  });

  test("may be a field that was cleared", () => {
    const { trailerRequirements, ...mine } = base;
    expect(resolveConflict({ base, mine, theirs: base }).merged).toEqual(mine);
    expect(resolveConflict({ base, mine: base, theirs: mine }).merged).toEqual(mine);
  });
});

describe("what both changed", () => {
  const mine = { ...base, commodities: [{ ...berries, weight: weight(22_000) }, limes] };
  const theirs = { ...base, commodities: [{ ...berries, weight: weight(24_000) }, limes] };
  const path = "load.commodities[0].weight";

  test("is a conflict that shows all three values, a measure as one", () => {
    expect(resolveConflict({ base, mine, theirs }).conflicts).toEqual([
      { path, base: weight(20_000), mine: weight(22_000), theirs: weight(24_000) },
    ]);
  });

  test("goes to the chosen side, and to mine until one is chosen", () => {
    expect(resolveConflict({ base, mine, theirs }).merged).toEqual(mine);
    expect(resolveConflict({ base, mine, theirs }, { [path]: "mine" }).merged).toEqual(mine);
    expect(resolveConflict({ base, mine, theirs }, { [path]: "theirs" }).merged).toEqual(theirs);
  });

  test("is no conflict when both changed it to the same value", () => {
    expect(resolveConflict({ base, mine, theirs: mine })).toEqual({ merged: mine, conflicts: [], taken: [], kept: [] });
  });

  test("a list of plain values is one value", () => {
    const withTypes = (...allowedTypes: string[]) => ({
      ...base,
      trailerRequirements: { allowedTypes, foodGrade: true },
    });
    const versions = { base, mine: withTypes("REEFER", "DRY_VAN_53"), theirs: withTypes("DRY_VAN_48") };
    expect(resolveConflict(versions).conflicts.map((conflict) => conflict.path)).toEqual([
      "load.trailerRequirements.allowedTypes",
    ]);
  });
});

describe("rows of a list", () => {
  test("added on both sides are both there, each behind the row it was put behind", () => {
    const crossDock = { type: "DELIVERY", externalId: "S1b" };
    const mine = { ...base, stops: [pickup, crossDock, delivery] };
    const theirs = { ...base, stops: [pickup, delivery, { type: "DELIVERY", externalId: "S3" }] };
    const { merged, conflicts } = resolveConflict({ base, mine, theirs });
    expect(merged.stops).toEqual([pickup, crossDock, delivery, { type: "DELIVERY", externalId: "S3" }]);
    expect(conflicts).toEqual([]);
  });

  test("added to an empty list on both sides are two rows, unless they are the same", () => {
    const empty = { referenceNumbers: [] };
    const [po, bol] = [
      { label: "PO", value: "1" },
      { label: "BOL", value: "2" },
    ];
    const merge = (...theirs: object[]) =>
      resolveConflict({ base: empty, mine: { referenceNumbers: [po] }, theirs: { referenceNumbers: theirs } }).merged;
    expect(merge(bol)).toEqual({ referenceNumbers: [po, bol] });
    expect(merge(po)).toEqual({ referenceNumbers: [po] });
    expect(merge(po, po)).toEqual({ referenceNumbers: [po, po] });
  });

  test("a row I removed does not shift what they changed in the next", () => {
    const mine = { ...base, commodities: [limes] };
    const theirs = { ...base, commodities: [berries, { ...limes, weight: weight(6_000) }] };
    const { merged, conflicts } = resolveConflict({ base, mine, theirs });
    expect(merged.commodities).toEqual([{ ...limes, weight: weight(6_000) }]);
    expect(conflicts).toEqual([]);
  });

  test("a row I removed and they changed is a conflict about the row", () => {
    const changed = { ...berries, weight: weight(24_000) };
    const versions = {
      base,
      mine: { ...base, commodities: [limes] },
      theirs: { ...base, commodities: [changed, limes] },
    };
    const path = "load.commodities[0]";
    expect(resolveConflict(versions).conflicts).toEqual([{ path, base: berries, mine: undefined, theirs: changed }]);
    expect(resolveConflict(versions, { [path]: "mine" }).merged.commodities).toEqual([limes]);
    expect(resolveConflict(versions, { [path]: "theirs" }).merged.commodities).toEqual([changed, limes]);
  });

  test("that I moved stay moved and take their changes along", () => {
    const mine = { ...base, stops: [delivery, pickup] };
    const theirs = { ...base, stops: [pickup, { ...delivery, loadingMethod: "DROP" }] };
    expect(resolveConflict({ base, mine, theirs }).merged.stops).toEqual([
      { ...delivery, loadingMethod: "DROP" },
      pickup,
    ]);
  });
});

const anyRow = fc.record(
  {
    externalId: fc.constantFrom("A", "B", "C"),
    name: fc.constantFrom("x", "y"),
    hours: fc.integer({ min: 0, max: 2 }),
    place: fc.record({ city: fc.constantFrom("Monterrey", "Dallas") }),
  },
  { requiredKeys: [] },
);
const anyLoad = fc.record(
  {
    status: fc.constantFrom("ON_HOLD", "AVAILABLE"),
    stops: fc.uniqueArray(anyRow, { maxLength: 4, selector: ({ externalId }) => externalId ?? {} }),
    maxBuy: fc.record({ currencyCode: fc.constantFrom("USD", "MXN"), amount: fc.integer({ min: 1, max: 3 }) }),
    metadata: fc.dictionary(
      fc.constantFrom("a", "b"),
      fc.jsonValue({ maxDepth: 1 }).filter((value) => value !== null),
    ),
  },
  { requiredKeys: ["stops", "metadata"] },
);

describe("whatever the two sides did", () => {
  test("if one of them did nothing, the result is the other's load", () => {
    fc.assert(
      fc.property(anyLoad, anyLoad, (before, after) => {
        expect(resolveConflict({ base: before, mine: after, theirs: before }).merged).toEqual(after);
        expect(resolveConflict({ base: before, mine: before, theirs: after }).merged).toEqual(after);
      }),
    );
  });

  test("two equal changes give that change, with nothing to choose", () => {
    fc.assert(
      fc.property(anyLoad, anyLoad, (before, after) => {
        const { merged, conflicts } = resolveConflict({ base: before, mine: after, theirs: after });
        expect(merged).toEqual(after);
        expect(conflicts).toEqual([]);
      }),
    );
  });

  test("a path names one conflict, and every choice is followed", () => {
    fc.assert(
      fc.property(anyLoad, anyLoad, anyLoad, (before, mine, theirs) => {
        const versions = { base: before, mine, theirs };
        const paths = resolveConflict(versions).conflicts.map(({ path }) => path);
        expect(new Set(paths).size).toBe(paths.length);
        const allTheirs = Object.fromEntries(paths.map((path) => [path, "theirs" as const]));
        expect(resolveConflict(versions, allTheirs).conflicts.map(({ path }) => path)).toEqual(paths);
      }),
    );
  });
});
