import { expect, onTestFinished, test } from "vitest";
import { acceptBid } from "@/lib/bidding/accept-bid";
import { revokeOfferLink } from "@/lib/bidding/create-offer-link";
import { counterBid, rejectBid } from "@/lib/bidding/negotiate-bid";
import { submitBid } from "@/lib/bidding/submit-bid";
import { retryDelaysMs } from "@/lib/messages/schema/message-values";
import { sendPushes } from "@/lib/messages/send-pushes";
import { removePushSubscription, savePushSubscription } from "@/lib/push-subscriptions/save-push-subscription";
import { db } from "@/lib/server/db";
import { wakeQueue } from "@/lib/server/work-queue";
import { aPosting, usd } from "@/lib/testing/a-posting";
import { aBrowser, aPushReceiver } from "@/lib/testing/a-push-receiver";

/** A carrier that bid by its link and wants to know the answer in its browser. */
async function aBid(load = {}) {
  const [service, browser] = [await aPushReceiver(), aBrowser()];
  const { broker, posting, aCarrier } = await aPosting({ load: { externalDisplayId: "M-1", ...load } });
  const { carrierId, byLink } = await aCarrier();
  const { ctx } = await byLink();
  const { bid } = await submitBid(ctx, { amount: usd(1900) });
  const endpoint = service.endpointOf(carrierId);
  await savePushSubscription(ctx, { endpoint, keys: browser.keys, language: "es-MX" });
  let now = new Date(Date.now() + 1000);
  const worker = sendPushes({ now: () => now, chance: () => 0.5, pollMs: 3_600_000 });
  onTestFinished(worker.stop);
  const arrived = async (later = 0) => {
    now = new Date(now.getTime() + later);
    wakeQueue("queued pushes");
    await worker.rest();
    return service.received.map(({ body }) => browser.read(body));
  };
  const subscriptions = () => db.pushSubscription.count({ where: { organizationId: broker.organizationId } });
  return { service, broker, posting, carrierId, ctx, bid, endpoint, arrived, subscriptions };
}

test("a counter reaches the carrier's browser in its language, with no link in it", async () => {
  const { broker, posting, bid, arrived } = await aBid();
  await counterBid(broker, { bidId: bid.id, amount: usd(1800) });
  expect(await arrived()).toEqual([
    {
      title: "Test Freight · Carga M-1",
      body: "La contraoferta es de USD 1,800. Abra la página para responder.",
      tag: posting.id,
    },
  ]);
});

test("so does that its bid was accepted", async () => {
  const { broker, bid, arrived } = await aBid();
  await acceptBid(broker, { bidId: bid.id });
  expect(await arrived()).toMatchObject([{ body: "Aceptaron su oferta de USD 1,900. La carga es suya." }]);
});

test("and that it was not", async () => {
  const { broker, bid, arrived } = await aBid();
  await rejectBid(broker, { bidId: bid.id, reason: "Too late" });
  expect(await arrived()).toMatchObject([{ body: "No aceptaron su oferta de USD 1,900." }]);
});

test.each([404, 410])("a browser that has ended its subscription (%i) is forgotten", async (status) => {
  const { service, broker, bid, arrived, subscriptions } = await aBid();
  service.status = status;
  await counterBid(broker, { bidId: bid.id, amount: usd(1800) });
  await arrived();
  await arrived(retryDelaysMs[0]);
  expect([service.received.length, await subscriptions()]).toEqual([1, 0]);
});

test("a push service that is busy is tried again", async () => {
  const { service, broker, bid, arrived, subscriptions } = await aBid();
  service.status = 503;
  await counterBid(broker, { bidId: bid.id, amount: usd(1800) });
  await arrived();
  service.status = 201;
  expect(await arrived(retryDelaysMs[0])).toHaveLength(2);
  expect(await subscriptions()).toBe(1);
});

test("who has turned it off is not notified any more", async () => {
  const { broker, ctx, bid, endpoint, arrived } = await aBid();
  expect(await removePushSubscription(ctx, { endpoint })).toEqual({ wasSubscribed: true });
  expect(await removePushSubscription(ctx, { endpoint })).toEqual({ wasSubscribed: false });
  await counterBid(broker, { bidId: bid.id, amount: usd(1800) });
  expect(await arrived()).toEqual([]);
});

test("nor is a carrier whose link was revoked", async () => {
  const { broker, posting, carrierId, bid, arrived } = await aBid();
  await revokeOfferLink(broker, { postingId: posting.id, carrierId });
  await counterBid(broker, { bidId: bid.id, amount: usd(1800) });
  expect(await arrived()).toEqual([]);
});
