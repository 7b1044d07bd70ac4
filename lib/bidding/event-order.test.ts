import { expect, test } from "vitest";
import { counterBid, revokeCounter } from "@/lib/bidding/negotiate-bid";
import { bidEventFeed, writePosition } from "@/lib/bidding/read-bid-events";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { inTransaction } from "@/lib/server/transaction";
import { aPosting, usd } from "@/lib/testing/a-posting";

test("the feed has a bid's events in their order, also when a transaction that began earlier wrote the later one", async () => {
  const { broker, aCarrier } = await aPosting();
  const { id: bidId } = await (await aCarrier()).bid();
  const read = async () => {
    const reach = { after: writePosition({ xid: "0", seq: "0" }), limit: 9 };
    const { events, isPending } = await bidEventFeed.read(broker.organizationId, reach);
    const typeOf = (json: string): BidEvent["type"] => JSON.parse(json).type;
    return { types: events.map(({ json }) => typeOf(json)), isPending };
  };
  // Events appear once all transactions that began before them have ended, wherever in the database server: other tests, too.
  const soon = { timeout: 10_000, interval: 20 };
  await inTransaction(broker, async (tx) => {
    await tx.db.$queryRaw`SELECT pg_current_xact_id()::text`;
    await counterBid(broker, { bidId, amount: usd(1800) });
    await expect.poll(read, soon).toEqual({ types: ["bid.submitted"], isPending: true });
    await revokeCounter(tx, { bidId });
  });
  const types = ["bid.submitted", "bid.countered", "bid.counter_revoked"];
  await expect.poll(read, soon).toEqual({ types, isPending: false });
});
