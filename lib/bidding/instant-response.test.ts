import { describe, expect, test } from "vitest";
import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { dryRunInstantResponse } from "@/lib/bidding/dry-run-instant-response";
import { counterBid, rejectBid } from "@/lib/bidding/negotiate-bid";
import { answerInstantly, ruleMessage } from "@/lib/bidding/rules/answer-instantly";
import { getInstantResponse, saveInstantResponse } from "@/lib/bidding/save-instant-response";
import type { InstantResponse } from "@/lib/bidding/schema/instant-response";
import { getLoad } from "@/lib/loads/get-load";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";
import { aBrokerage, sync } from "@/lib/testing/a-sync";

describe("a rule", () => {
  const prices = { maxBuy: usd(2000), targetRate: usd(1800) };
  const rule: InstantResponse = {
    rejectAbove: { percentOver: 10, of: "maxBuy" },
    acceptAtOrBelow: { percentOver: -5, of: "targetRate" },
  };
  const fit = { isAssignable: true, lacksRequirement: false };
  const answer = (dollars: number, carrier = fit) => answerInstantly(rule, { price: usd(dollars), prices, ...carrier });

  test.each([
    [2201, "REJECT", "ABOVE_LIMIT"],
    [2200, "WAIT", "BETWEEN_LIMITS"],
    [1711, "WAIT", "BETWEEN_LIMITS"],
    [1710, "ACCEPT", "AT_OR_BELOW_LIMIT"],
  ])("with a ceiling of 2,200 and a floor of 1,710 answers %i with %s", (dollars, outcome, why) => {
    expect(answer(dollars)).toMatchObject({ outcome, why });
  });

  test("has no limit beyond what a price can be", () => {
    const dear = { maxBuy: usd(9_000_000) };
    const bid = { price: usd(10_000_000), prices: dear, ...fit };
    expect(answerInstantly({ rejectAbove: { percentOver: 900, of: "maxBuy" } }, bid).limit).toEqual(usd(10_000_000));
  });

  test("accepts only carriers that may be assigned", () => {
    const barred = { isAssignable: false, lacksRequirement: true };
    expect(answer(1500, barred)).toMatchObject({ outcome: "WAIT", why: "NOT_ASSIGNABLE" });
  });

  test("accepts no carrier that lacks what the load requires, and rejects it all the same", () => {
    const lacking = { isAssignable: true, lacksRequirement: true };
    expect(answer(1500, lacking)).toMatchObject({ outcome: "WAIT", why: "LACKS_REQUIREMENT" });
    expect(answer(2201, lacking)).toMatchObject({ outcome: "REJECT" });
  });

  test("lets a bid wait that is in another currency, or whose load lacks what a percentage counts from", () => {
    const pesos = { currencyCode: "MXN" as const, amount: 1 };
    expect(answerInstantly(rule, { price: pesos, prices, ...fit })).toMatchObject({
      why: "OTHER_CURRENCY",
    });
    expect(answerInstantly(rule, { price: usd(9999), prices: {}, ...fit })).toEqual({
      outcome: "WAIT",
      why: "NO_LIMIT",
    });
  });

  test("says which it is", () => {
    expect(ruleMessage(rule, answer(2300), "organization")).toBe(
      "Rejected: above USD 2,200.00 (10 % over maxBuy), the rule of the organization.",
    );
    expect(
      ruleMessage(
        { acceptAtOrBelow: { amount: usd(1700) } },
        { outcome: "ACCEPT", why: "AT_OR_BELOW_LIMIT", limit: usd(1700) },
        "posting",
      ),
    ).toBe("Accepted: at or below USD 1,700.00, the rule of the posting.");
  });
});

