import { notificationDays } from "@/lib/notifications/schema/notification-values";
import { removeNotifications } from "@/lib/notifications/store/notifications";

const atOnce = 5_000;

/** Removes old notifications of all organizations, read or not. */
export async function removeOldNotifications(now: Date): Promise<void> {
  const before = new Date(now.getTime() - notificationDays * 86_400_000);
  while ((await removeNotifications(before, atOnce)) === atOnce);
}
