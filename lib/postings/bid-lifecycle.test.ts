import { describe, expect, test } from "vitest";
import { expirePostings } from "@/lib/bids/expire-postings";
import { findBid } from "@/lib/bids/find-bid";
import { listBidEvents } from "@/lib/bids/list-bid-events";
import type { BidStatus } from "@/lib/bids/schema/bid";
import { createRelationship } from "@/lib/carriers/create-relationship";
import { upsertRelationships } from "@/lib/carriers/upsert-relationships";
import { blockLoadCarrier } from "@/lib/loads/block-load-carrier";
import { getLoad } from "@/lib/loads/get-load";
import { acceptBid } from "@/lib/postings/accept-bid";
import { acceptCounter } from "@/lib/postings/accept-counter";
import { counterBid } from "@/lib/postings/counter-bid";
import { createOfferLink } from "@/lib/postings/create-offer-link";
import { endOpenPosting } from "@/lib/postings/end-open-posting";
import { listBids } from "@/lib/postings/list-bids";
import { listPostings } from "@/lib/postings/list-postings";
import { openPosting } from "@/lib/postings/open-posting";
import { rejectCounter } from "@/lib/postings/reject-counter";
import { revokeCounter } from "@/lib/postings/revoke-counter";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";
import { sync } from "@/lib/testing/a-sync";

const refused = (code: string, message: string) => ({ code, message: expect.stringContaining(message) });

describe("acceptance", () => {
  test("assigns the carrier, books the load at the bid's price, closes the others and ends the posting", async () => {
    const { broker, load, aCarrier, posting } = await aPosting();
    const [winner, loser] = [await aCarrier(), await aCarrier()];
    const [won, lost] = [await winner.bid(usd(1900)), await loser.bid(usd(2000))];
    const { bid } = await acceptBid(broker, { bidId: won.id });
    expect(bid).toMatchObject({ status: "ACCEPTED", amount: usd(1900), actions: [] });
    expect((await getLoad(broker, { id: load.id })).load).toMatchObject({
      status: "BOOKED",
      assignedCarrier: {
        carrier: { id: winner.carrierId },
        price: { lineItems: [{ type: "BID", value: usd(1900) }] },
      },
    });
    expect((await eventsOf(broker)).map(({ type, data }) => [type, data.bid.id, data.reason?.code])).toEqual([
      ["bid.submitted", won.id, undefined],
      ["bid.submitted", lost.id, undefined],
      ["bid.accepted", won.id, undefined],
      ["bid.closed", lost.id, "another_bid_accepted"],
    ]);
    const [ended] = (await listPostings(broker, { loadId: load.id })).items;
    expect(ended).toMatchObject({
      id: posting.id,
      status: "ENDED",
      endReason: "load_booked",
      openBidCount: 0,
      bidCount: 2,
    });
    const [record] = await broker.db.carrierSelection.findMany({ where: { organizationId: broker.organizationId } });
    expect(record).toMatchObject({ loadId: load.id, carrierId: winner.carrierId, record: { via: "BID" } });
  });

  test("is at the price that was decided on, or not at all", async () => {
    const { broker, aCarrier } = await aPosting();
    const carrier = await aCarrier();
    const { id: bidId } = await carrier.bid(usd(1850));
    const { ctx: byLink } = await carrier.byLink();
    await counterBid(broker, { bidId, amount: usd(1700) });
    await rejectCounter(byLink, { bidId, amount: usd(4000) });
    await expect(acceptBid(broker, { bidId, ifAmount: usd(1850) })).rejects.toMatchObject({
      code: "version_conflict",
      details: { current: { bid: { status: "ACTIVE", amount: usd(4000) } } },
    });
    await counterBid(broker, { bidId, amount: usd(900) });
    await expect(acceptCounter(byLink, { bidId, ifAmount: usd(1700) })).rejects.toMatchObject({
      code: "version_conflict",
      details: { current: { bid: { status: "COUNTERED", counter: { amount: usd(900) } } } },
    });
    const { bid } = await acceptCounter(byLink, { bidId, ifAmount: usd(900) });
    expect(bid).toMatchObject({ status: "ACCEPTED", amount: usd(900) });
  });

  test("and a counter taken back may say why, to the carrier as well", async () => {
    const { broker, aCarrier } = await aPosting();
    const { id: bidId } = await (await aCarrier()).bid();
    await counterBid(broker, { bidId, amount: usd(1700) });
    const revoked = await revokeCounter(broker, { bidId, reason: "The customer pays more." });
    expect(revoked.bid).toMatchObject({ status: "ACTIVE", reason: { message: "The customer pays more." } });
    const accepted = await acceptBid(broker, { bidId, reason: "Best on time." });
    expect(accepted.bid).toMatchObject({ status: "ACCEPTED", reason: { code: "broker", message: "Best on time." } });
  });

  test("of two at once is of one bid: the other is refused with the state it is in", async () => {
    const { broker, aCarrier } = await aPosting();
    const bids = await Promise.all([aCarrier(), aCarrier()].map(async (carrier) => (await carrier).bid()));
    const answers = await Promise.allSettled(bids.map(({ id }) => acceptBid(broker, { bidId: id })));
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [refusal] = answers.flatMap((it) => (it.status === "rejected" ? [it.reason] : []));
    expect(refusal).toMatchObject(refused("conflict", "The bid is CLOSED"));
  });

  test("of a counter is at the countered price", async () => {
    const { broker, board, load, aCarrier } = await aPosting();
    const { id: bidId } = await (await aCarrier()).bid(usd(1900));
    await counterBid(broker, { bidId, amount: usd(1800) });
    expect((await acceptCounter(board, { bidId })).bid).toMatchObject({
      amount: usd(1800),
      counter: { status: "ACCEPTED" },
    });
    const { assignedCarrier } = (await getLoad(broker, { id: load.id })).load;
    expect(assignedCarrier?.price?.lineItems).toMatchObject([{ type: "BID", value: usd(1800) }]);
  });

  test.each(["NEEDS_REVIEW", "NONE"] as const)(
    "and countering need more than a carrier that is %s, which may bid",
    async (status) => {
      const { broker, load, aCarrier } = await aPosting();
      const { id: bidId } = await (await aCarrier(status)).bid();
      const before = await eventsOf(broker);
      await expect(acceptBid(broker, { bidId })).rejects.toMatchObject({ code: "carrier_not_assignable" });
      await expect(counterBid(broker, { bidId, amount: usd(1700) })).rejects.toMatchObject({
        code: "carrier_not_assignable",
      });
      expect(await eventsOf(broker)).toEqual(before);
      expect((await getLoad(broker, { id: load.id })).load.status).toBe("AVAILABLE");
    },
  );

  test("a counter keeps the bid's currency", async () => {
    const { broker, board, aCarrier } = await aPosting();
    const { id: bidId } = await (await aCarrier()).bid({ currencyCode: "MXN", amount: 3_500_000 });
    const inDollars = counterBid(broker, { bidId, amount: usd(1700) });
    await expect(inDollars).rejects.toMatchObject({
      details: { issues: [{ path: "amount.currencyCode", code: "other_currency" }] },
    });
    const { bid } = await counterBid(broker, { bidId, amount: { amount: 3_200_000 } });
    expect(bid.counter?.amount).toEqual({ currencyCode: "MXN", amount: 3_200_000 });
    const { bid: again } = await rejectCounter(board, { bidId, amount: { amount: 3_300_000 } });
    expect([again.status, again.amount]).toEqual(["ACTIVE", { currencyCode: "MXN", amount: 3_300_000 }]);
  });
});

