import { set } from "react-hook-form";
import { expect, test } from "vitest";
import { restoreSent } from "@/components/loads/editor/restore-sent";
import { type LoadFormValues, toFormValues } from "@/components/loads/form/form-values";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { GetLoadResponse } from "@/lib/loads/schema/operations";

const [pickup, delivery] = exampleLoad.stops;

/** The form of a load after the restoration, and whether it took place. */
function restored(path: string, lastSynced: object, typed: (load: LoadFormValues["load"]) => object = (load) => load) {
  const base = GetLoadResponse.parse({
    load: exampleLoad,
    requestOnly: {},
    version: 1,
    updatedAt: "2026-11-20T09:30:00.000Z",
    lastSynced,
    pinnedPaths: [],
    blockedCarriers: [],
    stopPlaces: [],
  });
  const values: LoadFormValues = { load: { ...typed(toFormValues(base).load) } };
  const setValue = (name: string, value: unknown) => void set(values, name, value);
  const isRestored = restoreSent({ getValues: () => values, setValue }, base, path);
  return { isRestored, load: values.load };
}

test("a value goes back to what the TMS sent, a price with its currency", () => {
  const maxBuy = { currencyCode: "MXN", amount: 3_500_000 };
  expect(restored("load.maxBuy", { maxBuy })).toMatchObject({ isRestored: true, load: { maxBuy } });
});

test("a row that was removed here comes back", () => {
  const third = { type: "DELIVERY", externalId: "S3" };
  const { load } = restored("load.stops[2]", { stops: [pickup, delivery, third] });
  expect(load.stops).toHaveLength(3);
  expect(load.stops).toMatchObject([{ externalId: "S1" }, { externalId: "S2" }, third]);
});

test("a key of the metadata comes back beside the others", () => {
  const { load } = restored('load.metadata["PO number"]', { metadata: { "PO number": "7" } });
  expect(load.metadata).toEqual({ customsBroker: "Agencia Aduanal del Norte", "PO number": "7" });
});

test("after rows were moved nothing is restored into the wrong one", () => {
  const swapped = (load: LoadFormValues["load"]) => ({ ...load, stops: [delivery, pickup] });
  const { isRestored, load } = restored("load.stops[0].type", { stops: [{ ...pickup, type: "DELIVERY" }] }, swapped);
  expect(isRestored).toBe(false);
  expect(load.stops).toEqual([delivery, pickup]);
});
