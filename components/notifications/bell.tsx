"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Bell as BellIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useUnread } from "@/components/app-shell/bell";
import { useSession } from "@/components/app-shell/session-provider";
import { notificationQueries } from "@/lib/notifications/queries";

const load = () => import("@/components/notifications/notification-panel");
const NotificationPanel = lazy(() => load().then((module) => ({ default: module.NotificationPanel })));

/** How many are unread, and behind it what happened: the list and its code come when somebody is about to look. */
export function Bell() {
  const t = useTranslations("notifications.bell");
  const [isOpen, setIsOpen] = useState<boolean>();
  const { count, shown } = useUnread();
  const { userId } = useSession();
  const cache = useQueryClient();
  const prepare = () => {
    void load().catch(() => undefined);
    void cache.prefetchInfiniteQuery(notificationQueries.list(userId));
  };
  const button = {
    type: "button",
    "data-bell": "",
    title: t("title"),
    "aria-label": count > 0 ? t("unread", { count: shown }) : t("title"),
    className:
      "relative ml-auto grid size-7.5 shrink-0 place-items-center rounded-md text-ink-2 transition-colors hover:bg-mute-soft hover:text-ink max-lg:ml-0 pointer-coarse:size-11",
    children: (
      <>
        <BellIcon aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            className="-top-0.5 -right-1 absolute min-w-3.5 rounded-full bg-accent px-1 text-center text-[10px]/3.5 text-on-accent tabular-nums"
          >
            {shown}
          </span>
        )}
      </>
    ),
  } as const;
  const closed = (
    <button
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setIsOpen(true)}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
  if (isOpen === undefined) return closed;
  return (
    <Suspense fallback={closed}>
      <NotificationPanel trigger={<button {...button} />} isOpen={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  );
}
