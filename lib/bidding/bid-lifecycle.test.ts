import { describe, expect, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { createOfferLink } from "@/lib/bidding/create-offer-link";
import { endPosting, expirePostings } from "@/lib/bidding/end-posting";
import { findBid } from "@/lib/bidding/find-bid";
import { listBids } from "@/lib/bidding/list-bids";
import { listPostings } from "@/lib/bidding/list-postings";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { openPosting } from "@/lib/bidding/open-posting";
import { listBidEvents } from "@/lib/bidding/read-bid-events";
import type { BidStatus } from "@/lib/bidding/schema/bid";
import { createRelationship } from "@/lib/carriers/create-relationship";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { blockLoadCarrier } from "@/lib/loads/block-load-carrier";
import { getLoad } from "@/lib/loads/get-load";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { sync } from "@/lib/testing/a-sync";

const refused = (code: string, message: string) => ({ code, message: expect.stringContaining(message) });

describe("a posting", () => {
  test("opens an ON_HOLD load to carriers, once, and not one that is booked", async () => {
    const { broker, tms, load, posting } = await aPosting({ load: { status: "ON_HOLD" } });
    expect((await getLoad(broker, { id: load.id })).load.status).toBe("AVAILABLE");
    await expect(openPosting(broker, { id: load.id })).rejects.toMatchObject(refused("conflict", "OPEN"));
    await endPosting(broker, { postingId: posting.id });
    await expect(endPosting(broker, { postingId: posting.id })).rejects.toMatchObject(refused("conflict", "ENDED"));
    await sync(tms, { externalId: load.externalId, status: "BOOKED" });
    await expect(openPosting(broker, { id: load.id })).rejects.toMatchObject(refused("conflict", "BOOKED"));
  });

  test.each([
    ["ON_HOLD", "load_on_hold"],
    ["BOOKED", "load_booked"],
    ["CANCELLED", "load_cancelled"],
    ["COMPLETED", "load_completed"],
  ] as const)("ends with its bids when the load becomes %s", async (status, reason) => {
    const { broker, tms, load, aCarrier } = await aPosting();
    const { id } = await (await aCarrier()).bid();
    await sync(tms, { externalId: load.externalId, status });
    expect(await findBid(broker, id)).toMatchObject({ status: "CLOSED", reasonCode: reason });
    expect((await listPostings(broker, { loadId: load.id })).items).toMatchObject([
      { status: "ENDED", endReason: reason },
    ]);
  });

  test("that has expired takes no bid and no answer, even before it is ended; then its bids are closed", async () => {
    const { broker, board, load, aCarrier } = await aPosting({ posting: { expiresAt: "2999-01-01T00:00:00Z" } });
    const [carrier, other] = [await aCarrier(), await aCarrier()];
    const { id: bidId } = await carrier.bid();
    const later = { now: new Date("2999-01-01T00:00:00Z") };
    await expect(other.bid(usd(1500), { ...board, ...later })).rejects.toMatchObject(
      refused("conflict", "has expired"),
    );
    await expect(acceptBid({ ...broker, ...later }, { bidId })).rejects.toMatchObject(
      refused("conflict", "has expired"),
    );
    expect((await listPostings({ ...broker, ...later }, { loadId: load.id, status: ["ENDED"] })).items).toMatchObject([
      { status: "ENDED", endReason: "posting_expired" },
    ]);
    await expirePostings(later.now);
    expect(await findBid(broker, bidId)).toMatchObject({ status: "CLOSED", reasonCode: "posting_expired" });
    expect((await openPosting({ ...broker, ...later }, { id: load.id })).posting.status).toBe("OPEN");
  });
});

describe("a carrier that gets no freight", () => {
  test("loses its open bids wherever it is made DO_NOT_DISPATCH, and cannot bid", async () => {
    const { broker, tms, aCarrier, posting } = await aPosting();
    const carrier = await aCarrier();
    const { id } = await carrier.bid();
    const { dotNumber, carrierId } = carrier;
    await upsertRelationships(tms, { carrierRelationships: [{ carrier: { dotNumber }, status: "DO_NOT_DISPATCH" }] });
    expect(await findBid(broker, id)).toMatchObject({ status: "CLOSED", reasonCode: "carrier_blocked" });
    await expect(carrier.bid()).rejects.toMatchObject(refused("conflict", "not offered to this carrier"));
    const link = createOfferLink(broker, { postingId: posting.id, carrierId });
    await expect(link).rejects.toMatchObject(refused("conflict", "may not be dispatched"));
  });

  test("loses them also when that is the first the organization says of it", async () => {
    const { broker, aCarrier } = await aPosting();
    const { carrierId, bid } = await aCarrier("NONE");
    const { id } = await bid();
    await createRelationship(broker, { carrierId, status: "DO_NOT_DISPATCH", note: "Not insured." });
    expect(await findBid(broker, id)).toMatchObject({ status: "CLOSED", reasonCode: "carrier_blocked" });
  });

  test("blocked for one load, loses its bid on that one alone", async () => {
    const { broker, tms, aCarrier, load } = await aPosting();
    const { carrierId, bid } = await aCarrier();
    const elsewhere = await aPosting({ brokerage: { broker, tms } });
    const other = await elsewhere.bidOf(carrierId);
    const { id } = await bid();
    await blockLoadCarrier(broker, { id: load.id, carrierId });
    expect(await findBid(broker, id)).toMatchObject({ status: "CLOSED", reasonCode: "carrier_blocked" });
    expect(await findBid(broker, other.id)).toMatchObject({ status: "ACTIVE" });
    await expect(bid()).rejects.toMatchObject(refused("conflict", "not offered to this carrier"));
  });

  test("who bids while it is being barred either does not get in or is closed", async () => {
    const { broker, aCarrier } = await aPosting();
    for (const status of ["ACTIVE", "NONE"] as const) {
      const { dotNumber, carrierId, bid } = await aCarrier(status);
      const bar = { carrierRelationships: [{ carrier: { dotNumber }, status: "DO_NOT_DISPATCH" as const }] };
      await Promise.allSettled([bid(), upsertRelationships(broker, bar), bid()]);
      const { organizationId } = broker;
      const bids = await broker.db.bid.findMany({ where: { organizationId, carrierId } });
      expect(bids.filter((it) => it.status !== "CLOSED")).toEqual([]);
    }
  });
});

test("events after one are listed oldest first, page by page, and nothing twice", async () => {
  const { broker, aCarrier } = await aPosting();
  const { id: bidId } = await (await aCarrier()).bid();
  await counterBid(broker, { bidId, amount: usd(1800) });
  await acceptBid(broker, { bidId }).catch(() => undefined);
  const [newest, first] = (await listBidEvents(broker, {})).items;
  expect([newest?.type, first?.type]).toEqual(["bid.countered", "bid.submitted"]);
  // No type is no filter, as in every list.
  const after = { after: first?.id, limit: 1, type: [] };
  // An event appears once all transactions that began before it have ended, wherever in the database server.
  const listed = async () => (await listBidEvents(broker, after)).items.map(({ type }) => type);
  await expect.poll(listed, { interval: 20 }).toEqual(["bid.countered"]);
  await expect(listBidEvents(broker, { after: "evt_unknown" })).rejects.toMatchObject({ code: "not_found" });
});

test("a cursor of another list is refused", async () => {
  const { broker, aCarrier } = await aPosting();
  for (const carrier of [await aCarrier(), await aCarrier()]) await carrier.bid();
  const { nextCursor } = await listBids(broker, { limit: 1 });
  await expect(listPostings(broker, { cursor: nextCursor ?? "" })).rejects.toMatchObject({ code: "invalid_request" });
});

test("bids are listed by status; no status is no filter, as in every list", async () => {
  const { broker, aCarrier } = await aPosting();
  const { id } = await (await aCarrier()).bid();
  const listed = async (status: BidStatus[]) => (await listBids(broker, { status })).items.map((bid) => bid.id);
  expect([await listed(["ACTIVE"]), await listed(["REVOKED"]), await listed([])]).toEqual([[id], [], [id]]);
});

test("a posting cannot expire before it is opened", async () => {
  const { broker, load, posting } = await aPosting();
  await endPosting(broker, { postingId: posting.id });
  const opening = async () => openPosting(broker, { id: load.id, expiresAt: broker.now.toISOString() });
  await expect(opening()).rejects.toMatchObject({
    details: { issues: [{ path: "expiresAt", code: "not_in_the_future" }] },
  });
});
