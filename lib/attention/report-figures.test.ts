import { expect, test } from "vitest";
import "@/lib/app-events";
import { reportFigures } from "@/lib/attention/report-figures";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { aBroker } from "@/lib/testing/a-broker";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aBrokerage, aNewKey, sync } from "@/lib/testing/a-sync";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const pickedUp = (hours: number) => ({
  status: "AVAILABLE" as const,
  stops: [{ type: "PICKUP" as const, appointment: { start: inHours(hours) } }],
});

test("the figures are what is picked up, what waits, how fast bids were answered, and what was booked at which margin", async () => {
  const { broker, tms, aCarrier } = await aPosting({ load: { ...pickedUp(12), customerRate: usd(2000) } });
  const other = await aPosting({ brokerage: { broker, tms }, load: pickedUp(40) });
  await sync(tms, { ...aNewKey(), ...pickedUp(90) });
  const waiting = await (await other.aCarrier()).bid(usd(1500));
  const bid = await (await aCarrier()).bid(usd(1800));
  await acceptBid(broker, { bidId: bid.id });
  const now = new Date();
  const figures = await reportFigures({ ...(await aBroker(broker)), now }, { scope: "ALL" });
  expect(figures).toEqual({
    pickups: { soonHours: 48, uncovered: 1, all: 2, nextDay: 1, nextDayUncovered: 0 },
    bids: { waiting: 1, oldestSince: waiting.submittedAt },
    responses: { days: 7, goalMinutes: 60, answered: 1, p50Minutes: expect.any(Number) },
    booked: { days: 7, count: 1, marginPercent: 10, priced: 1 },
  });
  const viewer = { ...(await aBroker(broker, { role: "VIEWER" })), now };
  expect((await reportFigures(viewer, { scope: "ALL" })).booked).toEqual({ days: 7, count: 1, priced: 0 });
});

test("in an organization without loads the figures are nothing", async () => {
  const { broker } = await aBrokerage();
  expect(await reportFigures(await aBroker(broker), {})).toEqual({
    pickups: { soonHours: 48, uncovered: 0, all: 0, nextDay: 0, nextDayUncovered: 0 },
    bids: { waiting: 0 },
    responses: { days: 7, goalMinutes: 60, answered: 0 },
    booked: { days: 7, count: 0, priced: 0 },
  });
});
