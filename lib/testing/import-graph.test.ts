import { expect, test } from "vitest";
import { circlesOf, upwardArrows } from "@/lib/testing/import-graph";

const arrow = (from: string, to: string) => ({ from, to, file: `components/${from}/planted.tsx` });
const layers = [["ui"], ["form", "charts"], ["app-shell"]];

test("a circle is found wherever it begins, and the way into it is not part of it", () => {
  const way = [arrow("usage", "loads"), arrow("loads", "carriers"), arrow("carriers", "bidding")];
  expect(circlesOf(way)).toEqual([]);
  expect(circlesOf([...way, arrow("bidding", "loads")])).toEqual(["loads → carriers → bidding → loads"]);
});

test("two ways to one folder are no circle, nor is an import within a folder", () => {
  const diamond = [arrow("a", "b"), arrow("a", "c"), arrow("b", "d"), arrow("c", "d"), arrow("d", "d")];
  expect(circlesOf(diamond)).toEqual([]);
});

test("an arrow upwards is found, and one between two folders of one layer", () => {
  const down = [
    arrow("form", "ui"),
    arrow("app-shell", "form"),
    arrow("loads", "app-shell"),
    arrow("loads", "carriers"),
  ];
  expect(upwardArrows(down, layers)).toEqual([]);
  const planted = [arrow("ui", "form"), arrow("form", "charts"), arrow("app-shell", "bidding")];
  expect(upwardArrows([...down, ...planted], layers)).toEqual([
    "components/ui/planted.tsx → form",
    "components/form/planted.tsx → charts",
    "components/app-shell/planted.tsx → bidding",
  ]);
});
