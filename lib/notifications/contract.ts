import { defineEndpoint } from "@/lib/core/endpoint";
import {
  GetPreferencesRequest,
  ListNotificationsRequest,
  ListNotificationsResponse,
  NotificationSummaryRequest,
  NotificationSummaryResponse,
  PreferencesResponse,
  ReadNotificationsRequest,
  SavePreferencesRequest,
} from "@/lib/notifications/schema/requests";

const ofPortal = { tag: "Notifications", callers: ["user"], role: "VIEWER" } as const;
const reads = { ...ofPortal, writes: false } as const;
const changes = { ...ofPortal, writes: true } as const;

const notification = {
  id: "notification_0b2f6a3e-5d57-4c1a-9a55-2f8f2a1d6c11",
  kind: "COUNTER_REJECTED" as const,
  loadId: "load_019a9c5e-8b1e-7d07-9d0c-0a6e3c3f8f11",
  bidId: "bid_019a9c5e-9c2d-7f31-8a44-5b7d1e2f3a4b",
  postingId: "post_019a9c5e-8f00-7b12-9c33-0d1e2f3a4b5c",
  facts: {
    externalId: "TMS-10225",
    externalDisplayId: "TMS-10225",
    originPlace: "Saltillo, COA, MX",
    destinationPlace: "Livonia, MI, US",
    pickupAt: "2026-11-23T14:00:00.000Z",
    pickupTimezone: "America/Monterrey",
    amount: { currencyCode: "USD" as const, amount: 382_500 },
    counterAmount: { currencyCode: "USD" as const, amount: 360_000 },
    carrierName: "Transportes del Valle",
  },
  at: "2026-11-22T15:04:05.678Z",
  readAt: null,
};

export const listNotificationsEndpoint = defineEndpoint({
  ...reads,
  path: "/notifications/list",
  operationId: "listNotifications",
  summary: "Notification list",
  description: `Lists what happened to your loads, newest first.
A load is yours where you are its owner in the TMS, or a member of its owner's team if the owner is not in the portal.
What nobody covers is every broker's. Notifications are kept for 30 days; kinds that you do not want in the portal are
left out.`,
  request: ListNotificationsRequest,
  response: ListNotificationsResponse,
  examples: [
    {
      name: "A counter that its carrier rejected",
      request: {},
      response: { unread: 1, items: [notification], nextCursor: null },
    },
  ],
});

export const notificationSummaryEndpoint = defineEndpoint({
  ...reads,
  path: "/notifications/summary",
  operationId: "summarizeNotifications",
  summary: "Unread notification count",
  description: "Says how many notifications you have not read.",
  request: NotificationSummaryRequest,
  response: NotificationSummaryResponse,
  examples: [{ name: "A morning", request: {}, response: { unread: 3 } }],
});

export const readNotificationsEndpoint = defineEndpoint({
  ...changes,
  path: "/notifications/read",
  operationId: "readNotifications",
  summary: "Notification read status update",
  description: "Marks notifications as read.",
  request: ReadNotificationsRequest,
  response: NotificationSummaryResponse,
  examples: [
    { name: "One of them", request: { ids: [notification.id] }, response: { unread: 2 } },
    { name: "All that are shown", request: { until: notification.at }, response: { unread: 0 } },
  ],
});

const inPortal = { PORTAL: true, PUSH: false, MAIL: false };
const preferences = {
  BID_SUBMITTED: inPortal,
  COUNTER_ACCEPTED: { PORTAL: true, PUSH: true, MAIL: false },
  COUNTER_REJECTED: inPortal,
  LOAD_BOOKED: inPortal,
  PICKUP_UNCOVERED: { PORTAL: true, PUSH: false, MAIL: true },
};

export const getPreferencesEndpoint = defineEndpoint({
  ...reads,
  path: "/notification-preferences/get",
  operationId: "getNotificationPreferences",
  summary: "Notification preferences",
  description: "Says which notifications you want, and how they reach you.",
  request: GetPreferencesRequest,
  response: PreferencesResponse,
  examples: [{ name: "Mostly in the portal", request: {}, response: { preferences, isMailPossible: true } }],
});

export const savePreferencesEndpoint = defineEndpoint({
  ...changes,
  path: "/notification-preferences/save",
  operationId: "saveNotificationPreferences",
  summary: "Notification preferences update",
  description: `Sets which notifications you want, and how they reach you. For you alone, and for what happens from now
on.`,
  request: SavePreferencesRequest,
  response: PreferencesResponse,
  examples: [
    { name: "Mostly in the portal", request: { preferences }, response: { preferences, isMailPossible: true } },
  ],
});
