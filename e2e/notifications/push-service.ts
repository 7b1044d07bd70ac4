import { createECDH, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import * as z from "zod";

/** A push service on this machine, and the keys of a browser that subscribes with it. */
export async function aPushService() {
  const received: { authorization: string; encoding: string }[] = [];
  const server = createServer((request, response) => {
    const { authorization = "", "content-encoding": encoding = "" } = request.headers;
    received.push({ authorization, encoding });
    request.resume().on("end", () => response.writeHead(201).end());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = z.object({ port: z.int() }).parse(server.address());
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  const keys = { p256dh: pair.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") };
  const endpoint = `http://127.0.0.1:${port}/push/${randomBytes(6).toString("hex")}`;
  return { received, subscription: { endpoint, keys }, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** The browser of tests blocks notifications or has yet to ask, as its version likes; now it blocks them. */
export const blocksNotifications = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Notification, "permission", { get: () => "denied" }));

/**
 * The browser of tests shows nobody a question and has no push service: what a person and a push service would answer is
 * given. All else is its own doing.
 */
export const subscribesWith = (page: Page, subscription: Awaited<ReturnType<typeof aPushService>>["subscription"]) =>
  page.addInitScript((given) => {
    let isOn = false;
    let permission = "default";
    const made = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => {
        isOn = false;
        return true;
      },
    };
    Object.defineProperty(Notification, "permission", { get: () => permission });
    Object.assign(Notification, {
      requestPermission: async () => {
        permission = "granted";
        return permission;
      },
    });
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        isOn = true;
        return made;
      },
      getSubscription: async () => (isOn ? made : null),
    });
  }, subscription);
