import { describe, expect, test } from "vitest";
import {
  isGrave,
  type PriceGround,
  type PriceWarning,
  warningsAbout,
  warningsAboutBid,
} from "@/lib/loads/rules/weigh-price";

const usd = (amount: number) => ({ currencyCode: "USD" as const, amount });
const mxn = (amount: number) => ({ currencyCode: "MXN" as const, amount });
const market = { typical: usd(1900), high: usd(2100) };
const at = {
  baseCurrency: "USD",
  quoteCurrency: "MXN",
  rate: 17.5,
  source: "Banxico",
  asOf: "2026-11-26",
  validDays: 7,
} as const;
const exchange = { rates: [at], today: "2026-11-27" };

type Row = [why: string, price: ReturnType<typeof usd | typeof mxn> | undefined, PriceGround, string[]];

const rows: Row[] = [
  ["nothing is known", usd(2000), {}, []],
  ["below everything", usd(1800), { sell: usd(2200), maxBuy: usd(2000), market }, []],
  ["at the sell price", usd(2200), { sell: usd(2200) }, []],
  ["a unit above the sell price", usd(2201), { sell: usd(2200) }, ["overSell 1 of 2200"]],
  ["at max buy", usd(2000), { maxBuy: usd(2000) }, []],
  ["above max buy", usd(2050), { maxBuy: usd(2000) }, ["overMaxBuy 50 of 2000"]],
  ["between typical and high", usd(2000), { market }, []],
  ["at the market's high", usd(2100), { market }, []],
  ["above the market's high", usd(2150), { market }, ["overMarket 50 of 2100"]],
  ["the market itself is above the sell price", usd(1500), { sell: usd(1700), market }, ["marketOverSell 200 of 1700"]],
  ["the market is at the sell price", usd(1500), { sell: usd(1900), market }, []],
  [
    "without a price the market is weighed alone",
    undefined,
    { sell: usd(1700), maxBuy: usd(1), market },
    ["marketOverSell 200 of 1700"],
  ],
  [
    "all at once, the gravest first",
    usd(2300),
    { sell: usd(1800), maxBuy: usd(1700), market },
    ["overSell 500 of 1800", "overMaxBuy 600 of 1700", "overMarket 200 of 2100", "marketOverSell 100 of 1800"],
  ],
  ["pesos beside dollars", mxn(99_999), { sell: usd(2200), maxBuy: usd(2000), market }, []],
  ["a market in another currency than the sell price", usd(1), { sell: mxn(100), market }, []],
  ["max buy in pesos, sell in dollars", usd(2300), { sell: usd(2200), maxBuy: mxn(1) }, ["overSell 100 of 2200"]],
  ["pesos for what is sold in dollars", mxn(4_025_000), { sell: usd(220_000), exchange }, ["overSell 10000 of 220000"]],
  ["pesos for what is sold for as many dollars", mxn(3_850_000), { sell: usd(220_000), exchange }, []],
  [
    "pesos beside a market in dollars",
    mxn(3_850_000),
    { market: { typical: usd(1), high: usd(210_000) }, exchange },
    ["overMarket 10000 of 210000"],
  ],
  [
    "pesos by a rate that is over",
    mxn(4_025_000),
    { sell: usd(220_000), exchange: { ...exchange, today: "2026-12-03" } },
    [],
  ],
  ["a load that is sold for nothing", usd(1), { sell: usd(0) }, ["overSell 1 of 0"]],
];

const named = ({ warning, by, limit }: PriceWarning) => `${warning} ${by.amount} of ${limit.amount}`;

describe("what is said before a carrier is paid a price", () => {
  test.each(rows)("%s", (_why, price, ground, expected) => {
    expect(warningsAbout(price, ground).map(named)).toEqual(expected);
  });

  test.each<Row>([
    [
      "an offer of a dime on the dollar of max buy",
      usd(18_000),
      { maxBuy: usd(180_000) },
      ["farBelowMaxBuy 162000 of 180000"],
    ],
    ["an offer of a third of max buy", usd(60_000), { maxBuy: usd(180_000) }, []],
    [
      "what the market pays says more than max buy",
      usd(50_000),
      { maxBuy: usd(100_000), market: { typical: usd(190_000), high: usd(210_000) } },
      ["farBelowMarket 140000 of 190000"],
    ],
    [
      "pesos by the rate of exchange",
      mxn(350_000),
      { maxBuy: usd(180_000), exchange },
      ["farBelowMaxBuy 160000 of 180000"],
    ],
    ["pesos without a rate", mxn(100), { maxBuy: usd(180_000) }, []],
    ["nothing is known that it could be far below of", usd(1), { sell: usd(180_000) }, []],
    ["over max buy as any price", usd(190_000), { maxBuy: usd(180_000) }, ["overMaxBuy 10000 of 180000"]],
  ])("a carrier's bid is doubted when it is far below: %s", (_why, price, ground, expected) => {
    expect(warningsAboutBid(price, ground).map(named)).toEqual(expected);
  });

  test("a bid that is hardly meant is asked about once more", () => {
    expect(warningsAboutBid(usd(1), { maxBuy: usd(180_000) }).map(isGrave)).toEqual([true]);
  });

  test("what a rate of exchange says is said with the rate", () => {
    const [over] = warningsAbout(mxn(4_025_000), { sell: usd(220_000), exchange });
    expect(over).toEqual({ warning: "overSell", by: usd(10_000), limit: usd(220_000), at });
  });

  test("who loses money or goes over max buy is asked once more, who pays more than others is not", () => {
    const all = warningsAbout(usd(2300), { sell: usd(1800), maxBuy: usd(1700), market });
    expect(all.filter(isGrave).map(({ warning }) => warning)).toEqual(["overSell", "overMaxBuy"]);
  });
});
