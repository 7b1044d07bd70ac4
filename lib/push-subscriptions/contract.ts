import { defineEndpoint } from "@/lib/core/endpoint";
import {
  GetPushKeyRequest,
  GetPushKeyResponse,
  RemovePushSubscriptionRequest,
  RemovePushSubscriptionResponse,
  SavePushSubscriptionRequest,
  SavePushSubscriptionResponse,
} from "@/lib/push-subscriptions/schema";

// A carrier has notifications of the answer to its bid, a user those of the portal.
const ofBrowsers = { tag: "Notifications", callers: ["user", "carrier"], link: "OFFER", role: "VIEWER" } as const;

const endpoint = "https://push.example.net/wpush/v2/gAAAAABlx3";

export const getPushKeyEndpoint = defineEndpoint({
  ...ofBrowsers,
  writes: false,
  path: "/push-subscriptions/get",
  operationId: "getPushKey",
  summary: "Push subscription key",
  description: "Answers the key with which a browser subscribes to notifications.",
  request: GetPushKeyRequest,
  response: GetPushKeyResponse,
  examples: [
    {
      name: "Before a browser asks its push service",
      request: {},
      response: {
        publicKey: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      },
    },
  ],
});

export const savePushSubscriptionEndpoint = defineEndpoint({
  ...ofBrowsers,
  writes: true,
  path: "/push-subscriptions/save",
  operationId: "savePushSubscription",
  summary: "New push subscription",
  description: `Sends notifications to a browser.
Saved again it is the same subscription. It ends when it is removed, and when its push service says that the browser has
ended it. The address must be a public one.`,
  request: SavePushSubscriptionRequest,
  response: SavePushSubscriptionResponse,
  examples: [
    {
      name: "What a browser answered",
      request: {
        endpoint,
        keys: {
          p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
          auth: "BTBZMqHH6r4Tts7J_aSIgg",
        },
        language: "es-MX",
      },
      response: { subscriptionId: "push_019a9c5e-9c2d-7f31-8a44-5b7d1e2f3a4b" },
    },
  ],
});

export const removePushSubscriptionEndpoint = defineEndpoint({
  ...ofBrowsers,
  writes: true,
  path: "/push-subscriptions/remove",
  operationId: "removePushSubscription",
  summary: "Push subscription removal",
  description: "Ends the notifications in a browser.",
  request: RemovePushSubscriptionRequest,
  response: RemovePushSubscriptionResponse,
  examples: [{ name: "Of this browser", request: { endpoint }, response: { wasSubscribed: true } }],
});
