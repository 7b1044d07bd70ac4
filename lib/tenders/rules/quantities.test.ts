import { describe, expect, test } from "vitest";
import { hazardsIn } from "@/lib/tenders/rules/hazards";
import { piecesIn, temperaturesIn, weightsIn, wholeOf } from "@/lib/tenders/rules/quantities";
import { partOf } from "@/lib/tenders/rules/text";

describe("a weight is read from", () => {
  test.each([
    ["42,000 lbs", 42_000, "POUNDS"],
    ["43k", 43_000, "POUNDS"],
    ["41.5k lbs", 41_500, "POUNDS"],
    ["36,000#", 36_000, "POUNDS"],
    ["19500 kgs", 19_500, "KILOGRAMS"],
    ["peso bruto 23,400 KGS", 23_400, "KILOGRAMS"],
    ["Weight 15200", 15_200, undefined],
    ["21.5 ton", 21_500, undefined],
  ])("%s", (text, value, unit) => {
    const [found] = weightsIn(partOf(text)).found;
    expect([found?.value, found?.unit]).toEqual([value, unit]);
  });

  test("the total of several, and from none of two that differ", () => {
    const { found } = weightsIn(partOf("8,400 lbs and 11,150 lbs, total 19,550 lbs"));
    expect(wholeOf(found)?.value).toBe(19_550);
    expect(wholeOf(found.filter(({ isTotal }) => !isTotal))).toBeUndefined();
  });

  test.each(["$43k", "rabon o 3.5", "paying 3k", "53 ft"])("but not from %s", (text) => {
    expect(weightsIn(partOf(text)).found).toEqual([]);
  });
});

test.each([
  ["22 pallets", 22, "PALLET"],
  ["24 tarimas", 24, "PALLET"],
  ["1,680 CTN", 1680, "CARTON"],
  ["drums x 60", 60, "DRUM"],
  ["Cs: 2,016", 2016, "CASE"],
  ["120 pcs", 120, undefined],
])("%s are pieces", (text, count, type) => {
  const [found] = piecesIn(partOf(text)).found;
  expect([found?.count, found?.type]).toEqual([count, type]);
});

test.each([
  ["-10F", -10, -10, "FAHRENHEIT"],
  ["28 to 32 F", 28, 32, "FAHRENHEIT"],
  ["2-8C", 2, 8, "CELSIUS"],
  ["42°F", 42, 42, "FAHRENHEIT"],
  ["a 7 grados", 7, 7, undefined],
  ["Temp: 34", 34, 34, undefined],
])("%s is a temperature", (text, minimum, maximum, unit) => {
  const [found] = temperaturesIn(partOf(text)).found;
  expect([found?.minimum, found?.maximum, found?.unit]).toEqual([minimum, maximum, unit]);
});

test.each(["53 ft", "Class 3", "reefer 53'", "12 cajas"])("%s is no temperature", (text) => {
  expect(temperaturesIn(partOf(text)).found).toEqual([]);
});

test("goods are hazardous where a UN number or the word says so, and not where it is denied", () => {
  expect(hazardsIn(partOf("UN1263 Paint, Class 3, PG II")).found).toMatchObject({
    isHazmat: { value: true },
    unNumber: { value: "UN1263" },
    division: { value: "3" },
    packingGroup: { value: "II" },
  });
  expect(hazardsIn(partOf("Hazmat: N")).found.isHazmat?.value).toBe(false);
  expect(hazardsIn(partOf("no peligroso")).found.isHazmat?.value).toBe(false);
  expect(hazardsIn(partOf("freight class 70, hazmat endorsed driver")).found).toEqual({});
});
