import fc from "fast-check";
import { set } from "react-hook-form";
import { expect, test } from "vitest";
import { filledIn } from "@/components/form/filled";
import { writeFormValues } from "@/components/loads/editor/merge-form-values";
import type { LoadFormValues } from "@/components/loads/form/form-values";

/** The values after the writes, and the names that were written. */
function written(before: LoadFormValues["load"], after: LoadFormValues["load"]) {
  const values: LoadFormValues = { load: structuredClone(before) };
  const names: string[] = [];
  const setValue = (name: string, value: unknown) => {
    names.push(name);
    set(values, name, value);
  };
  writeFormValues({ setValue }, "load", before, after);
  return { names, values: values.load };
}

const [pickup, delivery] = [{ type: "PICKUP", externalId: "S1" }, { type: "DELIVERY" }];

test("only what differs is written, a value within a row by itself", () => {
  const before = { status: "ON_HOLD", stops: [pickup, delivery], maxBuy: { currencyCode: "USD", amount: 1 } };
  const after = { status: "ON_HOLD", stops: [pickup, { ...delivery, loadingMethod: "DROP" }], maxBuy: undefined };
  expect(written(before, after)).toEqual({
    names: ["load.stops.1.loadingMethod", "load.maxBuy.currencyCode", "load.maxBuy.amount"],
    values: {
      status: "ON_HOLD",
      stops: [pickup, { ...delivery, loadingMethod: "DROP" }],
      maxBuy: { currencyCode: null, amount: null },
    },
  });
});

test("rows whose number changed are written as a list, and metadata as one value", () => {
  const { names, values } = written({ stops: [pickup], metadata: { po: "1" } }, { stops: [], metadata: { "a.b": [] } });
  expect(names).toEqual(["load.stops", "load.metadata"]);
  expect(values).toEqual({ stops: [], metadata: { "a.b": [] } });
});

test("writing any load over any other leaves nothing of the first", () => {
  const row = fc.record({ type: fc.constantFrom("PICKUP", "DELIVERY"), hours: fc.integer() }, { requiredKeys: [] });
  const load = fc.record(
    {
      status: fc.constantFrom("ON_HOLD", "AVAILABLE"),
      stops: fc.array(row, { maxLength: 3 }),
      cdl: fc.record({ cdl: fc.boolean() }, { requiredKeys: [] }),
      types: fc.array(fc.constantFrom("REEFER", "FLATBED"), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(load, load, (before, after) => {
      expect(filledIn(written(before, after).values)).toEqual(filledIn(after));
    }),
  );
});
