import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "@/lib/core/json";
import { mergeThreeWay, mergeWhole } from "@/lib/core/json-merge";

const merge = (base: Json | undefined, theirs: Json | undefined, ours: Json | undefined, pins: string[] = []) =>
  mergeThreeWay({ base, theirs, ours }, "load.field", pins);

describe("a single value, in every combination of what was sent, is sent and is here", () => {
  const values = [undefined, "a", "b", "c"];
  const combinations = values.flatMap((base) =>
    values.flatMap((theirs) => values.map((ours) => ({ base, theirs, ours }))),
  );

  test.each(combinations)("$base, $theirs, $ours", ({ base, theirs, ours }) => {
    const { merged, overwritten } = merge(base, theirs, ours);
    const theyChangedIt = theirs !== base;
    const weEditedIt = ours !== base;
    expect(merged).toBe(theyChangedIt ? theirs : ours);
    const isLost = theyChangedIt && weEditedIt && ours !== theirs;
    expect(overwritten).toEqual(isLost ? [{ path: "load.field", before: ours, after: theirs }] : []);
  });

  test.each(combinations)("pinned: $base, $theirs, $ours", ({ base, theirs, ours }) => {
    const { merged, overwritten, pinned } = merge(base, theirs, ours, ["load.field"]);
    expect(merged).toBe(ours);
    expect(overwritten).toEqual([]);
    expect(pinned).toEqual(theirs !== base && theirs !== ours ? [{ path: "load.field", sent: theirs }] : []);
  });
});

