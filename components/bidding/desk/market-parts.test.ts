import { expect, test } from "vitest";
import { comparableMarks } from "@/components/bidding/desk/market-parts";

test("amounts are compared with prices of their own currency alone, in its whole units", () => {
  const marks = [
    { name: "maxBuy", amount: { currencyCode: "USD" as const, amount: 210_050 }, isLimit: true },
    { name: "best", amount: { currencyCode: "MXN" as const, amount: 3_500_000 } },
    { name: "target", amount: undefined },
  ];
  expect(comparableMarks(marks, { currencyCode: "USD" })).toEqual([{ name: "maxBuy", amount: 2100.5, isLimit: true }]);
});
