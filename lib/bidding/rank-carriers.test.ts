import { expect, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { rankCarriersForLoad } from "@/lib/bidding/rank-carriers";
import { blockLoadCarrier } from "@/lib/loads/block-load-carrier";
import { aPosting } from "@/lib/testing/a-posting";
import { aBrokerage, sync } from "@/lib/testing/a-sync";
import { anOrganization } from "@/lib/testing/an-organization";
import { countedStatements } from "@/lib/testing/counted-statements";
import { routeOf, send } from "@/lib/testing/send";

const stop = (type: "PICKUP" | "DELIVERY", city: string, state: string, countryCode: string) => ({
  type,
  location: { place: { city, state, countryCode } },
});
const lane = {
  stops: [stop("PICKUP", "Monterrey", "NL", "MX"), stop("DELIVERY", "Dallas", "TX", "US")],
  trailerRequirements: { allowedTypes: ["REEFER" as const] },
};
const elsewhere = { stops: [stop("PICKUP", "Chicago", "IL", "US"), stop("DELIVERY", "Atlanta", "GA", "US")] };

const codesOf = (item: { reasons: { code: string }[] } | undefined) => item?.reasons.map(({ code }) => code);

test("who hauled the lane comes first with its reasons, then who bid on it, then who is not known on it", async () => {
  const brokerage = await aBrokerage();
  const earlier = await aPosting({ load: lane, brokerage });
  const [hauler, bidder, other] = [await earlier.aCarrier(), await earlier.aCarrier(), await earlier.aCarrier()];
  await earlier.aCarrier("DO_NOT_DISPATCH");
  await hauler.byLink();
  await bidder.bid();
  await acceptBid(brokerage.broker, { bidId: (await hauler.bid()).id });
  await sync(brokerage.tms, { externalId: earlier.load.externalId, status: "COMPLETED" });
  const { load } = await aPosting({ load: lane, brokerage });
  const { items } = await rankCarriersForLoad(brokerage.broker, { id: load.id });
  expect(items.map(({ carrier }) => carrier.id).slice(0, 3)).toEqual([
    hauler.carrierId,
    bidder.carrierId,
    other.carrierId,
  ]);
  // It is paid for the load too, so the market pair says no more than the lane.
  expect(items[0]?.reasons).toMatchObject([
    { code: "hauled_lane", count: 1 },
    { code: "bid_on_lane", count: 1 },
    { code: "hauled_trailer", count: 1, of: 1 },
    { code: "answers_offers", count: 1, of: 1, minutes: 0 },
  ]);
  expect(items.map(({ isSuggested }) => isSuggested)).toEqual([true, true, false, ...items.slice(3).map(() => false)]);
  expect([codesOf(items[1]), codesOf(items[2])]).toEqual([["bid_on_lane"], []]);
});

test("a haul elsewhere is no reason for this lane", async () => {
  const brokerage = await aBrokerage();
  const earlier = await aPosting({ load: elsewhere, brokerage });
  const hauler = await earlier.aCarrier();
  await acceptBid(brokerage.broker, { bidId: (await hauler.bid()).id });
  await sync(brokerage.tms, { externalId: earlier.load.externalId, status: "COMPLETED" });
  const { load } = await aPosting({ load: lane, brokerage });
  const { items } = await rankCarriersForLoad(brokerage.broker, { id: load.id });
  expect(codesOf(items[0])).toEqual(["hauled_for_us"]);
  expect(items[0]?.isSuggested).toBe(false);
});

test("a load is hauled once it is delivered, by its status or, where nobody sets that, by its times", async () => {
  const brokerage = await aBrokerage();
  const { broker, tms } = brokerage;
  const at = (days: number) => ({
    appointment: { start: new Date(broker.now.getTime() + days * 86_400_000).toISOString() },
  });
  const timed = (pickup: number, delivery: number) => {
    const [from, to] = [stop("PICKUP", "Monterrey", "NL", "MX"), stop("DELIVERY", "Dallas", "TX", "US")];
    return {
      ...lane,
      stops: [
        { ...from, ...at(pickup) },
        { ...to, ...at(delivery) },
      ],
    };
  };
  const earlier = await aPosting({ load: timed(-2, 1), brokerage });
  const hauler = await earlier.aCarrier();
  await acceptBid(broker, { bidId: (await hauler.bid()).id });
  const { load } = await aPosting({ load: lane, brokerage });
  const hauled = async () => {
    const { items } = await rankCarriersForLoad(broker, { id: load.id });
    return items[0]?.reasons.filter(({ code }) => code.startsWith("hauled_lane"));
  };
  await expect(hauled()).resolves.toEqual([]);
  const { stops } = timed(-5, -3);
  await sync(tms, { externalId: earlier.load.externalId, stops });
  const lastAt = stops[1]?.appointment.start;
  await expect(hauled()).resolves.toEqual([{ code: "hauled_lane", count: 1, lastAt }]);
});

test("a carrier that lacks what the load asks for says so, and where blocked for it stands last", async () => {
  const { broker, load, aCarrier } = await aPosting({
    load: { ...lane, carrierRequirements: { ctpatCertified: true } },
  });
  const [holder, lacking, barred] = [await aCarrier(), await aCarrier(), await aCarrier()];
  const { organizationId } = broker;
  await broker.db.carrierProfile.create({
    data: { organizationId, carrierId: holder.carrierId, certificates: [{ type: "CTPAT" }] },
  });
  await blockLoadCarrier(broker, { id: load.id, carrierId: barred.carrierId, note: "Late twice" });
  const { items } = await rankCarriersForLoad(broker, { id: load.id });
  expect(items.map(({ carrier, standing }) => [carrier.id, standing])).toEqual([
    [holder.carrierId, "ASSIGNABLE"],
    [lacking.carrierId, "ASSIGNABLE"],
    [barred.carrierId, "BLOCKED"],
  ]);
  expect([codesOf(items[0]), codesOf(items[1])]).toEqual([["meets_requirements"], []]);
  expect(items[1]?.meaning.misses).toEqual([{ requirement: "ctpatCertified", miss: "not_known" }]);
});

test("a search finds carriers by name or number, also one without a relationship by its whole number", async () => {
  const { broker, load, aCarrier } = await aPosting({ load: lane });
  const [known, stranger] = [await aCarrier(), await aCarrier("NONE")];
  const found = async (query: string) =>
    (await rankCarriersForLoad(broker, { id: load.id, query })).items.map(({ carrier, standing }) => [
      carrier.id,
      standing,
    ]);
  expect(await found(stranger.dotNumber)).toEqual([[stranger.carrierId, "BID_ONLY"]]);
  expect(await found(known.mcNumber)).toEqual([[known.carrierId, "ASSIGNABLE"]]);
  expect(await found("nobody is called this")).toEqual([]);
});

test("nothing of another organization is shown or counted", async () => {
  const theirs = await aPosting({ load: lane });
  const hauler = await theirs.aCarrier();
  await acceptBid(theirs.broker, { bidId: (await hauler.bid()).id });
  const ours = await aPosting({ load: lane });
  const { items } = await rankCarriersForLoad(ours.broker, { id: ours.load.id });
  expect(items).toEqual([]);
  const key = await (await anOrganization()).anApiKey();
  const { POST } = routeOf("/postings/rank-carriers");
  expect((await send(POST, { "api-key": key }, { id: theirs.load.id })).status).toBe(404);
});

test("the number of statements is the same for any number of carriers", async () => {
  const { broker, load, aCarrier } = await aPosting({ load: lane });
  await aCarrier();
  const ranking = () => rankCarriersForLoad(broker, { id: load.id });
  // The first call of all also prepares its connection.
  await ranking();
  const forOne = await countedStatements(ranking);
  for (let more = 0; more < 5; more++) await aCarrier();
  expect(await countedStatements(ranking)).toBe(forOne);
});
