import { describe, expect, test } from "vitest";
import type { AppError } from "@/lib/core/errors";
import { unseal } from "@/lib/server/sealed-text";
import { answerWith, aReceiver } from "@/lib/testing/a-receiver";
import { aWebhook, aWorker, forgetOtherWebhooks, someBids } from "@/lib/testing/a-webhook";
import { anOrganization } from "@/lib/testing/an-organization";
import { getDelivery, listDeliveries } from "@/lib/webhooks/list-deliveries";
import { resendDeliveries } from "@/lib/webhooks/resend-deliveries";
import { getWebhook, rotateSecret, saveWebhook } from "@/lib/webhooks/save-webhook";
import { removeOldDeliveries } from "@/lib/webhooks/settle-deliveries";
import { testWebhook } from "@/lib/webhooks/test-webhook";

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => "no refusal",
    ({ code, details }: AppError) => details?.issues?.[0]?.code ?? code,
  );

const url = "https://tms.example/hooks";

describe("a webhook", () => {
  test("is nowhere until it is saved; its secret is answered once and kept sealed", async () => {
    const { ctx } = await anOrganization();
    expect(await getWebhook(ctx)).toEqual({ webhook: undefined });
    const { secret = "", webhook } = await saveWebhook(ctx, { url });
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(webhook).toMatchObject({ url, isEnabled: true, health: "GOOD", waiting: 0, failed: 0 });
    const row = await ctx.db.webhook.findUniqueOrThrow({ where: { organizationId: ctx.organizationId } });
    expect(row.secret).not.toContain(secret.slice(6, 20));
    expect(unseal(row.secret)).toBe(secret);
    expect((await saveWebhook(ctx, { url })).secret).toBeUndefined();
    expect(JSON.stringify(await getWebhook(ctx))).not.toContain(secret);
  });

  test("saved for the first time by two at once has one secret, which one of them gets", async () => {
    const { ctx } = await anOrganization();
    const saved = await Promise.all([saveWebhook(ctx, { url }), saveWebhook(ctx, { url })]);
    expect(saved.filter(({ secret }) => secret !== undefined)).toHaveLength(1);
  });

  test.each([
    ["https://10.0.0.7/hooks", "address_not_allowed"],
    ["https://169.254.169.254/latest", "address_not_allowed"],
    ["https://[::1]/", "address_not_allowed"],
    ["https://[::ffff:10.0.0.1]/", "address_not_allowed"],
    ["http://8.8.8.8/", "https_required"],
    ["https://8.8.8.8:25/", "port_not_allowed"],
    ["https://key:secret@tms.example/", "credentials_in_url"],
    ["gopher://tms.example/", "invalid_url"],
  ])("is not saved for %s: %s", async (refused, code) => {
    const { ctx } = await anOrganization();
    expect(await refusalOf(saveWebhook(ctx, { url: refused }))).toBe(code);
    expect(await getWebhook(ctx)).toEqual({ webhook: undefined });
  });

  test("of a host without an address is saved with a warning", async () => {
    const { ctx } = await anOrganization();
    const { warnings } = await saveWebhook(ctx, { url: "https://no-such-host.invalid/" });
    expect(warnings.map(({ code }) => code)).toEqual(["host_not_found"]);
  });

  test("whose secret was rotated is not rotated again until the overlap ends, except at once", async () => {
    const { ctx } = await anOrganization();
    expect(await refusalOf(rotateSecret(ctx, {}))).toBe("not_found");
    await saveWebhook(ctx, { url });
    const { webhook } = await rotateSecret(ctx, { overlapHours: 24 });
    expect(webhook.previousSecretUntil).toBe(new Date(ctx.now.getTime() + 24 * 3_600_000).toISOString());
    expect(await refusalOf(rotateSecret(ctx, {}))).toBe("conflict");
    expect((await rotateSecret(ctx, { overlapHours: 0 })).webhook.previousSecretUntil).toBeUndefined();
    expect((await rotateSecret(ctx, { overlapHours: 1 })).webhook.previousSecretUntil).toBeDefined();
  });

  test("that is disabled keeps what happens meanwhile, sends it once enabled, and refuses to send again before", async () => {
    await forgetOtherWebhooks();
    const receiver = await aReceiver();
    const { ctx, queue } = await aWebhook(receiver.url);
    const { webhook } = await saveWebhook(ctx, { url: receiver.url, isEnabled: false });
    expect(webhook).toMatchObject({ health: "DISABLED", disabledReason: "USER" });
    await queue(someBids(2), 2);
    const worker = aWorker(new Date());
    await worker.after(1000);
    expect(receiver.received).toEqual([]);
    const { items } = await listDeliveries(ctx, {});
    expect(items.map(({ status, isBehindAnother }) => [status, isBehindAnother])).toEqual([
      ["PENDING", true],
      ["PENDING", true],
      ["PENDING", false],
      ["PENDING", false],
    ]);
    expect(await refusalOf(resendDeliveries(ctx, { ids: items.map(({ id }) => id) }))).toBe("conflict");
    await saveWebhook(ctx, { url: receiver.url, isEnabled: true });
    await worker.after(1000);
    expect(receiver.accepted()).toHaveLength(4);
    await worker.stop();
  });
});

