import { expect, test } from "vitest";
import { priceProblemOf } from "@/components/bidding/offer/price-draft";

test.each(["1,850", "1850.50", "0.01", "10000000"])("%j is a price", (text) => {
  expect(priceProblemOf(text)).toBe(undefined);
});

test.each(["0", "0.00", "-5", "99999999999", "10,000,000.01"])("%j is a number, but no price", (text) => {
  expect(priceProblemOf(text)).toBe("range");
});

test.each(["$100", "ten", "1850,5", "1.850,00"])("%j is no number", (text) => {
  expect(priceProblemOf(text)).toBe("wrong");
});

test("nothing is no problem yet", () => {
  expect(priceProblemOf(" ")).toBe(undefined);
});
