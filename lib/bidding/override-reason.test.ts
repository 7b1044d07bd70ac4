import { describe, expect, test } from "vitest";
import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { getOffer } from "@/lib/bidding/get-offer";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { listCarrierSelections } from "@/lib/carrier-selection/list-carrier-selections";
import type { Certificate } from "@/lib/carriers/schema/profile";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";

const reason = "Its renewal was shown on the phone, the paper comes on Monday.";
const expired: Certificate[] = [{ type: "CTPAT", expiresOn: "2020-01-31" }];

/** A bid for a load that requires CTPAT, of a carrier with these certificates on record. */
async function aBidFor(certificates: Certificate[], rule: Parameters<typeof aPosting>[0] = {}) {
  const posted = await aPosting({ ...rule, load: { carrierRequirements: { ctpatCertified: true } } });
  const { broker, aCarrier, load } = posted;
  const carrier = await aCarrier();
  const { organizationId } = broker;
  await broker.db.carrierProfile.create({ data: { organizationId, carrierId: carrier.carrierId, certificates } });
  const offer = await carrier.byLink();
  const bid = await carrier.bid();
  const recordOf = async () => (await listCarrierSelections(broker, { loadId: load.id })).items[0]?.record;
  return { ...posted, offer, bid, bidId: bid.id, recordOf };
}

const missing = {
  code: "invalid_request",
  details: { issues: [{ path: "overrideReason", code: "override_reason_missing" }] },
};

describe("a carrier that lacks what the load requires", () => {
  test("is accepted in the portal only with a reason, which the record keeps", async () => {
    const { broker, bidId, recordOf } = await aBidFor(expired);
    await expect(acceptBid(broker, { bidId })).rejects.toMatchObject(missing);
    expect(await recordOf()).toBeUndefined();
    await acceptBid(broker, { bidId, overrideReason: reason });
    expect(await recordOf()).toMatchObject({
      overrideReason: reason,
      requirements: [{ requirement: "ctpatCertified", outcome: "expired" }],
    });
  });

  test("is countered in the portal only with a reason, which the record keeps when the carrier takes the counter", async () => {
    const { broker, bidId, offer, recordOf } = await aBidFor(expired);
    const amount = usd(1800);
    await expect(counterBid(broker, { bidId, amount })).rejects.toMatchObject(missing);
    await counterBid(broker, { bidId, amount, overrideReason: reason });
    await acceptCounter(offer.ctx, { bidId });
    expect(await recordOf()).toMatchObject({ overrideReason: reason, decidedBy: { type: "carrier" } });
  });

  test("never learns why, nor does anybody else outside of the organization", async () => {
    const { broker, bidId, offer } = await aBidFor(expired);
    await counterBid(broker, { bidId, amount: usd(1800), overrideReason: reason });
    const countered = await getOffer(offer.ctx, {});
    await acceptCounter(offer.ctx, { bidId });
    const all = [countered, await getOffer(offer.ctx, {}), await eventsOf(broker)];
    expect(JSON.stringify(all)).not.toContain(reason);
  });

  test("is accepted by a TMS as before", async () => {
    const { tms, bidId, recordOf } = await aBidFor(expired);
    await acceptBid(tms, { bidId });
    expect(await recordOf()).toMatchObject({
      rules: expect.arrayContaining([expect.objectContaining({ outcome: "TOLERATED" })]),
    });
    expect(await recordOf()).not.toHaveProperty("overrideReason");
  });

  test("is not accepted by the instant response", async () => {
    const rule = { posting: { instantResponse: { acceptAtOrBelow: { amount: usd(2000) } } } };
    expect((await aBidFor(expired, rule)).bid.status).toBe("ACTIVE");
    expect((await aBidFor([{ type: "CTPAT" }], rule)).bid.status).toBe("ACCEPTED");
  });
});

test("a carrier of which nobody knows whether it has what the load requires is accepted without a reason", async () => {
  const { broker, bidId, recordOf } = await aBidFor([]);
  await acceptBid(broker, { bidId });
  const { requirements, rules } = (await recordOf()) ?? {};
  expect(requirements).toEqual([{ requirement: "ctpatCertified", outcome: "not_known" }]);
  expect(rules?.at(-1)).toEqual({ rule: "requirements_missed", outcome: "NOT_KNOWN" });
});
