import * as z from "zod";
import { pageRequest, pageResponse } from "@/lib/core/pagination";
import { Notification, type NotificationKind } from "@/lib/notifications/schema/notification";
import { readIdsMax, unreadCountMax } from "@/lib/notifications/schema/notification-values";
import { Instant } from "@/lib/vocabulary/instant";
import { ShortText } from "@/lib/vocabulary/text";

const unread = z
  .int()
  .min(0)
  .max(unreadCountMax)
  .meta({ description: `How many you have not read, counted up to ${unreadCountMax}.` });

export const ListNotificationsRequest = z.object(pageRequest);
export type ListNotificationsRequest = z.infer<typeof ListNotificationsRequest>;
export const ListNotificationsResponse = z.object({ unread, ...pageResponse(Notification) });
export type ListNotificationsResponse = z.infer<typeof ListNotificationsResponse>;

export const NotificationSummaryRequest = z.object({});
export type NotificationSummaryRequest = z.infer<typeof NotificationSummaryRequest>;
export const NotificationSummaryResponse = z
  .object({ unread })
  .meta({ id: "NotificationSummary", description: "What waits to be read." });
export type NotificationSummaryResponse = z.infer<typeof NotificationSummaryResponse>;

export const ReadNotificationsRequest = z
  .object({
    ids: z
      .array(ShortText)
      .min(1)
      .max(readIdsMax)
      .optional()
      .meta({ description: "Our ids of the notifications. Those that are not yours are passed over." }),
    until: Instant.optional().meta({ description: "Instead: all that happened until then." }),
  })
  .refine(({ ids, until }) => (ids === undefined) !== (until === undefined), {
    path: ["ids"],
    message: "Give either `ids` or `until`.",
  });
export type ReadNotificationsRequest = z.infer<typeof ReadNotificationsRequest>;

const onPage = z.boolean().meta({ description: "In the list behind the bell." });
const byPush = z.boolean().meta({ description: "As a notification of the browsers in which you allowed it." });
const byMail = z.boolean().meta({ description: "To the address with which you sign in." });
const Channels = z
  .object({ PORTAL: onPage, PUSH: byPush, MAIL: byMail })
  .meta({ id: "NotificationChannels", description: "Through which channels you want a kind." });

/** Which kinds a user wants through which channels: a full table, as its form shows it. */
export const NotificationPreferences = z
  .object({
    BID_SUBMITTED: Channels.meta({ description: "A new bid that waits for an answer." }),
    COUNTER_ACCEPTED: Channels.meta({ description: "A carrier accepted a counter." }),
    COUNTER_REJECTED: Channels.meta({ description: "A carrier rejected a counter, perhaps with a new amount." }),
    LOAD_BOOKED: Channels.meta({ description: "Somebody else, a TMS or a rule booked the load." }),
    PICKUP_UNCOVERED: Channels.meta({ description: "A pickup is near, and nobody hauls the load." }),
  } satisfies Record<NotificationKind, unknown>)
  .meta({ id: "NotificationPreferences", description: "Which notifications you want, and how they reach you." });
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const GetPreferencesRequest = z.object({});
export type GetPreferencesRequest = z.infer<typeof GetPreferencesRequest>;
const preferences = NotificationPreferences.meta({ description: "Each kind with each channel." });
export const SavePreferencesRequest = z.object({
  preferences,
  language: z.enum(["en-US", "es-MX"]).optional().meta({
    description: "The language of your notifications by mail; unset: as before, at first English.",
  }),
});
export type SavePreferencesRequest = z.infer<typeof SavePreferencesRequest>;
export const PreferencesResponse = z.object({
  preferences,
  isMailPossible: z.boolean().meta({ description: "Whether this installation can send mail." }),
});
export type PreferencesResponse = z.infer<typeof PreferencesResponse>;
