import { describe, expect, test } from "vitest";
import "@/lib/app-events";
import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { counterBid, rejectCounter } from "@/lib/bidding/negotiate-bid";
import type { Context } from "@/lib/server/context";
import { db } from "@/lib/server/db";
import { aBroker } from "@/lib/testing/a-broker";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aNewKey, sync } from "@/lib/testing/a-sync";

/** A load of its owner's that is offered to carriers. */
async function anOwnedPosting(given: Parameters<typeof aPosting>[0] = {}) {
  const posted = await aPosting({ ...given, load: { externalOwnerCoverageUserId: "U-1", ...given.load } });
  const owner = await aBroker(posted.broker, { externalId: "U-1" });
  const colleague = await aBroker(posted.broker, { externalId: "U-2" });
  return { ...posted, owner, colleague };
}

/** What a user was notified of, oldest first. */
async function notified({ organizationId, actor }: Context) {
  const userId = actor.type === "user" ? actor.id : "";
  const rows = await db.notification.findMany({ where: { organizationId, userId }, orderBy: [{ at: "asc" }] });
  return rows.map(({ kind, facts, loadId, bidId }) => ({ kind, facts, loadId, bidId }));
}
const later = (ctx: Context, minutes = 1) => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) });

describe("the owner of a load is notified", () => {
  test("of a bid that waits, with the load's ids and lane as they are", async () => {
    const place = (city: string, state: string, countryCode: "MX" | "US") => ({ place: { city, state, countryCode } });
    const { owner, colleague, load, aCarrier } = await anOwnedPosting({
      load: {
        externalDisplayId: "Shown 7",
        stops: [
          {
            type: "PICKUP",
            location: { ...place("Monterrey", "NLE", "MX"), timezone: "America/Monterrey" },
            appointment: { start: "2027-01-11T08:00" },
          },
          { type: "DELIVERY", location: place("Dallas", "TX", "US") },
        ],
      },
    });
    const carrier = await aCarrier();
    const { id: bidId } = await carrier.bid(usd(1850));
    expect(await notified(owner)).toEqual([
      {
        kind: "BID_SUBMITTED",
        loadId: load.id,
        bidId,
        facts: {
          externalId: load.externalId,
          externalDisplayId: "Shown 7",
          originPlace: "Monterrey, NLE, MX",
          destinationPlace: "Dallas, TX, US",
          pickupAt: "2027-01-11T14:00:00.000Z",
          pickupTimezone: "America/Monterrey",
          amount: usd(1850),
          carrierName: expect.any(String),
        },
      },
    ]);
    expect(await notified(colleague)).toEqual([]);
  });

  test("of each answer to a counter; an accepted one says that the load is booked, so nothing else does", async () => {
    const { owner, aCarrier } = await anOwnedPosting();
    const carrier = await aCarrier();
    const { id: bidId } = await carrier.bid(usd(1900));
    const { ctx } = await carrier.byLink();
    await counterBid(owner, { bidId, amount: usd(1700) });
    await rejectCounter(later(ctx), { bidId, amount: usd(1850) });
    await counterBid(owner, { bidId, amount: usd(1750) });
    await acceptCounter(later(ctx, 2), { bidId });
    const answers = (await notified(owner)).slice(1);
    expect(answers).toMatchObject([
      { kind: "COUNTER_REJECTED", facts: { amount: usd(1850), counterAmount: usd(1700) } },
      { kind: "COUNTER_ACCEPTED", facts: { amount: usd(1750), counterAmount: usd(1750) } },
    ]);
  });

  test("that somebody else accepted a bid, and not of what they did themselves", async () => {
    const [first, second] = [await anOwnedPosting(), await anOwnedPosting()];
    for (const { aCarrier, owner, colleague } of [first, second]) {
      const { id: bidId } = await (await aCarrier()).bid();
      await acceptBid(later(owner === first.owner ? colleague : owner), { bidId });
    }
    expect(await notified(first.owner)).toMatchObject([
      { kind: "BID_SUBMITTED" },
      { kind: "LOAD_BOOKED", facts: { amount: usd(1900), by: { type: "user" } } },
    ]);
    expect(await notified(second.owner)).toMatchObject([{ kind: "BID_SUBMITTED" }]);
  });

  test("that a rule accepted a bid, also who saved it; a bid that a rule answered does not wait", async () => {
    const instantResponse = { acceptAtOrBelow: { amount: usd(1500) }, rejectAbove: { amount: usd(3000) } };
    const { broker, tms } = await anOwnedPosting();
    const owner = await aBroker(broker, { externalId: "U-3" });
    const { aCarrier, load } = await aPosting({
      brokerage: { broker: owner, tms },
      load: { externalOwnerCoverageUserId: "U-3" },
      posting: { instantResponse },
    });
    await (await aCarrier()).bid(usd(3100));
    expect(await notified(owner)).toEqual([]);
    await (await aCarrier()).bid(usd(1400));
    const [booked, ...others] = await notified(owner);
    expect(others).toEqual([]);
    expect(booked).toMatchObject({ kind: "LOAD_BOOKED", loadId: load.id, facts: { amount: usd(1400) } });
    expect(booked?.facts).not.toHaveProperty("by");
  });

  test("that a TMS booked a load that was to be covered, with its price; not of one that it sent booked", async () => {
    const { owner, tms, load } = await anOwnedPosting();
    const externalOwnerCoverageUserId = "U-1";
    const assignedCarrier = {
      carrier: { externalId: "C-1", name: "Hauler" },
      price: { lineItems: [{ type: "LINE_HAUL" as const, value: usd(1600) }] },
    };
    await sync(tms, { ...aNewKey(), status: "BOOKED", externalOwnerCoverageUserId, assignedCarrier });
    expect(await notified(owner)).toEqual([]);
    await sync(tms, { externalId: load.externalId, status: "BOOKED" });
    await sync(later(tms), { externalId: load.externalId, customerName: "Changed later" });
    expect(await notified(owner)).toMatchObject([
      { kind: "LOAD_BOOKED", loadId: load.id, bidId: null, facts: { by: { type: "apiKey", name: "tms-prod" } } },
    ]);
  });
});
