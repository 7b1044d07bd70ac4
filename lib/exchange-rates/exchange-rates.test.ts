import { expect, test } from "vitest";
import { listBids } from "@/lib/bidding/list-bids";
import { summarizeBidsOfLoads } from "@/lib/bidding/summarize-bids-of-loads";
import { getExchangeRates, saveExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import { type ExchangeRate, SaveExchangeRatesRequest } from "@/lib/exchange-rates/schema";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aBrokerage } from "@/lib/testing/a-sync";

const mxn = (pesos: number) => ({ currencyCode: "MXN" as const, amount: pesos * 100 });
const banxico: ExchangeRate = {
  baseCurrency: "USD",
  quoteCurrency: "MXN",
  rate: 17.5,
  source: "Banxico",
  asOf: new Date().toISOString().slice(0, 10),
  validDays: 7,
};

test("rates are kept with who saved them, and only over the version that was read", async () => {
  const { broker } = await aBrokerage();
  expect(await getExchangeRates(broker, {})).toEqual({ exchangeRates: [], version: 0 });
  const saved = await saveExchangeRates(broker, { exchangeRates: [banxico], ifVersion: 0 });
  expect(saved).toMatchObject({ exchangeRates: [banxico], version: 1, savedBy: { name: broker.actor.name } });
  await expect(saveExchangeRates(broker, { exchangeRates: [], ifVersion: 0 })).rejects.toMatchObject({
    code: "version_conflict",
    details: { current: saved },
  });
  expect(await getExchangeRates(broker, {})).toEqual(saved);
});

test.each([
  ["a currency and itself", [{ ...banxico, quoteCurrency: "USD" }]],
  ["a pair twice", [banxico, { ...banxico, baseCurrency: "MXN", quoteCurrency: "USD", rate: 0.057 }]],
  ["nothing", [{ ...banxico, rate: 0 }]],
  ["no day", [{ ...banxico, validDays: 0 }]],
])("rates of %s are refused", (_what, exchangeRates) => {
  expect(SaveExchangeRatesRequest.safeParse({ exchangeRates }).success).toBe(false);
});

test("by a rate that counts, a cheaper bid in pesos is the best for a load in dollars, and says what it was converted by", async () => {
  const { broker, load, aCarrier } = await aPosting();
  const dear = await (await aCarrier()).bid(usd(1850));
  const cheap = await (await aCarrier()).bid(mxn(31_500));
  const first = async () => (await summarizeBidsOfLoads(broker, { loadIds: [load.id] })).items[0]?.first;
  expect(await first()).toMatchObject({ id: dear.id, isBest: true });
  await saveExchangeRates(broker, { exchangeRates: [banxico] });
  expect(await first()).toMatchObject({ id: cheap.id, isCompared: true, isBest: true });
  const { items } = await listBids(broker, { loadId: load.id });
  expect(items.map(({ id, compared }) => [id, compared])).toEqual([
    [cheap.id, { amount: usd(1800), at: banxico }],
    [dear.id, undefined],
  ]);
  const later = { ...broker, now: new Date(broker.now.getTime() + 8 * 86_400_000) };
  const [item] = (await summarizeBidsOfLoads(later, { loadIds: [load.id] })).items;
  expect(item?.first).toMatchObject({ id: dear.id, isBest: true });
});