describe("a submitted bid", () => {
  test("waits for a person where a better one waits, and is accepted where only dearer, blocked or countered ones do", async () => {
    const { broker, aCarrier } = await aPosting();
    const [cheap, dear, best] = [await aCarrier(), await aCarrier(), await aCarrier()];
    const { id: cheapId } = await cheap.bid(usd(1700));
    await (await aCarrier("NEEDS_REVIEW")).bid(usd(1500));
    await saveInstantResponse(broker, { instantResponse: { acceptAtOrBelow: { amount: usd(2000) } } });
    expect((await dear.bid(usd(1900))).status).toBe("ACTIVE");
    await counterBid(broker, { bidId: cheapId, amount: usd(1650) });
    expect((await best.bid(usd(1800))).status).toBe("ACCEPTED");
  });

  test("waits for a person where the load has another carrier already", async () => {
    const posting = { instantResponse: { acceptAtOrBelow: { amount: usd(2000) } } };
    const { tms, load, aCarrier } = await aPosting({ posting });
    const [assigned, other] = [await aCarrier(), await aCarrier()];
    const assignedCarrier = { carrier: { dotNumber: assigned.dotNumber } };
    await sync(tms, { externalId: load.externalId, assignedCarrier });
    expect((await other.bid(usd(1500))).status).toBe("ACTIVE");
    expect((await assigned.bid(usd(1500))).status).toBe("ACCEPTED");
  });

  test("above the ceiling is rejected after it was submitted, and may be submitted again as the same bid", async () => {
    const { broker, aCarrier } = await aPosting({
      posting: { instantResponse: { rejectAbove: { amount: usd(2000) } } },
    });
    const { bid } = await aCarrier();
    const [first, second] = [await bid(usd(2100)), await bid(usd(2000))];
    expect([second.id, second.status, second.reason]).toEqual([first.id, "ACTIVE", undefined]);
    expect((await eventsOf(broker)).map(({ type, data }) => [type, data.bid.amount, data.reason])).toEqual([
      ["bid.submitted", usd(2100), undefined],
      [
        "bid.rejected",
        usd(2100),
        { code: "instant_response", message: "Rejected: above USD 2,000.00, the rule of the posting." },
      ],
      ["bid.submitted", usd(2000), undefined],
    ]);
  });

  test("at the floor books the load at once, in the name of the person who saved the rule", async () => {
    const brokerage = await aBrokerage();
    const { broker } = brokerage;
    await saveInstantResponse(broker, { instantResponse: { acceptAtOrBelow: { amount: usd(1500) } } });
    const { load, aCarrier } = await aPosting({ brokerage });
    const { carrierId, bid } = await aCarrier();
    expect(await bid(usd(1500))).toMatchObject({ status: "ACCEPTED", actions: [] });
    const { status, assignedCarrier } = (await getLoad(broker, { id: load.id })).load;
    expect([status, assignedCarrier?.carrier?.id]).toEqual(["BOOKED", carrierId]);
    const { organizationId, db, actor } = broker;
    const [selection] = await db.carrierSelection.findMany({ where: { organizationId } });
    expect(selection?.record).toMatchObject({ via: "BID", decidedBy: { type: "user", name: actor.name } });
    expect((await eventsOf(broker)).map(({ type }) => type)).toEqual(["bid.submitted", "bid.accepted"]);
  });

  test("waits at the floor when its carrier may not be assigned", async () => {
    const { aCarrier } = await aPosting({ posting: { instantResponse: { acceptAtOrBelow: { amount: usd(1500) } } } });
    expect((await (await aCarrier("NEEDS_REVIEW")).bid(usd(1400))).status).toBe("ACTIVE");
  });

  test("is answered by the rule of its posting in place of the organization's", async () => {
    const brokerage = await aBrokerage();
    await saveInstantResponse(brokerage.broker, { instantResponse: { rejectAbove: { amount: usd(1000) } } });
    const [own, common] = [
      await aPosting({ brokerage, posting: { instantResponse: {} } }),
      await aPosting({ brokerage }),
    ];
    expect((await (await own.aCarrier()).bid(usd(1900))).status).toBe("ACTIVE");
    expect((await (await common.aCarrier()).bid(usd(1900))).status).toBe("REJECTED");
  });
});

test("a rule is kept with who saved it, and is that of its organization alone", async () => {
  const [{ broker }, { broker: stranger }] = [await aBrokerage(), await aBrokerage()];
  expect(await getInstantResponse(broker, {})).toEqual({ instantResponse: {}, version: 0 });
  const instantResponse = { rejectAbove: { percentOver: 12.5, of: "maxBuy" as const } };
  const saved = await saveInstantResponse(broker, { instantResponse });
  expect(saved).toMatchObject({ instantResponse, version: 1, savedBy: { name: broker.actor.name } });
  expect(await getInstantResponse(broker, {})).toEqual(saved);
  expect(await getInstantResponse(stranger, {})).toEqual({ instantResponse: {}, version: 0 });
});

