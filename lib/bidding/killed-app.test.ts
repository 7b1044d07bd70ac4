import { expect, test } from "vitest";
import type { BidEvent } from "@/lib/bidding/schema/bid-event";
import { aPosting, eventsOf, usd } from "@/lib/testing/a-posting";
import { aReceiver } from "@/lib/testing/a-receiver";
import { aWorker, forgetOtherWebhooks } from "@/lib/testing/a-webhook";
import { startApp } from "@/lib/testing/an-app";
import { anOrganization } from "@/lib/testing/an-organization";
import { saveWebhook } from "@/lib/webhooks/save-webhook";
import { leaseMs } from "@/lib/webhooks/store/claim-deliveries";

const carriersCount = 60;

test("an app that is killed while bids come in loses none, halves none and sends each event, in order", async () => {
  await forgetOtherWebhooks();
  const { ctx, organizationId, anApiKey } = await anOrganization();
  const brokerage = { broker: ctx, tms: ctx };
  const { posting, aCarrier } = await aPosting({ brokerage });
  const receiver = await aReceiver((response) => void setTimeout(() => response.writeHead(204).end(), 5));
  await saveWebhook(ctx, { url: receiver.url });
  const key = await anApiKey();
  const carriers = await Promise.all(Array.from({ length: carriersCount }, () => aCarrier()));
  let app = startApp();

  /** Sends until it is answered, whichever process answers. */
  const call = async (operation: string, idempotencyKey: string, body: object) => {
    for (;;) {
      const headers = { "api-key": key, "content-type": "application/json", "idempotency-key": idempotencyKey };
      const { origin } = await app;
      const sent = fetch(`${origin}/api${operation}`, { method: "POST", headers, body: JSON.stringify(body) });
      const answer = await sent
        .then(async (it) => ({ status: it.status, json: await it.json() }))
        .catch(() => undefined);
      if (answer?.status === 200) return answer.json;
      if (answer && answer.status !== 409) throw new Error(JSON.stringify(answer.json));
    }
  };
  let answered = 0;
  const bids = carriers.map(async ({ carrierId }) => {
    const bid = { postingId: posting.id, carrier: { id: carrierId }, amount: usd(1900) };
    const { bid: made } = await call("/bids/submit", `submit-${carrierId}`, bid);
    answered++;
    await call("/bids/revoke", `revoke-${carrierId}`, { bidId: made.id });
    answered++;
    return made.id;
  });
  for (const share of [0.3, 0.6]) {
    await expect.poll(() => answered, { interval: 2 }).toBeGreaterThan(share * 2 * carriersCount);
    const running = await app;
    app = running.kill().then(() => startApp());
    await app;
  }
  const ids = await Promise.all(bids);
  await (await app).kill();

  expect(new Set(ids).size).toBe(carriersCount);
  expect(await ctx.db.bid.groupBy({ by: ["status"], where: { organizationId }, _count: true })).toEqual([
    { status: "REVOKED", _count: carriersCount },
  ]);
  const events = await eventsOf(ctx);
  expect(events).toHaveLength(2 * carriersCount);
  // Past the leases of those who were killed.
  await aWorker(new Date(Date.now() + leaseMs)).after(0);
  const received: BidEvent[] = receiver.accepted();
  const typesOf = (id: string) => [
    ...new Set(received.filter(({ data }) => data.bid.id === id).map(({ type }) => type)),
  ];
  expect(ids.map(typesOf)).toEqual(ids.map(() => ["bid.submitted", "bid.revoked"]));
});
