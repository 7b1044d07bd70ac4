import {
  getPreferencesEndpoint,
  listNotificationsEndpoint,
  notificationSummaryEndpoint,
  readNotificationsEndpoint,
  savePreferencesEndpoint,
} from "@/lib/notifications/contract";
import { listNotifications, readNotifications, summarizeNotifications } from "@/lib/notifications/list-notifications";
import { getPreferences, savePreferences } from "@/lib/notifications/save-preferences";
import { operation } from "@/lib/server/operation";

/** Each endpoint of this feature with its function, in the order of the documentation. */
export const notificationOperations = [
  operation(listNotificationsEndpoint, listNotifications),
  operation(notificationSummaryEndpoint, summarizeNotifications),
  operation(readNotificationsEndpoint, readNotifications),
  operation(getPreferencesEndpoint, getPreferences),
  operation(savePreferencesEndpoint, savePreferences),
] as const;
