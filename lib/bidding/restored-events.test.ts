import { expect, test } from "vitest";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { bidEventFeed, listBidEvents, renumberRestoredEvents } from "@/lib/bidding/read-bid-events";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";

test("events that were restored from another database come before those of this one, and are settled", async () => {
  const { broker, aCarrier } = await aPosting();
  const { id: bidId } = await (await aCarrier()).bid();
  const { organizationId, db } = broker;
  // Their transactions are numbered as they were where they happened, far ahead of what is reached here.
  await db.$executeRaw`UPDATE "bid_event" SET "xid" = '999999999999' WHERE "organizationId" = ${organizationId}`;
  await db.$executeRaw`UPDATE "bid" SET "eventXid" = '999999999999' WHERE "organizationId" = ${organizationId}`;
  const [restored] = await eventsOf(broker);
  const start = await bidEventFeed.place(organizationId);
  await counterBid(broker, { bidId, amount: usd(1800) });

  await renumberRestoredEvents();
  expect((await listBidEvents(broker, { bidId })).items.map(({ type }) => type)).toEqual([
    "bid.countered",
    "bid.submitted",
  ]);
  // Events appear once all transactions that began before them have ended, wherever in the database server.
  const listed = async () => (await listBidEvents(broker, { after: restored?.id })).items.map(({ type }) => type);
  await expect.poll(listed, { timeout: 10_000, interval: 20 }).toEqual(["bid.countered"]);
  const read = async () => {
    const { events, isPending } = await bidEventFeed.read(organizationId, { after: start, limit: 9 });
    return [events.map(({ type }) => type), isPending];
  };
  await expect.poll(read, { timeout: 10_000, interval: 20 }).toEqual([["bid.countered"], false]);
});
