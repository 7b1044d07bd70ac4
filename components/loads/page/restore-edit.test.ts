import { expect, test } from "vitest";
import { restoreEdit } from "@/components/loads/page/restore-edit";
import { exampleLoad } from "@/lib/loads/contract/example-load";
import { GetLoadResponse } from "@/lib/loads/schema/operations";
import type { FieldChange } from "@/lib/vocabulary/field-change";

const usd = (amount: number) => ({ currencyCode: "USD", amount });

/** The ways back of a load that says this now. */
const waysBack = (now: object, ...fields: FieldChange[]) =>
  restoreEdit(
    GetLoadResponse.parse({
      load: { ...exampleLoad, ...now },
      requestOnly: {},
      version: 1,
      updatedAt: "2026-11-20T09:30:00.000Z",
      lastSynced: {},
      pinnedPaths: [],
      blockedCarriers: [],
      stopPlaces: [],
    }),
    fields,
  );

const stopsAt = (start: string) => exampleLoad.stops.map((stop) => ({ ...stop, appointment: { start } }));

test("what was replaced comes back, and goes again", () => {
  const ways = waysBack({ maxBuy: usd(2) }, { path: "load.maxBuy", before: usd(1), after: usd(2) });
  expect(ways).toEqual({ after: { maxBuy: usd(1) }, before: { maxBuy: usd(2) } });
});

test("a value below a list is sent with all of the list, and several fields go in one change", () => {
  const [before, after] = ["2027-01-15T08:00:00-06:00", "2027-01-15T10:00:00-06:00"];
  const path = "load.stops[0].appointment.start";
  const now = { stops: stopsAt(after), linearFeet: 53, metadata: { "a.b": 2, kept: true } };
  const ways = waysBack(
    now,
    { path, before, after },
    { path: "load.linearFeet", before: 40, after: 53 },
    { path: 'load.metadata["a.b"]', before: 1, after: 2 },
  );
  expect(ways?.after.stops?.map(({ appointment }) => appointment?.start)).toEqual([before, after]);
  expect(ways?.after).toMatchObject({ linearFeet: 40, metadata: { "a.b": 1, kept: true } });
});

test("what was empty is emptied again, and what was emptied is filled", () => {
  expect(waysBack({ linearFeet: 53 }, { path: "load.linearFeet", after: 53 })?.after).toEqual({ linearFeet: null });
  const emptied = waysBack({ linearFeet: undefined }, { path: "load.linearFeet", before: 40, after: null });
  expect(emptied).toEqual({ after: { linearFeet: 40 }, before: { linearFeet: null } });
});

test("a key of the metadata that had been taken out goes again, and its siblings stay", () => {
  const ways = waysBack({ metadata: { note: 1, kept: true } }, { path: "load.metadata.note", after: 1 });
  expect(ways).toEqual({ after: { metadata: { kept: true } }, before: { metadata: { note: 1, kept: true } } });
});

test("nothing is offered where the load says something else by now, or where a list would get shorter", () => {
  const change = { path: "load.linearFeet", before: 40, after: 53 };
  expect(waysBack({ linearFeet: 48 }, change)).toBeUndefined();
  const [pickup, delivery] = exampleLoad.stops;
  expect(waysBack({}, { path: "load.stops[1]", before: pickup, after: delivery })).toBeDefined();
  expect(waysBack({}, { path: "load.stops[1]", after: delivery })).toBeUndefined();
});