const leaf = fc.oneof(fc.boolean(), fc.integer({ min: 0, max: 3 }), fc.constantFrom("x", "y"));
const money = fc.record({ amount: fc.integer({ min: 1, max: 3 }), currencyCode: fc.constantFrom("USD", "MXN") });
const element = fc.record(
  { externalId: fc.constantFrom("S1", "S2", "S3", "S4"), name: leaf, price: money, inner: fc.record({ flag: leaf }) },
  { requiredKeys: ["name"] },
);
const keyed = fc.uniqueArray(element, { maxLength: 4, selector: ({ externalId }) => externalId ?? Symbol("none") });
const document = fc.record(
  {
    status: leaf,
    price: money,
    tags: fc.array(leaf, { maxLength: 3 }),
    stops: keyed,
    group: fc.record({ a: leaf, b: leaf }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

describe("whole documents", () => {
  test("with no edits here, a sync replaces what was sent before", () => {
    fc.assert(
      fc.property(document, document, (base, theirs) => {
        const { merged, overwritten } = merge(base, theirs, base);
        expect(merged).toEqual(theirs);
        expect(overwritten).toEqual([]);
      }),
    );
  });

  test("a sync that repeats what was sent leaves every edit standing", () => {
    fc.assert(
      fc.property(document, document, (base, ours) => {
        expect(merge(base, base, ours)).toMatchObject({ merged: ours, overwritten: [] });
      }),
    );
  });

  test("a sync sent twice is the same as sent once", () => {
    fc.assert(
      fc.property(document, document, document, (base, theirs, ours) => {
        const once = merge(base, theirs, ours).merged;
        expect(merge(theirs, theirs, once).merged).toEqual(once);
      }),
    );
  });

  test("every element comes whole from someone: none loses a field that all who have it gave it", () => {
    fc.assert(
      fc.property(document, document, document, (base, theirs, ours) => {
        const merged = merge(base, theirs, ours).merged as { stops?: JsonObject[] } | undefined;
        for (const stop of merged?.stops ?? []) expect(stop.name).toBeDefined();
      }),
    );
  });

  test("a value they changed is theirs, and what they never mentioned is ours", () => {
    fc.assert(
      fc.property(document, document, document, (base, theirs, ours) => {
        const merged = merge(base, theirs, ours).merged as JsonObject | undefined;
        if (theirs.status !== undefined && theirs.status !== base.status) expect(merged?.status).toBe(theirs.status);
        if (theirs.status === base.status) expect(merged?.status).toBe(ours.status);
      }),
    );
  });
});

describe("lists", () => {
  const stop = (externalId: string, city: string, note?: string) => ({ externalId, city, ...(note && { note }) });

  test("an edit follows its stop when the TMS reorders the stops", () => {
    const base = [stop("A", "Monterrey"), stop("B", "Dallas")];
    const ours = [stop("A", "Monterrey", "dock 4"), stop("B", "Dallas")];
    const theirs = [stop("B", "Dallas"), stop("A", "Monterrey")];
    expect(merge(base, theirs, ours).merged).toEqual([stop("B", "Dallas"), stop("A", "Monterrey", "dock 4")]);
  });

  test("a stop added here stays after its predecessor when the TMS adds another", () => {
    const base = [stop("A", "Monterrey"), stop("B", "Dallas")];
    const ours = [stop("A", "Monterrey"), stop("X", "Laredo"), stop("B", "Dallas")];
    const theirs = [stop("A", "Monterrey"), stop("B", "Dallas"), stop("C", "Tulsa")];
    expect(merge(base, theirs, ours).merged).toEqual([
      stop("A", "Monterrey"),
      stop("X", "Laredo"),
      stop("B", "Dallas"),
      stop("C", "Tulsa"),
    ]);
  });

  test("a stop removed here stays removed until the TMS changes it, and then comes back whole and named", () => {
    const base = [stop("A", "Monterrey"), stop("B", "Dallas", "n")];
    const ours = [stop("A", "Monterrey")];
    expect(merge(base, base, ours).merged).toEqual(ours);
    const theirs = [stop("A", "Monterrey"), stop("B", "Houston", "n")];
    expect(merge(base, theirs, ours)).toMatchObject({
      merged: theirs,
      overwritten: [{ path: "load.field[1]", before: undefined, after: stop("B", "Houston", "n") }],
    });
  });

  test("a stop the TMS removes is gone, and the edit that goes with it is named", () => {
    const base = [stop("A", "Monterrey"), stop("B", "Dallas")];
    const ours = [stop("A", "Monterrey"), stop("B", "Dallas", "dock 4")];
    expect(merge(base, [stop("A", "Monterrey")], ours)).toMatchObject({
      merged: [stop("A", "Monterrey")],
      overwritten: [{ path: "load.field[1]", before: stop("B", "Dallas", "dock 4"), after: undefined }],
    });
  });

  test("elements without an external id are the same by position", () => {
    const base = [{ name: "Beer" }, { name: "Glass" }];
    const ours = [{ name: "Beer", count: 10 }, { name: "Glass" }];
    const theirs = [{ name: "Beer, export" }, { name: "Glass" }];
    expect(merge(base, theirs, ours).merged).toEqual([{ name: "Beer, export", count: 10 }, { name: "Glass" }]);
  });

  test("the first sync of a load made here finds its stops by position", () => {
    const ours = [{ city: "Monterrey", note: "dock 4" }, { city: "Dallas" }];
    const theirs = [stop("A", "Monterrey"), stop("B", "Dallas")];
    expect(merge(undefined, theirs, ours).merged).toEqual([stop("A", "Monterrey", "dock 4"), stop("B", "Dallas")]);
  });

  test("a list of plain values is one value", () => {
    expect(merge(["REEFER"], ["REEFER", "DRY_VAN_53"], ["FLATBED"])).toMatchObject({
      merged: ["REEFER", "DRY_VAN_53"],
      overwritten: [{ path: "load.field", before: ["FLATBED"], after: ["REEFER", "DRY_VAN_53"] }],
    });
  });

  test("a pinned field of a stop stays while the TMS changes the rest of it, wherever it moves", () => {
    const base = [stop("A", "Monterrey"), stop("B", "Dallas")];
    const ours = [stop("A", "Monterrey"), stop("B", "Plano")];
    const theirs = [stop("B", "Houston", "new"), stop("A", "Monterrey")];
    expect(merge(base, theirs, ours, ["load.field[1].city"])).toEqual({
      merged: [stop("B", "Plano", "new"), stop("A", "Monterrey")],
      overwritten: [],
      pinned: [{ path: "load.field[0].city", sent: "Houston" }],
    });
  });

  test("a sent empty list stays an empty list", () => {
    expect(merge([{ name: "Beer" }], [], [{ name: "Beer" }]).merged).toEqual([]);
  });
});

describe("values that mean nothing in parts", () => {
  test("an amount never keeps the currency of another amount", () => {
    const usd = (amount: number) => ({ amount, currencyCode: "USD" });
    const { merged, overwritten } = merge(usd(1000), usd(1100), { amount: 20_000, currencyCode: "MXN" });
    expect(merged).toEqual(usd(1100));
    expect(overwritten).toEqual([
      { path: "load.field", before: { amount: 20_000, currencyCode: "MXN" }, after: usd(1100) },
    ]);
  });

  test("a whole value is compared only as a whole", () => {
    const versions = { base: { a: 1, b: 1 }, theirs: { a: 2, b: 1 }, ours: { a: 1, b: 2 } };
    expect(mergeWhole(versions, "load.metadata.key")).toEqual({
      merged: { a: 2, b: 1 },
      overwritten: [{ path: "load.metadata.key", before: { a: 1, b: 2 }, after: { a: 2, b: 1 } }],
      pinned: [],
    });
  });
});
