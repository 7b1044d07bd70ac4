import fc from "fast-check";
import { expect, test } from "vitest";
import "@/lib/app-events";
import { listAttention } from "@/lib/attention/list-attention";
import type { ListAttentionResponse } from "@/lib/attention/schema/requests";
import { listBids } from "@/lib/bidding/list-bids";
import { listPostings } from "@/lib/bidding/list-postings";
import { counterBid, rejectBid } from "@/lib/bidding/negotiate-bid";
import { rankBids } from "@/lib/bidding/rules/rank-bids";
import { summarizeBidsOfLoads } from "@/lib/bidding/summarize-bids-of-loads";
import type { Certificate, Hauling } from "@/lib/carriers/schema/profile";
import { updateCarrierProfile } from "@/lib/carriers/update-carrier-profile";
import { dayOf } from "@/lib/core/day-of";
import { saveExchangeRates } from "@/lib/exchange-rates/save-exchange-rates";
import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import type { LoadInput } from "@/lib/loads/schema/load";
import { syncLoad } from "@/lib/loads/sync-load";
import type { Context } from "@/lib/server/context";
import { aBroker } from "@/lib/testing/a-broker";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aBrokerage } from "@/lib/testing/a-sync";
import { fuzzTimes } from "@/lib/testing/fuzz";
import { isLack } from "@/lib/vocabulary/carrier-requirement.values";
import type { PositiveMoney } from "@/lib/vocabulary/money";

const mxn = (pesos: number) => ({ currencyCode: "MXN" as const, amount: pesos * 100 });
const cad = (dollars: number) => ({ currencyCode: "CAD" as const, amount: dollars * 100 });

/** The bids that Today shows for a load, and those that it names as the best beside them. */
function onToday({ items }: ListAttentionResponse, loadId: string) {
  const shown = items.flatMap((item) => (item.kind === "BID" && item.bid.loadId === loadId ? [item] : []));
  const proposed = shown.filter(
    ({ bid: { meaning }, standing }) =>
      standing.isCompared && !standing.best && meaning.assignable && !meaning.misses.some(isLack),
  );
  return {
    proposed: proposed.map(({ bid }) => bid.id),
    named: shown.flatMap(({ standing }) => standing.best ?? []),
  };
}

/** The best bid for a load by each place that names one. */
async function bestByPlace(ctx: Context, loadId: string) {
  const [{ items: bids }, summary, postings, today] = await Promise.all([
    listBids(ctx, { loadId }),
    summarizeBidsOfLoads(ctx, { loadIds: [loadId] }),
    listPostings(ctx, { loadId }),
    listAttention({ ...ctx, now: new Date() }, { scope: "ALL" }),
  ]);
  const first = summary.items[0]?.first;
  return {
    screens: rankBids(bids, bids[0]?.loadFacts.currencyCode).best,
    list: first?.isBest ? first.id : undefined,
    posting: postings.items[0]?.bestBid,
    today: onToday(today, loadId),
  };
}

const someBid = fc.record({
  carrier: fc.constantFrom("ACTIVE" as const, "ACTIVE" as const, "NEEDS_REVIEW" as const),
  amount: fc.oneof(
    fc.integer({ min: 1700, max: 2000 }).map(usd),
    fc.integer({ min: 90_000, max: 99_000 }).map(mxn),
    fc.integer({ min: 2400, max: 2600 }).map(cad),
  ),
  certificates: fc.constantFrom<Certificate[]>([], [{ type: "CTPAT" }], [{ type: "CTPAT", expiresOn: "2020-01-31" }]),
  hauling: fc.constantFrom<(Hauling | null)[]>(null, { hazmat: true }, { hazmat: false, countries: ["MX"] }),
  after: fc.constantFrom("waits" as const, "waits" as const, "countered" as const, "rejected" as const),
});
const somePrices = fc.constantFrom(
  { maxBuy: usd(2100) },
  { maxBuy: mxn(100_000), targetRate: usd(1) },
  { maxBuy: null, targetRate: usd(1900) },
  { maxBuy: null, customerRate: mxn(120_000) },
  { maxBuy: null },
);

const someRequirements = fc.constantFrom<Pick<LoadInput, "carrierRequirements" | "commodities">[]>(
  {},
  { carrierRequirements: { ctpatCertified: true } },
  { commodities: [{ hazmatDetails: { isHazmat: true } }] },
);

const inPesos = { baseCurrency: "USD", quoteCurrency: "MXN", source: "Banxico", validDays: 3 } as const;
const someRates = fc.constantFrom<Omit<ExchangeRate, "asOf">[]>(
  [],
  [{ ...inPesos, rate: 50 }],
  [{ ...inPesos, rate: 53.5 }],
  [{ ...inPesos, baseCurrency: "MXN", quoteCurrency: "CAD", rate: 0.0263 }],
);

const amountsOf = (some: readonly { amount: PositiveMoney }[]) => some.map(({ amount }) => amount);

test("whatever is bid, required, countered, rejected and converted, every place names the same best bid", async () => {
  const brokerage = await aBrokerage();
  const reader = await aBroker(brokerage.broker);
  const given = fc.record({
    bids: fc.array(someBid, { maxLength: 5 }),
    prices: somePrices,
    requirements: someRequirements,
    later: somePrices,
    rates: someRates,
  });
  await fc.assert(
    fc.asyncProperty(given, async ({ bids, prices, requirements, later, rates }) => {
      const { broker, tms, load, aCarrier } = await aPosting({ brokerage, load: { ...prices, ...requirements } });
      for (const { carrier, amount, certificates, hauling, after } of bids) {
        const { carrierId, bid } = await aCarrier(carrier);
        await updateCarrierProfile(broker, { id: carrierId, certificates, hauling });
        const { id: bidId } = await bid(amount);
        if (after === "rejected") await rejectBid(broker, { bidId });
        if (after === "countered" && carrier === "ACTIVE")
          await counterBid(broker, { bidId, amount: { amount: 100 }, overrideReason: "Known for years" });
      }
      const asOf = dayOf(broker.now);
      for (const [changed, exchangeRates] of [
        [prices, []],
        [later, rates.map((rate) => ({ ...rate, asOf }))],
      ] as const) {
        await saveExchangeRates(broker, { exchangeRates: [...exchangeRates] });
        await syncLoad(tms, { load: { externalId: load.externalId, ...changed } });
        const { screens, list, posting, today } = await bestByPlace(reader, load.id);
        expect(list).toBe(screens?.id);
        expect(posting).toEqual(screens?.amount);
        expect(today.proposed).toEqual(screens ? [screens.id] : []);
        expect(new Set(amountsOf(today.named))).toEqual(
          new Set(today.named.length > 0 && screens ? [screens.amount] : []),
        );
      }
      // Today lists the first twenty of a kind.
      await syncLoad(tms, { load: { externalId: load.externalId, status: "CANCELLED" } });
    }),
    { numRuns: 15 * fuzzTimes },
  );
});
