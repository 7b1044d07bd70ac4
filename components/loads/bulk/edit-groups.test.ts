import { expect, test } from "vitest";
import { groupEdits, retried } from "@/components/loads/bulk/edit-groups";
import type { EditedLoad } from "@/lib/loads/schema/edit";

const load = (id: string, outcome: EditedLoad["outcome"], flags: EditedLoad["flags"] = []): EditedLoad => ({
  id,
  outcome,
  flags,
  problems: [],
});
const results = [
  load("plain", "CHANGED"),
  load("same", "UNCHANGED"),
  load("booked", "CHANGED", ["carrier_released"]),
  load("both", "CHANGED", ["odd_status_move", "carrier_released"]),
  load("over", "CHANGED", ["odd_status_move"]),
  load("gone", "NOT_FOUND"),
  load("late", "CHANGED_SINCE"),
  load("wrong", "REFUSED"),
];
const ids = (loads: readonly EditedLoad[]) => loads.map(({ id }) => id);

test("loads that would lose their carrier, or move as loads do not, are left out until somebody means them", () => {
  const groups = groupEdits(results);
  expect(ids(groups.changes)).toEqual(["plain"]);
  expect(ids(groups.flagged.carrier_released)).toEqual(["booked", "both"]);
  expect(ids(groups.flagged.odd_status_move)).toEqual(["over"]);
  expect(ids(groups.held)).toEqual(["booked", "both", "over"]);
  expect(ids(groupEdits(results, ["carrier_released"]).changes)).toEqual(["plain", "booked"]);
  expect(ids(groupEdits(results, ["carrier_released", "odd_status_move"]).held)).toEqual([]);
});

test("each that cannot be changed says why, and those are tried again that may succeed", () => {
  expect(groupEdits(results).failed.map(({ id, why }) => [id, why])).toEqual([
    ["gone", "gone"],
    ["late", "changedSince"],
    ["wrong", "refused"],
  ]);
  expect(ids(retried(results))).toEqual(["late", "wrong"]);
});
