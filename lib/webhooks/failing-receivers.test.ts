import { beforeEach, describe, expect, test } from "vitest";
import { answerWith, aReceiver } from "@/lib/testing/a-receiver";
import { aSelfSignedReceiver } from "@/lib/testing/a-self-signed-receiver";
import { aWebhook, aWorker, firstArrivals, forgetOtherWebhooks, inOrder, someBids } from "@/lib/testing/a-webhook";
import { getWebhook, saveWebhook } from "@/lib/webhooks/save-webhook";
import { probeEveryMs } from "@/lib/webhooks/schema/webhook-values";

beforeEach(forgetOtherWebhooks);

const hour = 3_600_000;

describe("a receiver that is", () => {
  const cases = {
    "slow to answer": () => undefined,
    failing: answerWith(500),
    "moved elsewhere": answerWith(301, { location: "https://tms.example/" }),
    "pointing to loopback": answerWith(302, { location: "http://127.0.0.1:1/" }),
    "asking to wait": answerWith(429, { "retry-after": "9" }),
    "answering without end": (response: { write: (text: string) => boolean; writeHead: (status: number) => void }) => {
      response.writeHead(503);
      response.write("x".repeat(1_000_000));
    },
    "hanging up": (response: { destroy: () => void }) => response.destroy(),
  };

  test(`${Object.keys(cases).join(", ")}, down or gone gets every event in order once it is back`, async () => {
    const ends = await Promise.all(
      Object.entries({ ...cases, down: answerWith(500), gone: answerWith(410) }).map(async ([name, answer]) => {
        const receiver = await aReceiver(answer);
        const webhook = await aWebhook(receiver.url);
        if (name === "down") await receiver.close();
        return { name, receiver, webhook, events: await webhook.queue(someBids(4), 5) };
      }),
    );
    const worker = aWorker(new Date());
    await worker.at(new Date());
    expect(ends.map(({ receiver }) => receiver.accepted().length)).toEqual(ends.map(() => 0));
    for (const { name, receiver, webhook } of ends) {
      receiver.answer = answerWith(204);
      if (name === "down") await receiver.reopen();
      if (name !== "gone") continue;
      expect(await webhook.webhook()).toMatchObject({ isEnabled: false, disabledReason: "GONE" });
      await saveWebhook({ ...webhook.ctx, now: worker.now() }, { url: receiver.url, isEnabled: true });
    }
    for (let round = 0; round < 3; round++) await worker.after(hour);
    for (const { name, receiver, events, webhook } of ends) {
      expect([name, firstArrivals(receiver.accepted())]).toEqual([name, inOrder(events)]);
      expect([name, (await webhook.deliveries()).filter(({ status }) => status !== "DELIVERED")]).toEqual([name, []]);
    }
  });

  test("without TLS where https is asked for gets nothing", async () => {
    const receiver = await aReceiver();
    const { queue, deliveries } = await aWebhook(receiver.url.replace("http:", "https:"));
    await queue(someBids(1));
    await aWorker(new Date()).at(new Date());
    const [delivery] = await deliveries();
    expect([delivery?.status, delivery?.lastError, receiver.received]).toEqual(["PENDING", "TLS_FAILED", []]);
  });

  test("showing a certificate that nobody vouches for gets nothing", async () => {
    const receiver = await aSelfSignedReceiver();
    const { queue, deliveries } = await aWebhook(receiver.url);
    await queue(someBids(1));
    await aWorker(new Date()).at(new Date());
    const [delivery] = await deliveries();
    receiver.close();
    expect([delivery?.status, delivery?.lastError, receiver.requests]).toEqual(["PENDING", "TLS_FAILED", 0]);
  });

  test("down for 72 hours gets all that gathered meanwhile, each bid in order, and was asked gently", async () => {
    const receiver = await aReceiver(answerWith(503));
    const { ctx, queue, deliveries, webhook } = await aWebhook(receiver.url);
    const bids = someBids(30);
    const begin = new Date();
    const events = await queue(bids, 3);
    const worker = aWorker(begin);
    await worker.at(begin);
    for (let minutes = 0; minutes < 72 * 60; minutes += 20) {
      if (minutes % 600 === 0) events.push(...(await queue(bids, 1, worker.now())));
      await worker.after(20 * 60_000);
    }
    expect(await getWebhook(ctx)).toMatchObject({ webhook: { health: "PAUSED", waiting: events.length, failed: 0 } });
    expect(receiver.received.length).toBeLessThanOrEqual(30 + 72 * 3);
    receiver.answer = answerWith(200);
    const back = worker.now();
    while ((await deliveries()).some(({ status }) => status !== "DELIVERED")) await worker.after(60_000);
    expect(firstArrivals(receiver.accepted())).toEqual(inOrder(events));
    expect(worker.now().getTime() - back.getTime()).toBeLessThanOrEqual(probeEveryMs);
    expect(await webhook()).toMatchObject({ failures: 0, failingSince: null, probeAt: null, isEnabled: true });
  });

  test("failing for five days is disabled; enabled again it gets what somebody wants of what waited", async () => {
    const receiver = await aReceiver(answerWith(500));
    const { ctx, queue, deliveries, webhook } = await aWebhook(receiver.url);
    const begin = new Date();
    await queue(someBids(12), 2, begin);
    const worker = aWorker(begin);
    await worker.at(begin);
    for (let hours = 0; hours < 119; hours++) await worker.after(hour);
    expect(await webhook()).toMatchObject({ isEnabled: true });
    const late = await queue(someBids(2), 2, worker.now());
    for (let hours = 0; hours < 3; hours++) await worker.after(hour);
    expect(await webhook()).toMatchObject({ isEnabled: false, disabledReason: "FAILING" });
    const attempts = receiver.received.length;
    await worker.after(24 * hour);
    expect(receiver.received).toHaveLength(attempts);

    receiver.answer = answerWith(200);
    const replayFrom = new Date(begin.getTime() + 24 * hour).toISOString();
    await saveWebhook({ ...ctx, now: worker.now() }, { url: receiver.url, isEnabled: true, replayFrom });
    await worker.after(1);
    expect(firstArrivals(receiver.accepted())).toEqual(inOrder(late));
    const statuses = new Set((await deliveries()).slice(0, 24).map(({ status }) => status));
    expect([...statuses].filter((status) => status !== "FAILED")).toEqual(["SKIPPED"]);
  });
});
