import { expect, test } from "vitest";
import { centsOf } from "@/components/form/cents-of";

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
