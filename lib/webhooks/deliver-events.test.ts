import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/server/db";
import { inTransaction } from "@/lib/server/transaction";
import { answerWith, aReceiver } from "@/lib/testing/a-receiver";
import { aWebhook, aWorker, firstArrivals, forgetOtherWebhooks, inOrder, someBids } from "@/lib/testing/a-webhook";
import { countedStatements } from "@/lib/testing/counted-statements";
import { queueDeliveries } from "@/lib/webhooks/queue-deliveries";
import { resendDeliveries } from "@/lib/webhooks/resend-deliveries";
import { rotateSecret } from "@/lib/webhooks/save-webhook";
import { probeEveryMs, retryDelaysMs } from "@/lib/webhooks/schema/webhook-values";

beforeEach(forgetOtherWebhooks);

const hour = 3_600_000;

describe("an event", () => {
  test("arrives as it was queued, signed so that the package of the standard verifies it", async () => {
    const receiver = await aReceiver();
    const { secret, queue } = await aWebhook(receiver.url);
    const [event] = await queue(someBids(1));
    await aWorker(new Date()).at(new Date());
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    expect(new Webhook(secret).verify(body, texts)).toEqual(event?.envelope);
    expect([texts["webhook-id"], texts["content-type"]]).toEqual([event?.id, "application/json"]);
  });

  test("is queued by one statement, however many there are, and not at all without a webhook", async () => {
    const receiver = await aReceiver();
    const { ctx, queue, deliveries } = await aWebhook(receiver.url);
    const events = (count: number) =>
      Array.from({ length: count }, (_, id) => ({ id: `evt_${id}`, bidId: "bid_1", type: "bid.closed", envelope: {} }));
    await inTransaction(ctx, async (tx) => {
      const cost = (count: number) => countedStatements(() => queueDeliveries(tx, events(count)));
      expect([await cost(0), await cost(1), await cost(500)]).toEqual([0, 1, 1]);
    });
    expect(await deliveries()).toHaveLength(501);
    await db.webhook.delete({ where: { organizationId: ctx.organizationId } });
    await queue(someBids(1));
    expect(await deliveries()).toHaveLength(501);
  });

  test("of a transaction that fails is never sent", async () => {
    const receiver = await aReceiver();
    const { ctx, deliveries } = await aWebhook(receiver.url);
    const broken = inTransaction(ctx, async (tx) => {
      await queueDeliveries(tx, [{ id: "evt_1", bidId: "bid_1", type: "bid.closed", envelope: {} }]);
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    await aWorker(new Date()).at(new Date());
    expect([await deliveries(), receiver.received]).toEqual([[], []]);
  });

  test("that was queued in the moment the one before it was settled gets its turn all the same", async () => {
    const receiver = await aReceiver();
    const { queue, organizationId } = await aWebhook(receiver.url);
    await queue(someBids(3));
    await db.webhookDelivery.updateMany({ where: { organizationId }, data: { isHead: false } });
    aWorker(new Date());
    await expect.poll(() => receiver.accepted().length, { interval: 5 }).toBe(3);
  });
});

describe("the events of a bid", () => {
  test("arrive in their order, each of them, while every third answer is a failure", async () => {
    const receiver = await aReceiver((response) => {
      response.writeHead(receiver.received.length % 3 === 0 ? 500 : 200).end();
    });
    const { queue, deliveries } = await aWebhook(receiver.url);
    const events = await queue(someBids(40), 10);
    const worker = aWorker(new Date());
    await worker.at(new Date());
    for (let round = 0; round < 30; round++) await worker.after(25 * hour);
    expect(firstArrivals(receiver.accepted())).toEqual(inOrder(events));
    expect(receiver.accepted()).toHaveLength(400);
    expect((await deliveries()).every(({ status }) => status === "DELIVERED")).toBe(true);
  });

  test("go on after one that was given up; sent again it keeps its id", async () => {
    const receiver = await aReceiver((response, { body }) => {
      response.writeHead(JSON.parse(body).number === 1 ? 500 : 200).end();
    });
    const { ctx, queue, deliveries } = await aWebhook(receiver.url);
    const [first] = await queue(someBids(1), 3);
    const worker = aWorker(new Date());
    await worker.at(new Date());
    for (const delay of retryDelaysMs) await worker.after(delay);
    await worker.after(probeEveryMs);
    const [given, ...others] = await deliveries();
    expect([given?.status, given?.attempts]).toEqual(["FAILED", 10]);
    expect(others.map(({ status }) => status)).toEqual(["DELIVERED", "DELIVERED"]);
    receiver.answer = answerWith(200);
    const { results } = await resendDeliveries(ctx, { ids: [given?.id ?? "", "delivery_none", others[0]?.id ?? ""] });
    expect(results.map(({ outcome }) => outcome)).toEqual(["QUEUED", "NOT_FOUND", "QUEUED"]);
    await worker.after(1);
    expect(receiver.received.filter(({ headers }) => headers["webhook-id"] === first?.id)).toHaveLength(11);
    expect((await deliveries()).map(({ status, isHead }) => [status, isHead])).toEqual(
      Array(3).fill(["DELIVERED", false]),
    );
  });
});

test("while a secret is changed over nothing arrives that the receiver cannot verify", async () => {
  const receiver = await aReceiver();
  const { ctx, secret, queue } = await aWebhook(receiver.url);
  let known = secret;
  let verified = 0;
  receiver.answer = (response, { headers, body }) => {
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    new Webhook(known).verify(body, texts);
    verified++;
    response.writeHead(204).end();
  };
  const worker = aWorker(new Date());
  const bids = someBids(20);
  for (const step of ["before", "rotate", "change over", "after"] as const) {
    if (step === "rotate") ({ secret: known } = { ...(await rotateSecret(ctx, { overlapHours: 1 })), secret: known });
    await queue(bids, 5);
    await worker.at(new Date());
  }
  expect(verified).toBe(400);
});

test("two workers share the work, and nothing arrives twice", async () => {
  let most = 0;
  const open: (() => void)[] = [];
  const receiver = await aReceiver((response) => {
    open.push(() => response.writeHead(204).end());
    most = Math.max(most, open.length);
    // One worker sends 32 at once to one receiver; so more than that come from two.
    if (open.length > 32 || receiver.received.length > 200) for (const answer of open.splice(0)) answer();
  });
  const { queue } = await aWebhook(receiver.url);
  const [one, other] = [aWorker(new Date()), aWorker(new Date())];
  const events = await queue(someBids(300));
  await Promise.all([one.at(new Date()), other.at(new Date())]);
  expect(receiver.received).toHaveLength(300);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(events.length);
  expect(most).toBeGreaterThan(32);
});

test("a slow receiver does not delay the others", async () => {
  const slow = await aReceiver(() => undefined);
  const quick = await aReceiver();
  const [{ queue: queueSlow }, { queue }] = [await aWebhook(slow.url), await aWebhook(quick.url)];
  await queueSlow(someBids(400));
  const worker = aWorker(new Date());
  void worker.at(new Date());
  await expect.poll(() => slow.received.length, { interval: 5 }).toBe(32);
  await queue(someBids(50));
  await expect.poll(() => quick.received.length, { interval: 5 }).toBe(50);
  expect(slow.received).toHaveLength(32);
});

test("what a stopped worker had under way is given back at once", async () => {
  const receiver = await aReceiver(() => undefined);
  const { queue, deliveries } = await aWebhook(receiver.url);
  await queue(someBids(5));
  const worker = aWorker(new Date());
  void worker.at(new Date());
  await expect.poll(() => receiver.received.length, { interval: 5 }).toBe(5);
  await worker.stop();
  // Who had waited for the receiver would have counted an attempt.
  expect((await deliveries()).map(({ status, step, isHead }) => [status, step, isHead])).toEqual(
    Array(5).fill(["PENDING", 0, true]),
  );
  receiver.answer = answerWith(204);
  await aWorker(new Date()).at(new Date());
  expect(receiver.accepted()).toHaveLength(5);
});
