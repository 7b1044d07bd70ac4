import { expect, test } from "vitest";
import { addressOfIds, idsInView, isIdList, isOfTab, splitIds } from "@/components/loads/list/pasted-ids";

test("a list is read by lines, cells, commas and semicolons, each id once", () => {
  expect(splitIds('TMS-1\r\nTMS-2\tPO 55,"PO-7"; TMS-1\n\n')).toEqual(["TMS-1", "TMS-2", "PO 55", "PO-7"]);
});

test.each([
  ["TMS-1\nTMS-2", true],
  ["Uno\tDos", true],
  ["1001, 1002", true],
  ["Dallas, TX", false],
  ["Monterrey, NL 64000", false],
  ["TMS-1", false],
  ["TMS-1\n", false],
])("%j pasted into the search is a list of ids: %s", (text, is) => {
  expect(isIdList(text)).toBe(is);
});

test("a few ids stand in the address for whoever opens it, many are the tab's own", () => {
  const many = Array.from({ length: 21 }, (_, at) => `load_${at}`);
  expect(addressOfIds(["load_1", "load_2"], "k")).toBe("load_1,load_2");
  expect(addressOfIds(many, "k")).toBe("@k");
  expect([isOfTab("@k"), isOfTab("load_1"), isOfTab(null)]).toEqual([true, false, false]);
});

test("the list is narrowed to them; those of another tab are none", () => {
  expect(idsInView("load_1,load_2", null)).toEqual(["load_1", "load_2"]);
  expect(idsInView("@k", { ids: ["load_9"], missing: [], asked: 1 })).toEqual(["load_9"]);
  expect(idsInView("@k", null)).toEqual([]);
  expect(idsInView(null, undefined)).toBeUndefined();
});
