import { describe, expect, test } from "vitest";
import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { listPostings } from "@/lib/bidding/list-postings";
import { counterBid, rejectCounter, revokeCounter } from "@/lib/bidding/negotiate-bid";
import { getLoad } from "@/lib/loads/get-load";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";

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
