import { expect, test } from "vitest";
import { totalsOf } from "@/components/loads/form/totals";

test("each currency is added up by itself, discounts taken off", () => {
  const amounts = [
    { value: { currencyCode: "USD", amount: 185_000 } },
    { value: { currencyCode: "MXN", amount: 300_000 } },
    { value: { currencyCode: "USD", amount: -5000 } },
    { value: { amount: 1 } },
    { externalCode: "FUEL" },
    { value: { amount: "12a" } },
  ];
  expect(totalsOf(amounts)).toEqual([
    { currencyCode: "USD", amount: 180_001 },
    { currencyCode: "MXN", amount: 300_000 },
  ]);
});

test("without amounts there is no total", () => {
  expect(totalsOf(undefined)).toEqual([]);
  expect(totalsOf([{}])).toEqual([]);
});
