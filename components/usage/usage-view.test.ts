import { createLoader, createSerializer } from "nuqs/server";
import { expect, test } from "vitest";
import { logOf, type UsageView, usageViewOf, usageViewParsers } from "@/components/usage/usage-view";

const load = createLoader(usageViewParsers);
const serialize = createSerializer(usageViewParsers);
const readView = (search: string) => usageViewOf(load(new URLSearchParams(search)));
const writeView = ({ days, bar, actorId, operationId }: UsageView) =>
  serialize({ ...days, on: bar, by: actorId, operation: operationId });

const bar = { from: "2026-11-16", to: "2026-11-22" };

test("the address keeps the days, the bar, the caller and the operation", () => {
  const view = { days: { from: "2026-10-01", to: "2026-12-31" }, bar, actorId: "key_1", operationId: "lookUp" };
  expect(readView(writeView(view))).toEqual(view);
  expect(writeView({ days: {}, bar: { from: bar.from, to: bar.from } })).toBe("?on=2026-11-16");
  expect(writeView({ days: {} })).toBe("");
});

test("what is no day in the address is left out", () => {
  expect(readView("?from=yesterday&to=1026-01-01&on=2026-11-16..soon&by=")).toEqual({ days: {} });
});

test("the calls of a bar are listed instead of those of all days", () => {
  const days = { from: "2026-10-01", to: "2026-12-31" };
  expect(logOf({ days, actorId: "key_1" })).toEqual({ ...days, actorId: "key_1" });
  expect(logOf({ days, bar })).toEqual(bar);
});
