import { expect, test } from "vitest";
import { encryptPush, makeVapidKeys, sendPush } from "@/lib/server/web-push";
import { aBrowser, aPushReceiver, claimsOf } from "@/lib/testing/a-push-receiver";

test("a message is encrypted to the last byte as the example of RFC 8291", () => {
  const target = {
    endpoint: "https://push.example.net/push/1",
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  };
  const once = {
    salt: Buffer.from("DGv6ra1nlYgDCS1FRnbzlw", "base64url"),
    privateKey: Buffer.from("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw", "base64url"),
  };
  expect(encryptPush("When I grow up, I want to be a watermelon", target, once).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

const message = { title: "Meridian", body: "Contraoferta: USD 1,800 → ¿acepta?", tag: "bid_1", path: "/loads/load_1" };
const now = new Date("2026-11-23T10:00:00.000Z");

async function aTarget() {
  const [service, browser] = [await aPushReceiver(), aBrowser()];
  const keys = makeVapidKeys();
  const target = { endpoint: service.endpointOf("a"), ...browser.keys };
  return { service, browser, keys, target, send: () => sendPush({ target, message, keys, now }) };
}

test("a browser reads what was sent, and its push service knows who sent it", async () => {
  const { service, browser, keys, send } = await aTarget();
  expect(await send()).toEqual({ isSent: true });
  const [received, ...others] = service.received;
  if (!received) throw new Error("Nothing arrived.");
  expect(others).toEqual([]);
  expect(browser.read(received.body)).toEqual(message);
  expect(received.body.toString("latin1")).not.toContain("Contraoferta");
  expect(claimsOf(received)).toEqual({
    aud: service.origin,
    exp: now.getTime() / 1000 + 43_200,
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
  expect(await sendPush({ target: inside, message, keys, now })).toMatchObject({ problem: "ADDRESS_NOT_ALLOWED" });
  const broken = { ...target, p256dh: "AAAA" };
  expect(await sendPush({ target: broken, message, keys, now })).toMatchObject({ problem: "REFUSED", isLasting: true });
});
