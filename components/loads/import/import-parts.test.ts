import { expect, test } from "vitest";
import { partsOf } from "@/components/loads/import/import-run";

const stops = (externalId: string, count: number) => Array.from({ length: count }, () => ({ externalId }));

test("the rows of a load are sent in one call, wherever they stand in the table", () => {
  const rows = [{ externalId: "A" }, ...stops("B", 200), { externalId: "A" }, ...stops("C", 60), {}, {}];
  const sent = partsOf(rows).map((part) => part.map(({ row, at }) => [row.externalId, at]));
  expect(sent.map((part) => part.length)).toEqual([202, 62]);
  expect(sent[0]?.slice(0, 3)).toEqual([
    ["A", 0],
    ["A", 201],
    ["B", 1],
  ]);
  expect(sent[1]?.slice(-2)).toEqual([
    [undefined, 262],
    [undefined, 263],
  ]);
});

test("a load of more rows than a call should have is sent all the same", () => {
  expect(partsOf(stops("A", 300)).map((part) => part.length)).toEqual([300]);
});
