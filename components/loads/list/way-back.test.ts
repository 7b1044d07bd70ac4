import { expect, test } from "vitest";
import { noteAddress, noteOpened, takeOpened, wayBack } from "@/components/loads/list/way-back";

test("the way back leads to the list as it was left, and to the load that was opened, once", () => {
  expect([wayBack(), takeOpened()]).toEqual(["/loads", ""]);
  noteAddress("/loads?search=PO+48982");
  noteOpened("load_1");
  expect(wayBack()).toBe("/loads?search=PO+48982");
  expect([takeOpened(), takeOpened()]).toEqual(["load_1", ""]);
  expect(wayBack()).toBe("/loads?search=PO+48982");
});
