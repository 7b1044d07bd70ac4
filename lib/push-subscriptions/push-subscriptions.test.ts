import { expect, test } from "vitest";
import { findSubscriptions } from "@/lib/push-subscriptions/push-message";
import { getPushKey, savePushSubscription } from "@/lib/push-subscriptions/save-push-subscription";
import { db } from "@/lib/server/db";
import { aBrowser } from "@/lib/testing/a-push-receiver";
import { anOrganization } from "@/lib/testing/an-organization";

const subscription = (endpoint: string) => ({ endpoint, keys: aBrowser().keys, language: "en-US" as const });

test("the keys of the installation are made once, by however many at the same time, and stored sealed", async () => {
  await db.vapidKey.deleteMany();
  const { ctx } = await anOrganization();
  const keys = await Promise.all(Array.from({ length: 8 }, () => getPushKey(ctx, {})));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  const [stored, ...others] = await db.vapidKey.findMany();
  expect(others).toEqual([]);
  // As long as a key is when it is not sealed.
  expect(stored?.privateKey.length).toBeGreaterThan(43);
});

test.each([
  "https://127.1.2.3@10.0.0.1/push",
  "https://10.0.0.1/push",
  "https://169.254.169.254/latest/meta-data",
  "https://[::1]/push",
  "https://8.8.8.8:22/push",
  "http://8.8.8.8/push",
  "ftp://8.8.8.8/push",
])("the address %s is not saved", async (endpoint) => {
  const { ctx } = await anOrganization();
  await expect(savePushSubscription(ctx, subscription(endpoint))).rejects.toMatchObject({ code: "invalid_request" });
  expect(await db.pushSubscription.count({ where: { organizationId: ctx.organizationId } })).toBe(0);
});

test("a browser that is saved again is the same, and belongs to who signed in there last", async () => {
  const { ctx } = await anOrganization();
  const other = { ...ctx, actor: { ...ctx.actor, type: "user" as const, id: "user_other", role: "BROKER" as const } };
  const one = subscription("https://8.8.8.8/push/1");
  const first = await savePushSubscription(ctx, one);
  expect(await savePushSubscription(ctx, one)).toEqual(first);
  expect(await savePushSubscription(other, { ...one, language: "es-MX" })).toEqual(first);
  const userId = ctx.actor.type === "user" ? ctx.actor.id : "";
  expect(await findSubscriptions(ctx, { userIds: [userId] })).toEqual([]);
  expect(await findSubscriptions(ctx, { userIds: ["user_other"] })).toEqual([
    { id: first.subscriptionId, language: "es-MX" },
  ]);
});

test("of more browsers than anybody has, the oldest are forgotten", async () => {
  const { ctx } = await anOrganization();
  const ids: string[] = [];
  for (let at = 0; at < 12; at++)
    ids.push((await savePushSubscription(ctx, subscription(`https://8.8.8.8/push/${at}`))).subscriptionId);
  const userId = ctx.actor.type === "user" ? ctx.actor.id : "";
  expect((await findSubscriptions(ctx, { userIds: [userId] })).map(({ id }) => id)).toEqual(ids.slice(2));
});

test("a key of a TMS has no browser", async () => {
  const { ctx } = await anOrganization();
  const tms = { ...ctx, actor: { type: "apiKey" as const, id: "key_1", name: "TMS", scopes: [] } };
  await expect(savePushSubscription(tms, subscription("https://8.8.8.8/push"))).rejects.toMatchObject({
    code: "forbidden",
  });
});
