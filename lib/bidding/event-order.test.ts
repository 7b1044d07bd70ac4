import { describe, expect, onTestFinished, test } from "vitest";
import { counterBid, revokeCounter } from "@/lib/bidding/negotiate-bid";
import { bidEventFeed, listBidEvents } from "@/lib/bidding/read-bid-events";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { db, pool } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { insertEvent } from "@/lib/testing/a-stream";
import { anOrganization } from "@/lib/testing/an-organization";

/** What the feed has after where it is now. */
async function aFeed(organizationId: string) {
  const after = await bidEventFeed.place(organizationId);
  return async () => {
    const { events, isPending } = await bidEventFeed.read(organizationId, { after, limit: 9 });
    const ids = events.map(({ json }): BidEvent["id"] => JSON.parse(json).id);
    return { types: events.map(({ type }) => type), ids, isPending };
  };
}

/** A session of its own, with a transaction that goes on until it is ended. */
async function aTransaction() {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  await client.query("BEGIN");
  await client.query("SELECT pg_current_xact_id()");
  return client;
}

test("the feed has a bid's events in their order, also when a transaction that began earlier wrote the later one", async () => {
  const { broker, aCarrier } = await aPosting();
  const read = await aFeed(broker.organizationId);
  const { id: bidId } = await (await aCarrier()).bid();
  await inTransaction(broker, async (tx) => {
    await tx.db.$queryRaw`SELECT pg_current_xact_id()::text`;
    await counterBid(broker, { bidId, amount: usd(1800) });
    await revokeCounter(tx, { bidId });
    expect(await read()).toMatchObject({ types: ["bid.submitted", "bid.countered"], isPending: false });
  });
  const types = ["bid.submitted", "bid.countered", "bid.counter_revoked"];
  expect(await read()).toMatchObject({ types, isPending: false });
});

test("a transaction that writes no events holds none back, however long it goes on", async () => {
  await aTransaction();
  const { broker, aCarrier } = await aPosting();
  const read = await aFeed(broker.organizationId);
  const { id: bidId } = await (await aCarrier()).bid();
  expect(await read()).toMatchObject({ types: ["bid.submitted"], isPending: false });
  await counterBid(broker, { bidId, amount: usd(1800) });
  expect(await read()).toMatchObject({ types: ["bid.submitted", "bid.countered"], isPending: false });
});

describe("an event that may still come stands before those that were numbered after it", () => {
  async function twoWriters() {
    const { ctx, organizationId } = await anOrganization();
    const read = await aFeed(organizationId);
    const [early, late] = [await aTransaction(), await aTransaction()];
    const ids = [await insertEvent(early, organizationId), await insertEvent(late, organizationId)];
    await late.query("COMMIT");
    expect(await read()).toMatchObject({ ids: [], isPending: true });
    return { ctx, organizationId, early, late, ids, read };
  }

  test("when it comes, both are there in their order", async () => {
    const { ctx, early, ids, read } = await twoWriters();
    await early.query("COMMIT");
    expect(await read()).toMatchObject({ ids, isPending: false });
    expect((await listBidEvents(ctx, { after: ids[0] })).items.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  test("when it is undone, the others are there", async () => {
    const { early, ids, read } = await twoWriters();
    await early.query("ROLLBACK");
    expect(await read()).toMatchObject({ ids: ids.slice(1), isPending: false });
  });

  test("a list goes no further either", async () => {
    const { ctx, organizationId, early, late, ids } = await twoWriters();
    await early.query("COMMIT");
    const [waiting, after] = [await aTransaction(), late];
    await insertEvent(waiting, organizationId);
    const last = await insertEvent(after, organizationId);
    const listed = async () => (await listBidEvents(ctx, { after: ids[0] })).items.map(({ id }) => id);
    expect(await listed()).toEqual(ids.slice(1));
    await waiting.query("ROLLBACK");
    expect(await listed()).toEqual([...ids.slice(1), last]);
  });
});

test("an event that comes in parts of one transaction is read whole, and after a part that is undone", async () => {
  const { organizationId } = await anOrganization();
  const read = await aFeed(organizationId);
  const writer = await aTransaction();
  await writer.query("SAVEPOINT part");
  await insertEvent(writer, organizationId);
  await writer.query("ROLLBACK TO part");
  const first = await insertEvent(writer, organizationId);
  const other = await insertEvent(pool, organizationId);
  const second = await insertEvent(writer, organizationId);
  expect(await read()).toMatchObject({ ids: [], isPending: true });
  await writer.query("COMMIT");
  expect(await read()).toMatchObject({ ids: [first, other, second], isPending: false });
});

test("the lock of a number beyond 32 bits is read as it was taken", async () => {
  const { organizationId } = await anOrganization();
  await db.$queryRaw`SELECT setval('bid_event_seq_seq', greatest(${2 ** 40 + 2 ** 31}, last_value))::text FROM bid_event_seq_seq`;
  const read = await aFeed(organizationId);
  const writer = await aTransaction();
  const first = await insertEvent(writer, organizationId);
  const second = await insertEvent(pool, organizationId);
  expect(await read()).toMatchObject({ ids: [], isPending: true });
  await writer.query("COMMIT");
  expect(await read()).toMatchObject({ ids: [first, second], isPending: false });
});
