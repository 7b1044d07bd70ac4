import { expect, test } from "vitest";
import { mergeFormValues } from "@/components/loads/editor/merge-form-values";
import { changedFields, toFormValues } from "@/components/loads/form/form-values";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { GetLoadResponse } from "@/lib/loads/schema/operations";

const valuesOf = (load: object) =>
  toFormValues(
    GetLoadResponse.parse({
      load,
      requestOnly: {},
      version: 1,
      updatedAt: "2026-11-20T09:30:00.000Z",
      lastSynced: {},
      pinnedPaths: [],
      blockedCarriers: [],
      stopPlaces: [],
    }),
  );
const base = valuesOf(exampleLoad);

test("blanks that a form leaves behind are no changes", () => {
  const mine = {
    load: { ...base.load, linearFeet: "", driverRequirements: { cdl: null }, targetRate: { amount: "" } },
  };
  const theirs = valuesOf({ ...exampleLoad, linearFeet: 48 });
  const { values, conflicts, taken, kept } = mergeFormValues({ base, mine, theirs });
  expect([conflicts, kept]).toEqual([[], []]);
  expect(taken).toEqual([{ path: "load.linearFeet", before: undefined, after: 48 }]);
  expect(changedFields(values, theirs)).toEqual([]);
});

test("after the merge a save sends my fields and none of theirs", () => {
  const mine = { load: { ...base.load, linearFeet: 48, referenceNumbers: [] } };
  const theirs = valuesOf({ ...exampleLoad, status: "BOOKED" });
  const { values } = mergeFormValues({ base, mine, theirs });
  expect(values.load.status).toBe("BOOKED");
  expect(changedFields(values, theirs)).toEqual(["linearFeet", "referenceNumbers"]);
});

test("a field cleared here and changed there is a conflict", () => {
  const mine = { load: { ...base.load, maxBuy: { currencyCode: "USD", amount: undefined } } };
  const theirs = valuesOf({ ...exampleLoad, maxBuy: { currencyCode: "USD", amount: 220_000 } });
  expect(mergeFormValues({ base, mine, theirs }).conflicts).toEqual([
    { path: "load.maxBuy", base: base.load.maxBuy, mine: undefined, theirs: theirs.load.maxBuy },
  ]);
});
