import { expect, test } from "vitest";
import { bidEventFeed } from "@/lib/bids/follow-bid-events";
import type { BidEvent } from "@/lib/bids/schema/event";
import { counterBid } from "@/lib/postings/counter-bid";
import { revokeCounter } from "@/lib/postings/revoke-counter";
import { inTransaction } from "@/lib/server/transaction";
import { aPosting, usd } from "@/lib/testing/a-posting";

test("the feed tells a bid's events in their order, also when a transaction that began earlier wrote the later one", async () => {
  const { broker, aCarrier } = await aPosting();
  const { id: bidId } = await (await aCarrier()).bid();
  const { organizationId } = broker;
  const start = await bidEventFeed.place(organizationId);
  await inTransaction(broker, async (tx) => {
    await tx.db.$queryRaw`SELECT pg_current_xact_id()::text`;
    await counterBid(broker, { bidId, amount: usd(1800) });
    expect(await bidEventFeed.read(organizationId, { after: start, limit: 9 })).toEqual({
      events: [],
      isPending: true,
    });
    await revokeCounter(tx, { bidId });
  });
  const { events } = await bidEventFeed.read(organizationId, { after: start, limit: 9 });
  const types = events.map(({ json }) => {
    const { type }: BidEvent = JSON.parse(json);
    return type;
  });
  expect(types).toEqual(["bid.countered", "bid.counter_revoked"]);
});
