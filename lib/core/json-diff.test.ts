import { expect, test } from "vitest";
import { changesBetween } from "@/lib/core/json-diff";

test("only the values that differ are named, with what they were and are", () => {
  const before = { status: "ON_HOLD", trailer: { foodGrade: true, doors: "SWING" }, roundTrip: false };
  const after = { status: "AVAILABLE", trailer: { foodGrade: true }, roundTrip: false, linearFeet: 53 };
  expect(changesBetween(before, after, "load")).toEqual([
    { path: "load.status", before: "ON_HOLD", after: "AVAILABLE" },
    { path: "load.trailer.doors", before: "SWING" },
    { path: "load.linearFeet", after: 53 },
  ]);
});

test("the order of keys is no change", () => {
  expect(changesBetween({ a: 1, b: { c: 1, d: 2 } }, { b: { d: 2, c: 1 }, a: 1 }, "load")).toEqual([]);
});

test("elements added or removed at the end of a list are named by their place", () => {
  expect(changesBetween({ l: [{ n: 1 }] }, { l: [{ n: 2 }, { n: 3 }] }, "load")).toEqual([
    { path: "load.l[0].n", before: 1, after: 2 },
    { path: "load.l[1]", after: { n: 3 } },
  ]);
});

test("a list whose stops moved is one change as a whole", () => {
  const [a, b] = [{ externalId: "A" }, { externalId: "B" }];
  expect(changesBetween({ stops: [a, b] }, { stops: [b, a] }, "load")).toEqual([
    { path: "load.stops", before: [a, b], after: [b, a] },
  ]);
});

test("an amount and its currency change as one value", () => {
  const [before, after] = [
    { amount: 1, currencyCode: "USD" },
    { amount: 1, currencyCode: "MXN" },
  ];
  expect(changesBetween({ maxBuy: before }, { maxBuy: after }, "load")).toEqual([
    { path: "load.maxBuy", before, after },
  ]);
});
