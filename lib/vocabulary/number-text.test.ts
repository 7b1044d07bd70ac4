import fc from "fast-check";
import { expect, test } from "vitest";
import { amountFrom, centsOf, minorUnitsFrom, numberFrom, quantityFrom } from "@/lib/vocabulary/number-text";

test("numbers are read as people write them, nothing is null and nonsense stays as typed", () => {
  expect(["1,850.50", " 24 000 ", "-.5", "7.", "", "  ", "12a", "1.2.3", "-"].map(numberFrom)).toEqual([
    1850.5,
    24_000,
    -0.5,
    7,
    null,
    null,
    "12a",
    "1.2.3",
    "-",
  ]);
});

test.each(["1.850,00", "1850,50", "20,00", "1,85", "1,8500", "1,23,456", "0,850", "1850,500", "1,850 500", "18 50"])(
  "%s can be meant in two ways, so that it is no number and no amount",
  (text) => {
    expect([numberFrom(text), minorUnitsFrom(text)]).toEqual([text, text]);
  },
);

test("a sign between thousands stands before every three digits", () => {
  expect(["1,850", "1,234,567.89", "-24,000", "24 000", "24\u00a0000", "24\u202f000.5"].map(numberFrom)).toEqual([
    1850, 1_234_567.89, -24_000, 24_000, 24_000, 24_000.5,
  ]);
});

test("a weight may have three decimals, an amount of money two", () => {
  expect([numberFrom("1.850"), minorUnitsFrom("1.850"), minorUnitsFrom("1,850.500")]).toEqual([
    1.85,
    "1.850",
    "1,850.500",
  ]);
});

test("an amount is kept in hundredths, exactly", () => {
  expect(["1,850.00", "0.29", "1.15", "-12.5", "x", ""].map(minorUnitsFrom)).toEqual([
    185_000,
    29,
    115,
    -1250,
    "x",
    null,
  ]);
});

test("every amount of up to two decimals is a whole number of hundredths", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (amount) => {
      expect(minorUnitsFrom((amount / 100).toFixed(2))).toBe(amount === 0 ? 0 : amount);
    }),
  );
});

test.each([
  ["100000", 10_000_000],
  ["100,000", 10_000_000],
  ["1,234,567.89", 123_456_789],
  ["1 500.5", 150_050],
  ["10000000", 1_000_000_000],
])("%s is %i cents", (written, cents) => {
  expect(centsOf(written)).toBe(cents);
});

test.each(["", "0", "-5", "ten", "1,5", "1.234", "1.850,00", "1850,500", "10000000.01", "1e5", "$100"])(
  "%j is no amount",
  (written) => {
    expect(centsOf(written)).toBe(undefined);
  },
);

test("an amount in a table may have its currency beside it", () => {
  expect(["USD 100,000", "$1,500.50 M.N.", "2100", "1.500", "-5", "call us", "0"].map(amountFrom)).toEqual([
    { word: "USD", cents: 10_000_000 },
    { word: "M.N.", cents: 150_050 },
    { word: undefined, cents: 210_000 },
    { word: undefined, code: "ambiguous_amount" },
    { word: undefined, code: "not_an_amount" },
    { word: "callus", code: "not_an_amount" },
    { word: undefined, code: "not_an_amount" },
  ]);
});

test("a quantity in a table may have its unit beside it", () => {
  expect(["45,000 lb", "-10 °C", "26 tarimas", "34", "34.5F", "many"].map(quantityFrom)).toEqual([
    { value: 45_000, word: "lb" },
    { value: -10, word: "C" },
    { value: 26, word: "tarimas" },
    { value: 34, word: undefined },
    { value: 34.5, word: "F" },
    { value: undefined, word: undefined },
  ]);
});
