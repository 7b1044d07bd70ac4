import { expect, test } from "vitest";
import { authorOf } from "@/components/loads/editor/change-author";
import type { LoadChange } from "@/lib/loads/schema/history";

const ana = { type: "user", id: "user_1", name: "Ana" } as const;
const tms = { type: "apiKey", id: "key_1", name: "tms-prod" } as const;

const change = (version: number, actor: LoadChange["actor"], ...paths: string[]): LoadChange => ({
  version,
  operation: "UPDATED",
  actor,
  requestId: "req_1",
  at: "2026-11-20T08:00:00.000Z",
  changes: paths.map((path) => ({ path })),
  flags: [],
});

const history = [
  change(4, ana, "load.linearFeet", "load.stops[1].location.city"),
  change(3, tms, "load.commodities[0].weight.value"),
  change(2, ana, "load.status"),
];
const fields = (...paths: string[]) => paths.map((path) => ({ path }));

test("what one author changed last is that author's, also where one names a part of what the other names", () => {
  expect(authorOf(fields("load.linearFeet", "load.stops[1].location"), history)).toEqual(ana);
  expect(authorOf(fields("load.commodities[0].weight"), history)).toEqual(tms);
  expect(authorOf(fields("load.commodities"), history)).toEqual(tms);
});

test("of several authors none is named, nor where the history does not say", () => {
  expect(authorOf(fields("load.linearFeet", "load.commodities"), history)).toBeUndefined();
  expect(authorOf(fields("load.stops[10].location"), history)).toBeUndefined();
});
