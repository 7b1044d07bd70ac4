import { expect, test } from "vitest";
import { carriersIn, type RowResult, repeatedPlaces } from "@/components/carriers/table-run";

const result = (triedIdentifiers: RowResult["triedIdentifiers"]): RowResult => ({
  outcome: "CREATED",
  triedIdentifiers,
  problems: [],
});

test("a row that says a number said before repeats the first that did; the same digits of another kind are no repeat", () => {
  const rows = [{ dotNumber: "1" }, { mcNumber: "1" }, { dotNumber: "1", mcNumber: "7" }, { mcNumber: "7" }, {}, {}];
  expect(repeatedPlaces(rows.map(result))).toEqual([undefined, undefined, 0, 2, undefined, undefined]);
});

test("rows that repeat a carrier are no further carriers", () => {
  expect(carriersIn([{ dotNumber: "1" }, { dotNumber: "1" }, { dotNumber: "2" }].map(result))).toBe(2);
});
