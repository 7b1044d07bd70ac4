import { expect, test } from "vitest";
import {
  cellsOf,
  firstLine,
  type RateTable,
  type ReadOptions,
  rowCount,
  rowReader,
  valuesOf,
} from "@/components/rates/import/read-row";

const options: ReadOptions = {
  trailerCategory: "DRY_VAN",
  currencyCode: "USD",
  dayComesFirst: false,
  crossings: new Map(),
};
const row = ["Monterrey, NL", "Dallas, TX", "2026-10-02", "2050", "x"];
const table: RateTable = {
  cells: [["from", "to", "date", "paid", "notes"], row, [...row.slice(0, 4), "y"], ["", "", "", "", ""]],
  mapping: ["origin", "destination", "pickupDate", "amount", null],
  hasHeader: true,
};

test("rows are counted and found below the headings", () => {
  expect([rowCount(table), firstLine(table), rowCount({ ...table, hasHeader: false })]).toEqual([3, 2, 4]);
  expect(cellsOf(table, 0)).toBe(row);
  expect(valuesOf(table, "pickupDate")).toEqual(["2026-10-02", "2026-10-02"]);
});

test("loads that are equal in all that is taken stay several", () => {
  const read = rowReader(table, options);
  expect([read(0).row?.occurrence, read(1).row?.occurrence]).toEqual([undefined, 2]);
});

test("loads with a number are distinguished by it alone", () => {
  const read = rowReader({ ...table, mapping: [...table.mapping.slice(0, 4), "key"] }, options);
  expect([read(0).row, read(1).row].map((one) => [one?.key, one?.occurrence])).toEqual([
    ["x", undefined],
    ["y", undefined],
  ]);
});

test("a row that cannot be read says why", () => {
  expect(rowReader(table, options)(2).problems?.map(({ field }) => field)).toEqual([
    "origin",
    "destination",
    "pickupDate",
    "amount",
  ]);
});
