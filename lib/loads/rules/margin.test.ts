import { expect, test } from "vitest";
import { marginOf } from "@/lib/loads/rules/margin";

const usd = (amount: number) => ({ currencyCode: "USD" as const, amount });
const mxn = (amount: number) => ({ currencyCode: "MXN" as const, amount });

test("the margin is what stays of what customers pay, over the loads that have both prices", () => {
  const loads = [
    { sold: usd(1000), bought: usd(900) },
    { sold: usd(3000), bought: usd(2650) },
    { sold: usd(5000) },
    { bought: usd(10) },
    { sold: usd(2000), bought: mxn(30_000) },
  ];
  expect(marginOf(loads)).toEqual({ percent: 11.3, priced: 2 });
});

test("of several currencies the one counts that most loads have, and nothing is exchanged", () => {
  const pesos = { sold: mxn(20_000), bought: mxn(19_000) };
  expect(marginOf([{ sold: usd(100), bought: usd(50) }, pesos, pesos])).toEqual({ percent: 5, priced: 2 });
});

test("a loss is a negative margin; without prices there is none", () => {
  expect(marginOf([{ sold: usd(100), bought: usd(120) }])).toEqual({ percent: -20, priced: 1 });
  expect(marginOf([{ sold: usd(100) }])).toEqual({ priced: 0 });
});
