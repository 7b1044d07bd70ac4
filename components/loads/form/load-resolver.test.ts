import fc from "fast-check";
import { expect, test } from "vitest";
import { issuesIn } from "@/components/form/form-issues";
import { type LoadFormValues, toRequest } from "@/components/loads/form/form-values";
import { loadResolver } from "@/components/loads/form/load-resolver";
import type { Issue } from "@/lib/core/errors";
import { readRequest } from "@/lib/core/read-request";
import { SyncLoadRequest } from "@/lib/loads/schema/operations";

const options = { fields: {}, shouldUseNativeValidation: false };
const found = async (load: Record<string, unknown>) =>
  issuesIn((await loadResolver({ load }, undefined, options)).errors);

const apiIssues = (values: LoadFormValues): Issue[] => {
  const reading = readRequest(SyncLoadRequest, toRequest(values));
  return reading.ok ? [] : reading.issues;
};

test("a problem stands at its field, with the path and the code of the API", async () => {
  expect(
    await found({ externalId: "L-1", stops: [{ type: "PICKUP", location: { timezone: "Mars/Olympus" } }] }),
  ).toEqual([
    {
      name: "load.stops.0.location.timezone",
      path: "load.stops[0].location.timezone",
      code: "invalid_timezone",
      message: "Must be an IANA time zone such as America/Monterrey.",
    },
  ]);
});

test("what a person typed where a number belongs is reported as the API would", async () => {
  const load = { externalId: "L-1", maxBuy: { amount: "12a" }, linearFeet: -1, targetRate: { amount: 100.5 } };
  expect((await found(load)).map(({ name, code, limit }) => [name, code, limit])).toEqual([
    ["load.linearFeet", "too_small", 0],
    ["load.maxBuy.amount", "invalid_type", undefined],
    ["load.targetRate.amount", "not_an_integer", undefined],
  ]);
});

test("a blank row is missing what a row needs; a new load misses no id, for it is given one", async () => {
  expect((await found({ referenceNumbers: [{ label: "", value: "" }] })).map(({ path, code }) => [path, code])).toEqual(
    [
      ["load.referenceNumbers[0].label", "required"],
      ["load.referenceNumbers[0].value", "required"],
    ],
  );
});

test("what is wrong inside metadata stands at the metadata", async () => {
  const [issue] = await found({ externalId: "L-1", metadata: { note: { "PO no": "a\u0007" } } });
  expect([issue?.name, issue?.path, issue?.code]).toEqual([
    "load.metadata",
    'load.metadata.note["PO no"]',
    "invalid_characters",
  ]);
  expect((await found({ externalId: "L-1", metadata: "{ not json" }))[0]?.code).toBe("invalid_type");
});

test("too many rows are reported at the list, whatever is wrong in them", async () => {
  const load = { externalId: "L-1", borderCrossings: Array.from({ length: 9 }, () => ({})) };
  expect((await found(load)).map(({ name, code, limit }) => [name, code, limit])).toEqual([
    ["load.borderCrossings", "too_many_items", 8],
  ]);
});

test("whatever is typed, form and API find the same", async () => {
  const typed = fc.oneof(fc.constant(null), fc.string(), fc.integer(), fc.boolean(), fc.constant("2026-13-40T99:00"));
  const stop = fc.record(
    { type: fc.constantFrom("PICKUP", "", null), appointment: fc.record({ start: typed }), dropDurationHours: typed },
    { requiredKeys: [] },
  );
  const load = fc.record(
    {
      externalId: typed,
      status: typed,
      linearFeet: typed,
      maxBuy: fc.record({ amount: typed }),
      stops: fc.array(stop, { maxLength: 3 }),
      trailerRequirements: fc.record({ maxAgeYears: typed, liftGate: typed }),
      commodities: fc.array(fc.record({ weight: fc.record({ value: typed, unit: typed }) }), { maxLength: 2 }),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(load, async (values) => {
      const reported = (await found(values)).map(({ path, code }) => `${path} ${code}`);
      const expected = apiIssues({ load: values }).map(({ path, code }) => `${path} ${code}`);
      expect(reported.sort()).toEqual(expected.sort());
    }),
    { numRuns: 500 },
  );
});
