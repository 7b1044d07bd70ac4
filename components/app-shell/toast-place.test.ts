import { expect, test } from "vitest";
import { placeOfToasts } from "@/components/app-shell/toast-place";

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("toasts stand in the lower right corner of a page that has nothing there", () => {
  expect(placeOfToasts(desk, [box(0, 0, 1280, 600)])).toEqual({ right: 20, bottom: 20 });
});

test("they stand beside the last button where the last row of a list has its button at the right", () => {
  expect(placeOfToasts(desk, [box(1150, 740, 100, 32)])).toEqual({ right: 140, bottom: 20 });
});

test("they stand above a bar that reaches from side to side", () => {
  expect(placeOfToasts(desk, [box(0, 740, 1280, 60)])).toEqual({ right: 20, bottom: 68 });
});

test("on a phone they stand above its navigation", () => {
  expect(placeOfToasts(phone, [box(0, 788, 390, 56)])).toEqual({ right: 16, bottom: 64 });
});

test("where several have no room, as in a phone's list with two buttons in each row, the last of them has its own", () => {
  const rows = [0, 214, 428].flatMap((top) => [
    box(120, top + 55, 136, 30),
    box(235, top + 90, 26, 26),
    box(16, top + 177, 26, 26),
    box(46, top + 177, 80, 26),
  ]);
  const navigation = box(0, 690, 360, 116);
  expect(placeOfToasts({ width: 360, height: 806 }, [...rows, navigation])).toEqual({ right: 16, bottom: 328 });
});

test("where all is full of buttons they lie over the fewest", () => {
  const rows = Array.from({ length: 30 }, (_, row) => box(20, row * 10, 300, 10));
  const further = [box(320, 0, 50, 92), box(320, 204, 50, 96)];
  expect(placeOfToasts({ width: 390, height: 300 }, [...rows, ...further])).toEqual({ right: 16, bottom: 104 });
});
