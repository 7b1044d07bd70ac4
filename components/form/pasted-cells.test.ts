import { expect, test } from "vitest";
import { pastedCells } from "@/components/form/pasted-cells";

test("rows of a spreadsheet become cells, blank lines are left out", () => {
  expect(pastedCells("PO\t48811-A\r\nBOL\t 77 \r\n\r\n")).toEqual([
    ["PO", "48811-A"],
    ["BOL", "77"],
  ]);
});

test("a word is pasted as a word", () => {
  expect(pastedCells("48811-A\n")).toBe(undefined);
});
