import { expect, test } from "vitest";
import { createDistances, unitsFrom } from "@/lib/i18n/units";

const price = { amount: 185_000, currencyCode: "USD" };

test("distances and prices by distance are in miles for who reads those, or what was sent", () => {
  for (const units of ["us", "sent"] as const) {
    const { distance, priceBy } = createDistances("en-US", units);
    expect(distance(1598.4)).toBe("1,598\u00a0mi");
    expect(priceBy(price, 598)).toBe("USD 3.09/mi");
  }
});

test("and in kilometers for who reads metric units", () => {
  const { distance, priceBy, unit, inUnit } = createDistances("es-MX", "metric");
  expect(distance(1598)).toBe("2,572\u00a0km");
  expect(priceBy(price, 598)).toBe("USD 1.92/km");
  expect([unit, inUnit(100)]).toEqual(["km", 160.9344]);
});

test("a cookie that names no units counts for nothing", () => {
  expect([undefined, "", "imperial", "metric"].map(unitsFrom)).toEqual(["sent", "sent", "sent", "metric"]);
});
