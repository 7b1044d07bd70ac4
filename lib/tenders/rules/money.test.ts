import { expect, test } from "vitest";
import { moneyIn } from "@/lib/tenders/rules/money";
import { partOf } from "@/lib/tenders/rules/text";

const pricesOf = (text: string) =>
  moneyIn(partOf(text)).found.map(({ cents, currency, meaning, isPerMile }) =>
    [cents / 100, currency ?? "?", meaning, ...(isPerMile ? ["a mile"] : [])].join(" "),
  );

test.each([
  ["$1,850 all in", ["1850 ? UNKNOWN"]],
  ["USD 3,350 + fuel incl.", ["3350 USD UNKNOWN"]],
  ["650 dlls cash", ["650 USD UNKNOWN"]],
  ["pago 36 mil + iva", ["36000 ? UNKNOWN"]],
  ["38 mil más iva", ["38000 ? UNKNOWN"]],
  ["18,500 MXN", ["18500 MXN UNKNOWN"]],
  ["FLETE: $58,000.00 M.N. IVA 16%: $9,280.00 TOTAL: $64,960.00", ["58000 MXN UNKNOWN"]],
  ["Line haul 3,900.00\nFuel 450.00\nTOTAL USD 4,350.00", ["4350 USD UNKNOWN"]],
  ["paying 3.10/mi", ["3.1 ? UNKNOWN a mile"]],
  ["Target 2,100 usd, no pasarse de 2,250", ["2100 USD TARGET", "2250 ? MAX_BUY"]],
  ["customer pays 2950, max 2400 to carrier", ["2950 ? CUSTOMER_RATE", "2400 ? MAX_BUY"]],
  ["El cliente paga 2,050 dlls. Yo buscaría comprar en 1,700.", ["2050 USD CUSTOMER_RATE", "1700 ? TARGET"]],
  ["3,200?\ncan do 2,900\n3,050 and i take it\ndone", ["3050 ? UNKNOWN"]],
])("%s", (text, prices) => {
  expect(pricesOf(text)).toEqual(prices);
});

test.each([
  "value USD 210,000",
  "Late delivery fee $250",
  "Detention $50/hr after 2 hours",
  "Estadías $3,500 por día",
  "rate: TBD",
  "target 44,000 lbs",
  "Pickup Time: 2100",
  "rate $1,800 or $2,000",
])("%s is no price of the haul", (text) => {
  expect(pricesOf(text)).toEqual([]);
});
