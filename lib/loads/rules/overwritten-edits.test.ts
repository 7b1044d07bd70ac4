import { expect, test } from "vitest";
import { overwrittenEdit } from "@/lib/loads/rules/overwritten-edits";

const [ana, raj] = [
  { type: "user", name: "Ana" },
  { type: "user", name: "Raj" },
] as const;
const key = { type: "apiKey", name: "tms-prod" } as const;
const at = new Date("2026-11-20T10:00:00Z");

const change = (
  version: number,
  actor: typeof ana | typeof raj | typeof key,
  paths: string[],
  isOverwriting = false,
) => ({
  version,
  actor,
  changes: paths.map((path) => ({ path, before: 1, after: 2 })),
  isOverwriting,
  createdAt: new Date(at.getTime() + version),
});

test("of what a sync changed the fields are named that somebody had set, with who set them last", () => {
  const changes = [
    change(5, key, ["load.maxBuy", "load.linearFeet", "load.stops[0].appointment.start"], true),
    change(4, raj, ["load.maxBuy.amount", "load.status"]),
    change(3, ana, ["load.stops[0].appointment"]),
    change(1, key, []),
  ];
  expect(overwrittenEdit(changes)).toEqual({
    fields: [
      { path: "load.maxBuy", before: 1, after: 2 },
      { path: "load.stops[0].appointment.start", before: 1, after: 2 },
    ],
    replacedBy: key,
    editedBy: raj,
    at: new Date(at.getTime() + 5),
  });
});

test("what the TMS itself had sent, and an edit after the sync, are none that it replaced", () => {
  const own = [change(4, ana, ["load.maxBuy"]), change(3, key, ["load.maxBuy"], true), change(2, key, ["load.maxBuy"])];
  expect(overwrittenEdit(own)).toBeUndefined();
  expect(overwrittenEdit([change(2, key, ["load.maxBuy"]), change(1, ana, ["load.maxBuy"])])).toBeUndefined();
});

test("what somebody here has changed since is settled; what another sync changed since is not", () => {
  const replaced = [change(3, key, ["load.maxBuy"], true), change(2, ana, ["load.maxBuy"]), change(1, key, [])];
  expect(overwrittenEdit([change(4, raj, ["load.notes"]), ...replaced])).toBeUndefined();
  expect(overwrittenEdit([change(4, key, ["load.notes"]), ...replaced])).toMatchObject({ editedBy: ana });
});

test("a field whose name only begins alike is another one", () => {
  const changes = [change(2, key, ["load.maxBuyNote"], true), change(1, ana, ["load.maxBuy"])];
  expect(overwrittenEdit(changes)).toBeUndefined();
});