describe("a rule that is saved for a version", () => {
  const above = (dollars: number) => ({ rejectAbove: { amount: usd(dollars) } });
  const refused = (current: object) => ({ code: "version_conflict", details: { current } });

  test("never takes the place of one that somebody saved meanwhile, and is answered with that one", async () => {
    const { broker } = await aBrokerage();
    const first = await saveInstantResponse(broker, { instantResponse: above(2000), ifVersion: 0 });
    await expect(saveInstantResponse(broker, { instantResponse: {}, ifVersion: 0 })).rejects.toMatchObject(
      refused(first),
    );
    const second = await saveInstantResponse(broker, { instantResponse: above(2100), ifVersion: first.version });
    expect(second.version).toBe(2);
    await expect(saveInstantResponse(broker, { instantResponse: {}, ifVersion: 1 })).rejects.toMatchObject(
      refused(second),
    );
    expect(await getInstantResponse(broker, {})).toEqual(second);
  });

  test("by two at once is that of one of them", async () => {
    const { broker } = await aBrokerage();
    const saves = [above(2000), above(2100)].map((instantResponse) =>
      saveInstantResponse(broker, { instantResponse, ifVersion: 0 }),
    );
    const outcomes = (await Promise.allSettled(saves)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(["fulfilled", "rejected"]);
    expect((await getInstantResponse(broker, {})).version).toBe(1);
  });

  test("that no rule ever had is refused", async () => {
    const { broker } = await aBrokerage();
    await expect(saveInstantResponse(broker, { instantResponse: {}, ifVersion: 1 })).rejects.toMatchObject(
      refused({ instantResponse: {}, version: 0 }),
    );
  });

  test("without one replaces what is there, as ever", async () => {
    const { broker } = await aBrokerage();
    await saveInstantResponse(broker, { instantResponse: above(2000) });
    expect(await saveInstantResponse(broker, { instantResponse: {} })).toMatchObject({
      instantResponse: {},
      version: 2,
    });
  });
});

test("a dry run shows what a rule would have done with past bids, and does nothing", async () => {
  const brokerage = await aBrokerage();
  const { broker } = brokerage;
  const { aCarrier } = await aPosting({ brokerage });
  const [high, low, middle] = [
    await (await aCarrier()).bid(usd(2400)),
    await (await aCarrier()).bid(usd(1500)),
    await (await aCarrier()).bid(usd(1900)),
  ];
  await rejectBid(broker, { bidId: low.id });
  await acceptBid(broker, { bidId: high.id });
  const before = await eventsOf(broker);
  const run = await dryRunInstantResponse(broker, {
    instantResponse: { rejectAbove: { percentOver: 0, of: "maxBuy" }, acceptAtOrBelow: { amount: usd(1600) } },
  });
  expect(run).toMatchObject({ bids: 3, accepted: 1, rejected: 1, waiting: 1, differing: 2 });
  expect(run.items.map(({ bid, outcome }) => [bid.id, outcome])).toEqual([
    [low.id, "ACCEPT"],
    [high.id, "REJECT"],
    [middle.id, "WAIT"],
  ]);
  expect(await eventsOf(broker)).toEqual(before);
});

test("a dry run judges what a carrier submitted, not the price that was agreed on afterwards", async () => {
  const { broker, board, aCarrier } = await aPosting();
  const { id: bidId } = await (await aCarrier()).bid(usd(1850));
  await counterBid(broker, { bidId, amount: usd(900) });
  await acceptCounter(board, { bidId });
  const instantResponse = { rejectAbove: { amount: usd(1800) }, acceptAtOrBelow: { amount: usd(1000) } };
  const run = await dryRunInstantResponse(broker, { instantResponse });
  expect(run).toMatchObject({ accepted: 0, rejected: 1, differing: 1 });
  expect(run.items.map(({ price, outcome, bid }) => [price, outcome, bid.amount])).toEqual([
    [usd(1850), "REJECT", usd(900)],
  ]);
});

test("a dry run judges the latest submission of a bid that was submitted again", async () => {
  const { broker, aCarrier } = await aPosting({ posting: { instantResponse: { rejectAbove: { amount: usd(2000) } } } });
  const { bid } = await aCarrier();
  await bid(usd(2100));
  await bid(usd(1700));
  const run = await dryRunInstantResponse(broker, { instantResponse: { rejectAbove: { amount: usd(2000) } } });
  expect(run.items.map(({ price, outcome }) => [price, outcome])).toEqual([[usd(1700), "WAIT"]]);
});
