import fc from "fast-check";
import { expect, test } from "vitest";
import {
  changedFields,
  type LoadFormValues,
  toFormValues,
  toLoadInput,
  toRequest,
} from "@/components/loads/form/form-values";
import { readRequest } from "@/lib/core/read-request";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { Load, LoadInput, RequestOnlyFields } from "@/lib/loads/schema/load";
import { GetLoadResponse, SyncLoadRequest } from "@/lib/loads/schema/operations";
import { anyOfSchema } from "@/lib/testing/any-of-schema";

const known = {
  timezone: fc.constantFrom("America/Monterrey", "America/Chicago"),
  start: fc.constant("2026-11-23T14:00:00.000Z"),
  end: fc.constant("2026-11-23T16:00:00.000Z"),
  respondBy: fc.constant("2026-11-22T20:00:00.000Z"),
  arrivedAt: fc.constant("2026-11-23T14:20:00.000Z"),
  departedAt: fc.constant("2026-11-23T15:50:00.000Z"),
};
const answerOf = (load: unknown, requestOnly: unknown = {}) =>
  GetLoadResponse.parse({
    load,
    requestOnly,
    version: 1,
    updatedAt: "2026-11-20T09:30:00.000Z",
    lastSynced: {},
    pinnedPaths: [],
    blockedCarriers: [],
    stopPlaces: [],
  });
const anyLoaded = fc
  .record({ load: anyOfSchema(Load, known), requestOnly: anyOfSchema(RequestOnlyFields, known) })
  .map(({ load, requestOnly }) => answerOf(load, requestOnly));

const example = answerOf(exampleLoad);
const edited = (change: (load: Record<string, unknown>) => void): LoadFormValues => {
  const values = structuredClone(toFormValues(example));
  change(values.load);
  return values;
};

/** What the server makes of a user's save: each field given replaces what was there, null clears it. */
const saved = (stored: LoadFormValues, sent: Record<string, unknown>) =>
  Object.fromEntries(Object.entries({ ...stored.load, ...sent }).filter(([, value]) => value !== null));

test("a form nobody touched sends nothing but the load's id", () => {
  fc.assert(
    fc.property(anyLoaded, (loaded) => {
      const values = toFormValues(loaded);
      expect(toLoadInput(structuredClone(values), values)).toEqual({ externalId: loaded.load.externalId });
      expect(changedFields(structuredClone(values), values)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("what is sent turns any stored load into the one on the screen", () => {
  fc.assert(
    fc.property(anyLoaded, anyLoaded, (before, after) => {
      const [stored, values] = [toFormValues(before), toFormValues(after)];
      const result = saved(stored, toLoadInput(values, stored));
      expect(toLoadInput({ load: result })).toEqual(toLoadInput(values));
    }),
    { numRuns: 200 },
  );
});

test("the form of any stored load is a valid request", () => {
  fc.assert(
    fc.property(anyLoaded, (loaded) => {
      const reading = readRequest(SyncLoadRequest, toRequest(toFormValues(loaded)));
      // Metadata's numbers that lost digits and ids that look like another were stored and are sent back as they arrived.
      const said = reading.warnings.filter(({ code }) => code !== "number_rounded" && code !== "id_unusual");
      expect(reading.ok ? said : reading).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("a new load starts with a pickup and a delivery and sends them", () => {
  expect(toLoadInput(toFormValues())).toEqual({ stops: [{ type: "PICKUP" }, { type: "DELIVERY" }] });
});

test("only the changed top-level fields are sent, whole", () => {
  const values = edited((load) => {
    load.trailerRequirements = { allowedTypes: ["REEFER"], foodGrade: false, maxAgeYears: 10 };
  });
  expect(toLoadInput(values, toFormValues(example))).toEqual({
    externalId: "TMS-10234",
    trailerRequirements: { allowedTypes: ["REEFER"], foodGrade: false, maxAgeYears: 10 },
  });
});

test("what is cleared is null at the top and absent inside", () => {
  const values = edited((load) => {
    load.truckload = "";
    load.maxBuy = { currencyCode: "USD", amount: null };
    load.referenceNumbers = [];
    load.carrierRequirements = { ctpatCertified: true, minCargoInsurance: { currencyCode: "USD", amount: null } };
  });
  expect(toLoadInput(values, toFormValues(example))).toEqual({
    externalId: "TMS-10234",
    truckload: null,
    maxBuy: null,
    referenceNumbers: null,
    carrierRequirements: { ctpatCertified: true },
  });
});

test("groups that were looked into but not filled in are not sent", () => {
  const values = edited((load) => {
    load.driverRequirements = { cdl: null, twicCard: undefined };
    load.targetRate = { currencyCode: "MXN", amount: null };
    load.borderCrossings = [];
    load.metadata = { ...exampleLoad.metadata };
  });
  expect(toLoadInput(values, toFormValues(example))).toEqual({ externalId: "TMS-10234" });
});

test("an empty list that was stored stays with its group", () => {
  const stored = toFormValues(answerOf({ ...exampleLoad, trailerRequirements: { floorTypes: [] } }));
  const values = { load: { ...stored.load, trailerRequirements: { floorTypes: [], liftGate: true } } };
  expect(toLoadInput(values, stored).trailerRequirements).toEqual({ floorTypes: [], liftGate: true });
});

test("a blank row keeps its place, so that its problem points to it", () => {
  const values = edited((load) => {
    load.referenceNumbers = [
      { label: "", value: "" },
      { label: "PO", value: "1" },
    ];
  });
  expect(toLoadInput(values, toFormValues(example)).referenceNumbers).toEqual([{}, { label: "PO", value: "1" }]);
});

test("metadata is sent as it was written, blanks included", () => {
  const values = edited((load) => {
    load.metadata = { note: "", old: null, list: [] };
  });
  expect(toLoadInput(values, toFormValues(example)).metadata).toEqual({ note: "", old: null, list: [] });
});

test("every field of the schema that can be sent can come from the form", () => {
  const everything = Object.keys(LoadInput.shape).filter((key) => key !== "id");
  const values = { load: Object.fromEntries(everything.map((key) => [key, "x"])) };
  expect(Object.keys(toLoadInput(values))).toEqual(everything);
});
