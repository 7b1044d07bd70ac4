import { expect, test } from "vitest";
import { readHours } from "@/components/border-crossings/crossing-facts";
import { crossings } from "@/lib/border-crossings/rules/crossings";

test("hours are shown by the clock of 24 hours", () => {
  expect(readHours("7 am-Midnight")).toBe("07:00–24:00");
  expect(readHours("9 am-8 pm")).toBe("09:00–20:00");
  expect(readHours("24 hrs/day")).toBeUndefined();
});

test("the hours of every crossing are understood", () => {
  const found = crossings.flatMap(({ portHours2022 }) => readHours(portHours2022) ?? []);
  expect(found.filter((hours) => !/^\d\d:00–\d\d:00$/.test(hours))).toEqual([]);
});
