import { expect, test } from "vitest";
import { listPostings } from "@/lib/bidding/list-postings";
import { counterBid, rejectCounter } from "@/lib/bidding/negotiate-bid";
import { summarizeBidsOfLoads } from "@/lib/bidding/summarize-bids-of-loads";
import type { Context } from "@/lib/server/context";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import { countedStatements } from "@/lib/testing/counted-statements";

const mxn = (pesos: number) => ({ currencyCode: "MXN" as const, amount: pesos * 100 });

test("a load's first bid is the lowest whose carrier may be assigned, in the currency of its max buy", async () => {
  const expiresAt = "2126-11-22T23:00:00.000Z";
  const { broker, load, aCarrier } = await aPosting({ posting: { expiresAt } });
  await (await aCarrier()).bid(usd(1950));
  const bid = await (await aCarrier()).bid(usd(1900));
  await (await aCarrier("NEEDS_REVIEW")).bid(usd(1500));
  await (await aCarrier()).bid(mxn(900));
  const { items } = await summarizeBidsOfLoads(broker, { loadIds: [load.id] });
  expect(items).toEqual([
    {
      loadId: load.id,
      openBidCount: 4,
      first: {
        id: bid.id,
        amount: usd(1900),
        carrierName: bid.carrier.displayName,
        assignable: true,
        waitsSince: bid.submittedAt,
        isCompared: true,
        isBest: true,
      },
      isPosted: true,
      expiresAt,
    },
  ]);
  const { items: postings } = await listPostings(broker, { loadId: load.id });
  expect(postings).toMatchObject([{ bidCount: 4, openBidCount: 4, bestBid: usd(1900) }]);
});

test("though most bids ask for pesos, none of them is the best for a load in dollars", async () => {
  const { broker, load, aCarrier } = await aPosting();
  const inPesos = await (await aCarrier()).bid(mxn(95_000));
  await (await aCarrier()).bid(mxn(96_000));
  const first = async () => (await summarizeBidsOfLoads(broker, { loadIds: [load.id] })).items[0]?.first;
  const bestBid = async () => (await listPostings(broker, { loadId: load.id })).items[0]?.bestBid;
  expect(await first()).toMatchObject({ id: inPesos.id, assignable: true, isCompared: false, isBest: false });
  expect(await bestBid()).toBeUndefined();
  const inDollars = await (await aCarrier()).bid(usd(1850));
  expect(await first()).toMatchObject({ id: inDollars.id, isCompared: true, isBest: true });
  expect(await bestBid()).toEqual(usd(1850));
});

test("where no carrier may be assigned the lowest bid is shown as such, and none is the best", async () => {
  const { broker, load, aCarrier } = await aPosting();
  await (await aCarrier("NEEDS_REVIEW")).bid(usd(1500));
  const [item] = (await summarizeBidsOfLoads(broker, { loadIds: [load.id] })).items;
  expect(item).toMatchObject({ openBidCount: 1, first: { amount: usd(1500), assignable: false, isBest: false } });
  const { items: postings } = await listPostings(broker, { loadId: load.id });
  expect(postings).toEqual([expect.not.objectContaining({ bestBid: expect.anything() })]);
});

test("of twelve cheaper carriers that may not be assigned, none hides the one that may", async () => {
  const { broker, load, aCarrier } = await aPosting();
  for (let index = 0; index < 12; index++) await (await aCarrier("NEEDS_REVIEW")).bid(usd(1500 + index));
  const { id } = await (await aCarrier()).bid(usd(1900));
  const [item] = (await summarizeBidsOfLoads(broker, { loadIds: [load.id] })).items;
  expect(item).toMatchObject({ openBidCount: 13, first: { id, isBest: true } });
});

test("a countered bid waits for its carrier, and for the broker again from when the counter is rejected", async () => {
  const { broker, load, aCarrier } = await aPosting();
  const carrier = await aCarrier();
  const { id: bidId } = await carrier.bid(usd(1900));
  const { ctx } = await carrier.byLink();
  const first = async () => (await summarizeBidsOfLoads(broker, { loadIds: [load.id] })).items[0]?.first;
  await counterBid(broker, { bidId, amount: usd(1800) });
  const countered = await first();
  expect(countered).toMatchObject({ id: bidId, isBest: false });
  expect(countered).not.toHaveProperty("waitsSince");
  const later = { ...ctx, now: new Date(broker.now.getTime() + 3_600_000) };
  await rejectCounter(later, { bidId });
  expect(await first()).toMatchObject({ isBest: true, waitsSince: later.now.toISOString() });
});

test("loads without bids, of others and unknown ones have none, in the order asked for", async () => {
  const [{ broker, tms }, other] = [await aBrokerage(), await aPosting()];
  await (await other.aCarrier()).bid();
  const { load } = await sync(tms, aNewKey());
  const { items } = await summarizeBidsOfLoads(broker, { loadIds: [other.load.id, load.id, "load_none"] });
  const none = { openBidCount: 0, isPosted: false };
  expect(items).toEqual([other.load.id, load.id, "load_none"].map((loadId) => ({ loadId, ...none })));
});

test("the bids of a page of loads take as many statements for six as for two", async () => {
  const brokerage = await aBrokerage();
  const grow = async (count: number) => {
    const loadIds: string[] = [];
    for (let index = 0; index < count; index++) {
      const { load, aCarrier } = await aPosting({ brokerage });
      await (await aCarrier()).bid(usd(1800 + index));
      loadIds.push(load.id);
    }
    return loadIds;
  };
  const cost = (ctx: Context, loadIds: string[]) => countedStatements(() => summarizeBidsOfLoads(ctx, { loadIds }));
  const two = await grow(2);
  const ofTwo = await cost(brokerage.broker, two);
  expect(await cost(brokerage.broker, [...two, ...(await grow(4))])).toBe(ofTwo);
});
