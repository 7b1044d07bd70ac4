import { expect, test } from "vitest";
import { neighbourOf, noteAddress, noteOpened, noteOrder, takeOpened, wayBack } from "@/components/loads/list/way-back";

test("the way back leads to the list as it was left, and to the load that was opened, once", () => {
  expect([wayBack(), takeOpened()]).toEqual(["/loads", ""]);
  noteAddress("/loads?search=PO+48982");
  noteOpened("load_1");
  expect(wayBack()).toBe("/loads?search=PO+48982");
  expect([takeOpened(), takeOpened()]).toEqual(["load_1", ""]);
  expect(wayBack()).toBe("/loads?search=PO+48982");
});

test("from a load the way leads to its neighbours in the list, and not beyond its ends", () => {
  noteOrder(["load_1", "load_2", "load_3"]);
  expect([neighbourOf("load_2", -1), neighbourOf("load_2", 1)]).toEqual(["load_1", "load_3"]);
  expect([neighbourOf("load_1", -1), neighbourOf("load_3", 1), neighbourOf("load_9", 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
