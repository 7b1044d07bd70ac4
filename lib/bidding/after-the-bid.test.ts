import { expect, test } from "vitest";
import { acceptBid, acceptCounter } from "@/lib/bidding/accept-bid";
import { getOffer } from "@/lib/bidding/get-offer";
import { counterBid } from "@/lib/bidding/negotiate-bid";
import { openPosting } from "@/lib/bidding/open-posting";
import { reviewRelationship } from "@/lib/carriers/review-relationship";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { sync } from "@/lib/testing/a-sync";

const stopAt = (street: string) => ({
  type: "PICKUP" as const,
  location: { place: { street, city: "Monterrey", state: "NL", countryCode: "MX" } },
  referenceNumbers: [{ label: "Appointment", value: `At ${street}` }],
});
const load = { stops: [stopAt("Calle Uno 1")], referenceNumbers: [{ label: "PO", value: "PO-1" }] };

test("a carrier whose bid was accepted sees streets and numbers until the load is taken from it", async () => {
  const { broker, tms, aCarrier, load: posted, bidOf } = await aPosting({ load });
  const carrier = await aCarrier();
  const { ctx } = await carrier.byLink();
  const { id: bidId } = await carrier.bid();
  await acceptBid(broker, { bidId });
  expect(JSON.stringify((await getOffer(ctx, {})).load)).toMatch(/Calle Uno 1.*PO-1/);

  const { externalId } = posted;
  await sync(tms, { externalId, status: "BOOKED" });
  await sync(tms, { externalId, status: "AVAILABLE", stops: [stopAt("Calle Dos 2")] });
  const { bids, load: seen } = await getOffer(ctx, {});
  expect(bids).toMatchObject([{ id: bidId, status: "ACCEPTED", actions: [] }]);
  expect(JSON.stringify(seen)).not.toMatch(/Calle|PO-1/);

  await openPosting(broker, { id: posted.id });
  await expect(bidOf(carrier.carrierId)).rejects.toMatchObject({ message: "The posting is ENDED." });
});

test("a carrier that may no longer be assigned does not learn what the organization thinks of it", async () => {
  const { broker, aCarrier } = await aPosting();
  const carrier = await aCarrier();
  const { ctx } = await carrier.byLink();
  const { id: bidId } = await carrier.bid();
  await counterBid(broker, { bidId, amount: usd(1800) });
  const { id } = await broker.db.carrierRelationship.findFirstOrThrow({ where: { carrierId: carrier.carrierId } });
  await reviewRelationship(broker, { id, status: "NEEDS_REVIEW", note: "Same phone as a thief." });
  await expect(acceptCounter(ctx, { bidId })).rejects.toMatchObject({
    code: "carrier_not_assignable",
    message: "The broker cannot book this carrier for the load now.",
  });
});
