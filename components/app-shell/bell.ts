"use client";

import { useQuery } from "@tanstack/react-query";
import { useSession } from "@/components/app-shell/session-provider";
import { notificationQueries } from "@/lib/notifications/queries";
import { unreadCountMax } from "@/lib/notifications/schema/notification-values";

/** Opens and closes the list behind the bell from anywhere in the portal; on a phone its button is not to be seen. */
export const pressBell = () => document.querySelector<HTMLElement>("[data-bell]")?.click();

/** How many notifications the reader has not read, and how that is written where there is room for two digits. */
export function useUnread() {
  const { userId } = useSession();
  const { data } = useQuery(notificationQueries.summary(userId));
  const count = data?.unread ?? 0;
  return { count, shown: count < unreadCountMax ? String(count) : `${unreadCountMax - 1}+` };
}
