import { expect, test } from "vitest";
import { marginAt, marginOf, sellPrice } from "@/lib/loads/rules/margin";

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

test("the sell price is what the customer pays for the whole load, also where the rate is by the mile", () => {
  const byMile = { customerRate: usd(350), customerRateBasis: "PER_MILE" };
  expect(sellPrice({ customerRate: usd(236_000) }, 600)).toEqual(usd(236_000));
  expect(sellPrice({ customerRate: usd(236_000), customerRateBasis: "FLAT" })).toEqual(usd(236_000));
  expect(sellPrice(byMile, 600)).toEqual(usd(210_000));
  // The customer is billed for the distance it named, not for ours.
  expect(sellPrice({ ...byMile, distance: { value: 640, unit: "MILES" } }, 600)).toEqual(usd(224_000));
  const byKilometer = { customerRate: mxn(3000), customerRateBasis: "PER_KILOMETER" };
  expect(sellPrice({ ...byKilometer, distance: { value: 910, unit: "KILOMETERS" } }, 600)).toEqual(mxn(2_730_000));
  expect(sellPrice(byKilometer, 100)).toEqual(mxn(482_803));
});

test("a rate by weight, piece or hour, or by a mile nobody counted, is no sum", () => {
  for (const customerRateBasis of ["PER_HUNDREDWEIGHT", "PER_SHORT_TON", "PER_PIECE", "PER_HOUR"])
    expect(sellPrice({ customerRate: usd(350), customerRateBasis }, 600)).toBeUndefined();
  expect(sellPrice({ customerRate: usd(350), customerRateBasis: "PER_MILE" })).toBeUndefined();
  // Somebody called the price of the whole load one by the mile.
  expect(sellPrice({ customerRate: usd(900_000_000), customerRateBasis: "PER_MILE" }, 600)).toBeUndefined();
  expect(sellPrice({}, 600)).toBeUndefined();
});

test("the margin at a cost is in money and a share of the sell price; of different currencies nothing is computed", () => {
  expect(marginAt(usd(170_000), usd(200_000))).toEqual({ amount: usd(30_000), share: 0.15 });
  expect(marginAt(usd(210_000), usd(200_000))).toEqual({ amount: usd(-10_000), share: -0.05 });
  expect(marginAt(mxn(1), usd(200_000))).toBeUndefined();
  expect(marginAt(undefined, usd(200_000))).toBeUndefined();
  expect(marginAt(usd(170_000), undefined)).toBeUndefined();
});

test("a carrier that is paid in pesos leaves a margin in dollars by the rate of exchange that counts", () => {
  const at = {
    baseCurrency: "USD",
    quoteCurrency: "MXN",
    rate: 17.5,
    source: "Banxico",
    asOf: "2026-11-26",
    validDays: 7,
  } as const;
  const exchange = { rates: [at], today: "2026-11-27" };
  expect(marginAt(mxn(2_975_000), usd(200_000), exchange)).toEqual({ amount: usd(30_000), share: 0.15, at });
  expect(marginAt(mxn(3_675_000), usd(200_000), exchange)).toEqual({ amount: usd(-10_000), share: -0.05, at });
  expect(marginAt(usd(170_000), usd(200_000), exchange)).toEqual({ amount: usd(30_000), share: 0.15 });
  expect(marginAt(mxn(2_975_000), usd(200_000), { ...exchange, today: "2026-12-03" })).toBeUndefined();
});
