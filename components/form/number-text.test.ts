import fc from "fast-check";
import { expect, test } from "vitest";
import { centsOf, minorUnitsFrom, numberFrom } from "@/components/form/number-text";

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
