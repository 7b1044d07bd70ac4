import type { APIRequestContext } from "@playwright/test";
import { anOffer } from "../bidding/own-offer";

// The TMS's id of the broker of the demo: other tests leave its loads alone.
export const ofTheBroker = { externalOwnerCoverageUserId: "U-102" };

/** A load of the broker's, picked up in a week, with a bid by a carrier of the test's own. */
export async function aBidOnOwnLoad(request: APIRequestContext, amount: number) {
  const offer = await anOffer(request);
  const start = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const [pickup, ...others] = offer.load.stops;
  const stops = [{ ...pickup, appointment: { start } }, ...others];
  await offer.post("/loads/sync", { load: { externalId: offer.load.externalId, ...ofTheBroker, stops } });
  const { bid } = await offer.place(amount);
  return { ...offer, bidId: String(bid.id) };
}
