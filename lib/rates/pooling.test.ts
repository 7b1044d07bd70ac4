import { describe, expect, test } from "vitest";
import { explainRates } from "@/lib/rates/explain-rates";
import { lookUpRateHistory } from "@/lib/rates/look-up-rate-history";
import { recallRates } from "@/lib/rates/recall-rates";
import { saveObservations } from "@/lib/rates/save-observations";
import type { Observation } from "@/lib/rates/schema/observation";
import type { Context } from "@/lib/server/context";
import { inTransaction } from "@/lib/server/transaction";
import { anObservation } from "@/lib/testing/an-observation";
import { anOrganization } from "@/lib/testing/an-organization";

// Each test has a year of its own, so that nobody else's prices are in the pool.
let year = 2060;
const week = (back: number) => new Date(Date.UTC(year, 5, 16) - back * 7 * 86_400_000).toISOString().slice(0, 10);

async function aBroker(): Promise<Context> {
  const { ctx } = await anOrganization();
  return { ...ctx, now: new Date(Date.UTC(year, 5, 18, 12)) };
}

const store = (ctx: Context, added: Observation[]) =>
  inTransaction(ctx, (tx) => saveObservations(tx, { added, removed: [] }));

/** The same prices in each of the last twenty weeks, on the lane asked for, its neighbours and others of its regions. */
const history = (weekly: Partial<Observation>[]) =>
  Array.from({ length: 20 }, (_, back) => back).flatMap((back) =>
    ["DAL", "FWT", "HOU", "AUS"].flatMap((originMarket) =>
      weekly.map((changes) => anObservation({ originMarket, pickupDate: week(back), ...changes })),
    ),
  );

/** Prices of a week, of as many carriers as there are; those of each organization begin with another one. */
let begin = 0;
const prices = (count: number, carriers: number, amount = 210_000) =>
  Array.from({ length: count }, (_, at) => ({
    carrierKey: `carrier_${begin++ % carriers}`,
    allInAmount: amount + 4_000 * (at % 5),
  }));

const stop = (address: string) => ({ type: "PICKUP", placeDetails: { place: { type: "ADDRESS_STRING", address } } });
const lane = (from: string, to: string) => ({
  stops: [stop(from), stop(to)],
  trailerRequirements: { allowedTypes: ["DRY_VAN"] },
});
const requests = [
  lane("Dallas, TX", "Atlanta, GA"),
  lane("Houston, TX", "Atlanta, GA"),
  lane("San Antonio, TX", "Atlanta, GA"),
  lane("Austin, TX", "Birmingham, AL"),
];

/** All that can be seen of an answer: results and how they were made, without their ids. */
async function seenBy(ctx: Context) {
  const { results } = await lookUpRateHistory(ctx, { requests, currency: "USD" });
  const { items } = await explainRates(ctx, { ids: results.map(({ id }) => id) });
  return JSON.stringify([results.map(({ id: _, ...result }) => result), items.map((item) => item?.evidence)]);
}

async function organizations(each: Partial<Observation>[][]) {
  for (const weekly of each) await store(await aBroker(), history(weekly));
}

const few = {
  "fewer than five organizations, however much they have": () => Array.from({ length: 3 }, () => prices(4, 9)),
  "five organizations with prices of four carriers": () => Array.from({ length: 5 }, () => prices(3, 4)),
  "one organization alone": () => [prices(30, 12)],
};

describe.each(Object.entries(few))("%s", (_, weekly) => {
  test("change nothing of what another organization is answered, not by a byte", async () => {
    year++;
    const [withPrices, without] = [await aBroker(), await aBroker()];
    // To the one without prices this organization is another of the others.
    await store(withPrices, history(prices(3, 4, 190_000)));
    const before = [await seenBy(withPrices), await seenBy(without)];
    await organizations(weekly());
    expect([await seenBy(withPrices), await seenBy(without)]).toEqual(before);
    expect(before[0]).toContain('"type":"DATA"');
    expect(before[1]).not.toContain('"type":"DATA"');
  });
});

test("a pool of which one organization would be more than a quarter is not used", async () => {
  year++;
  const asker = await aBroker();
  const before = await seenBy(asker);
  // However many it has, two of a week are kept: beside five others with one each still more than a quarter.
  await organizations([prices(12, 90)]);
  for (const _ of [1, 2, 3, 4, 5]) {
    await store(
      await aBroker(),
      history(prices(1, 90)).filter(({ originMarket }) => originMarket === "DAL"),
    );
  }
  expect(await seenBy(asker)).toBe(before);
  await organizations(Array.from({ length: 8 }, () => prices(1, 90)));
  expect(await seenBy(asker)).toContain('"type":"DATA"');
});

test("an organization's own prices never count towards the five others that a pool needs", async () => {
  year++;
  const own = await aBroker();
  await store(own, history(prices(3, 6)));
  const alone = await seenBy(own);
  await organizations(Array.from({ length: 4 }, () => prices(3, 9)));
  expect(await seenBy(own)).toBe(alone);
});

test("with five other organizations figures of all together are answered, and nobody's own", async () => {
  year++;
  const asker = await aBroker();
  const others = [0, 1, 2, 3, 4, 5].map((at) => prices(2, 9, 180_000 + 20_000 * at));
  await organizations(others);
  const { results } = await lookUpRateHistory(asker, { requests, currency: "USD" });
  const { items } = await explainRates(asker, { ids: results.map(({ id }) => id) });
  expect(items[0]?.evidence).toMatchObject({ poolUsed: true, ownShare: 0, wideningLevel: "LANE" });
  const [first] = results;
  if (first?.type !== "DATA") throw new Error("no answer");
  const { p25, p50, p75 } = first.rateHistory.allInRates[0]?.amountDistribution ?? { p25: 0, p50: 0, p75: 0 };
  expect(p25).toBeLessThan(p50);
  expect(p50).toBeLessThan(p75);
  expect(p50).toBeGreaterThan(1_900);
  expect(p50).toBeLessThan(2_700);
});

test("made up prices stay with the organization they were made up for", async () => {
  year++;
  const asker = await aBroker();
  const before = await seenBy(asker);
  await organizations(
    Array.from({ length: 8 }, () => prices(3, 9).map((it) => ({ ...it, source: "SYNTHETIC" as const }))),
  );
  expect(await seenBy(asker)).toBe(before);
});

test("an answer of another organization is neither explained nor recalled", async () => {
  year++;
  const [owner, other] = [await aBroker(), await aBroker()];
  await store(owner, history(prices(3, 6)));
  const { results } = await lookUpRateHistory(owner, { requests, currency: "USD" });
  const nothing = requests.map(() => null);
  expect((await explainRates(other, { ids: results.map(({ id }) => id) })).items).toEqual(nothing);
  expect((await recallRates(other, { requests, currency: "USD" })).results).toEqual(nothing);
  expect((await recallRates(owner, { requests, currency: "USD" })).results.map((it) => it?.item)).toEqual(results);
});
