import { expect, test } from "vitest";
import { inOrder, reordered } from "@/components/loads/list/column-order";

const ids = ["load", "status", "lane", "pickup"] as const;

test("columns stand as they were put, those that nobody put after them in their own order", () => {
  expect(inOrder(ids, [])).toEqual(ids);
  expect(inOrder(ids, ["pickup", "gone", "lane"])).toEqual(["load", "pickup", "lane", "status"]);
});

test("the load itself stays first, whatever an address says", () => {
  expect(inOrder(ids, ["status", "load"])[0]).toBe("load");
  expect(reordered(ids, "status", -1)).toEqual(ids);
  expect(reordered(ids, "load", 1)).toEqual(ids);
});

test("a column moves by one place, and not beyond the last", () => {
  expect(reordered(ids, "lane", -1)).toEqual(["load", "lane", "status", "pickup"]);
  expect(reordered(ids, "lane", 1)).toEqual(["load", "status", "pickup", "lane"]);
  expect(reordered(ids, "pickup", 1)).toEqual(ids);
});
