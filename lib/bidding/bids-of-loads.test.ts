import { expect, test } from "vitest";
import { counterBid, rejectCounter } from "@/lib/bidding/negotiate-bid";
import { summarizeBidsOfLoads } from "@/lib/bidding/summarize-bids-of-loads";
import type { Context } from "@/lib/server/context";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";
import { countedStatements } from "@/lib/testing/counted-statements";

const mxn = (pesos: number) => ({ currencyCode: "MXN" as const, amount: pesos * 100 });

test("a load's best bid is the lowest whose carrier may be assigned, in the currency of its max buy", async () => {
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
      best: {
        id: bid.id,
        amount: usd(1900),
        carrierName: bid.carrier.displayName,
        assignable: true,
        waitsSince: bid.submittedAt,
      },
      isPosted: true,
      expiresAt,
    },
  ]);
});

test("where no carrier may be assigned the lowest bid is shown as such", async () => {
  const { broker, load, aCarrier } = await aPosting();
  await (await aCarrier("NEEDS_REVIEW")).bid(usd(1500));
  const [item] = (await summarizeBidsOfLoads(broker, { loadIds: [load.id] })).items;
  expect(item).toMatchObject({ openBidCount: 1, best: { amount: usd(1500), assignable: false } });
});

test("a countered bid waits for its carrier, and for the broker again from when the counter is rejected", async () => {
  const { broker, load, aCarrier } = await aPosting();
  const carrier = await aCarrier();
  const { id: bidId } = await carrier.bid(usd(1900));
  const { ctx } = await carrier.byLink();
  const bestAt = async () => (await summarizeBidsOfLoads(broker, { loadIds: [load.id] })).items[0]?.best;
  await counterBid(broker, { bidId, amount: usd(1800) });
  expect(await bestAt()).not.toHaveProperty("waitsSince");
  const later = { ...ctx, now: new Date(broker.now.getTime() + 3_600_000) };
  await rejectCounter(later, { bidId });
  expect(await bestAt()).toMatchObject({ waitsSince: later.now.toISOString() });
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
