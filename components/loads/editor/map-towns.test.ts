import { expect, test } from "vitest";
import { namedTowns } from "@/components/loads/editor/point-dialog";

const aTown = (name: string, x: number, y: number) => ({ code: name, name, at: [x, y] as const });

test("names of towns do not cover each other: the larger town keeps its own", () => {
  const shown = [aTown("Laredo", 0, 0), aTown("Nuevo Laredo", 5, 2), aTown("Monterrey", 5, 13), aTown("Dallas", 60, 0)];
  expect(namedTowns(shown, 10).map(({ name }) => name)).toEqual(["Laredo", "Monterrey", "Dallas"]);
});