describe("a posting", () => {
  test("opens an ON_HOLD load to carriers, once, and not one that is booked", async () => {
    const { broker, tms, load, posting } = await aPosting({ load: { status: "ON_HOLD" } });
    expect((await getLoad(broker, { id: load.id })).load.status).toBe("AVAILABLE");
    await expect(openPosting(broker, { id: load.id })).rejects.toMatchObject(refused("conflict", "OPEN"));
    await endOpenPosting(broker, { postingId: posting.id });
    await expect(endOpenPosting(broker, { postingId: posting.id })).rejects.toMatchObject(refused("conflict", "ENDED"));
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

test("events after one are told oldest first, page by page, and nothing twice", async () => {
  const { broker, aCarrier } = await aPosting();
  const { id: bidId } = await (await aCarrier()).bid();
  await counterBid(broker, { bidId, amount: usd(1800) });
  await acceptBid(broker, { bidId }).catch(() => undefined);
  const [newest, first] = (await listBidEvents(broker, {})).items;
  expect([newest?.type, first?.type]).toEqual(["bid.countered", "bid.submitted"]);
  // No type is no filter, as in every list.
  const after = { after: first?.id, limit: 1, type: [] };
  // An event is told once all that began before it has ended, wherever in the database server.
  const told = async () => (await listBidEvents(broker, after)).items.map(({ type }) => type);
  await expect.poll(told, { timeout: 10_000, interval: 20 }).toEqual(["bid.countered"]);
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
  await endOpenPosting(broker, { postingId: posting.id });
  const opening = async () => openPosting(broker, { id: load.id, expiresAt: broker.now.toISOString() });
  await expect(opening()).rejects.toMatchObject({
    details: { issues: [{ path: "expiresAt", code: "not_in_the_future" }] },
  });
});
