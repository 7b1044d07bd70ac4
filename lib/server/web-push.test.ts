import { expect, test } from "vitest";
import { makeVapidKeys, sendPush } from "@/lib/server/web-push";
import { aBrowser, aPushReceiver, claimsOf } from "@/lib/testing/a-push-receiver";

const message = { title: "Meridian", body: "Contraoferta: USD 1,800 → ¿acepta?", tag: "bid_1", path: "/loads/load_1" };

async function aTarget() {
  const [service, browser] = [await aPushReceiver(), aBrowser()];
  const keys = await makeVapidKeys();
  const target = { endpoint: service.endpointOf("a"), ...browser.keys };
  return { service, browser, keys, target, send: () => sendPush({ target, message, keys }) };
}

test("a browser reads what was sent, and its push service knows who sent it", async () => {
  const { service, browser, keys, send } = await aTarget();
  expect(await send()).toEqual({ isSent: true });
  const [received, ...others] = service.received;
  if (!received) throw new Error("Nothing arrived.");
  expect(others).toEqual([]);
  expect(browser.read(received.body)).toEqual(message);
  expect(received.body.toString("latin1")).not.toContain("Contraoferta");
  const { exp, ...claims } = claimsOf(received);
  const hours = exp / 3600 - Date.now() / 3_600_000;
  expect(hours > 11 && hours <= 24).toBe(true);
  expect(claims).toEqual({
    aud: service.origin,
    sub: "mailto:loads@portal.example",
    publicKey: keys.publicKey,
  });
  expect(received.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400" });
});

test.each([
  [404, { problem: "GONE", isLasting: true }],
  [410, { problem: "GONE", isLasting: true }],
  [403, { problem: "REFUSED", isLasting: true }],
  [429, { problem: "DEFERRED", isLasting: false }],
  [503, { problem: "DEFERRED", isLasting: false }],
])("an answer of %i is %j", async (status, outcome) => {
  const { service, send } = await aTarget();
  service.status = status;
  expect(await send()).toEqual({ isSent: false, ...outcome });
});

test("nothing is sent to an address inside the network, or with keys that are none", async () => {
  const { keys, target } = await aTarget();
  const inside = { ...target, endpoint: "https://10.0.0.1/push/1" };
  expect(await sendPush({ target: inside, message, keys })).toMatchObject({ problem: "ADDRESS_NOT_ALLOWED" });
  const broken = { ...target, p256dh: "AAAA" };
  expect(await sendPush({ target: broken, message, keys })).toMatchObject({ problem: "REFUSED", isLasting: true });
});