describe("a test", () => {
  test("is sent once, signed, also while the webhook is disabled, and stands in the log", async () => {
    const receiver = await aReceiver(answerWith(500));
    const { ctx } = await aWebhook(receiver.url);
    await saveWebhook(ctx, { url: receiver.url, isEnabled: false });
    const failed = await testWebhook(ctx);
    expect(failed.delivery).toMatchObject({ type: "webhook.test", status: "FAILED", attempts: 1, statusCode: 500 });
    receiver.answer = answerWith(200, { "x-said": "hello" });
    const { delivery } = await testWebhook(ctx);
    expect(delivery).toMatchObject({ status: "DELIVERED", statusCode: 200 });
    const { body, items } = await getDelivery(ctx, { id: delivery.id });
    expect(JSON.parse(body)).toMatchObject({ id: delivery.eventId, type: "webhook.test" });
    expect(items).toMatchObject([
      { number: 1, url: receiver.url, statusCode: 200, responseHeaders: { "x-said": "hello" } },
    ]);
    expect(items[0]?.requestHeaders["webhook-signature"]).toMatch(/^v1,/);
    expect(receiver.received).toHaveLength(2);
  });

  test("that did not arrive counts among what was given up, as the list shows it", async () => {
    const receiver = await aReceiver(answerWith(500));
    const { ctx } = await aWebhook(receiver.url);
    await testWebhook(ctx);
    await testWebhook(ctx);
    const { items } = await listDeliveries(ctx, { status: ["FAILED"] });
    expect([items.length, (await getWebhook(ctx)).webhook?.failed]).toEqual([2, 2]);
  });

  test("needs a webhook", async () => {
    const { ctx } = await anOrganization();
    expect(await refusalOf(testWebhook(ctx))).toBe("not_found");
  });
});

test("what one organization sends another neither sees nor sends again", async () => {
  const [mine, other] = [await aWebhook(url), await aWebhook(url)];
  await mine.queue(someBids(3));
  const [delivery] = (await listDeliveries(mine.ctx, {})).items;
  const id = delivery?.id ?? "";
  expect(await listDeliveries(other.ctx, {})).toEqual({ items: [], nextCursor: null });
  expect(await refusalOf(getDelivery(other.ctx, { id }))).toBe("not_found");
  const { results } = await resendDeliveries(other.ctx, { ids: [id, "delivery_none"] });
  expect(results.map(({ outcome }) => outcome)).toEqual(["NOT_FOUND", "NOT_FOUND"]);
});

test("the list is paged newest first, by status and type", async () => {
  const { ctx, queue } = await aWebhook(url);
  const events = await queue(someBids(5));
  const pages: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const { items, nextCursor } = await listDeliveries(ctx, { limit: 2, cursor });
    pages.push(...items.map(({ eventId }) => eventId));
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  expect(pages).toEqual(events.map(({ id }) => id).reverse());
  const count = async (filter: Parameters<typeof listDeliveries>[1]) =>
    (await listDeliveries(ctx, filter)).items.length;
  expect(await count({ status: ["PENDING"], type: ["bid.submitted"] })).toBe(5);
  expect([await count({ status: ["FAILED"] }), await count({ type: ["bid.closed"] })]).toEqual([0, 0]);
  expect(await count({ bidId: events[0]?.bidId })).toBe(1);
  expect(await count({ status: [], type: [] }), "none named is no filter").toBe(5);
});

test("deliveries are forgotten 30 days after their event with their attempts, those that still wait are not", async () => {
  await forgetOtherWebhooks();
  const receiver = await aReceiver();
  const { ctx, queue, deliveries } = await aWebhook(receiver.url);
  await queue(someBids(2));
  const worker = aWorker(new Date());
  await worker.after(0);
  await worker.stop();
  await queue(someBids(1));
  const afterDays = (days: number) => new Date(ctx.now.getTime() + days * 24 * 3_600_000 + 1000);
  await removeOldDeliveries(afterDays(29));
  expect(await deliveries()).toHaveLength(3);
  await removeOldDeliveries(afterDays(30));
  expect((await deliveries()).map(({ status }) => status)).toEqual(["PENDING"]);
  expect(await ctx.db.webhookAttempt.count({ where: { organizationId: ctx.organizationId } })).toBe(0);
});
