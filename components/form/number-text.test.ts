import fc from "fast-check";
import { expect, test } from "vitest";
import { minorUnitsFrom, numberFrom } from "@/components/form/number-text";

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

test("an amount is kept in hundredths, exactly", () => {
  expect(["1,850.00", "0.29", "1.005", "-12.5", "x", ""].map(minorUnitsFrom)).toEqual([
    185_000,
    29,
    100.5,
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
