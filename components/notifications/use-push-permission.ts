"use client";

import { useSyncExternalStore } from "react";

type PushPermission = NotificationPermission | "unsupported";

const read = (): PushPermission => ("Notification" in window ? Notification.permission : "unsupported");

/** Calls back when the reader has changed what this browser allows, as far as it says so. */
function subscribe(listener: () => void) {
  let status: PermissionStatus | undefined;
  let isOver = false;
  navigator.permissions?.query({ name: "notifications" }).then(
    (found) => {
      if (isOver) return;
      status = found;
      found.addEventListener("change", listener);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    status?.removeEventListener("change", listener);
  };
}

/** Whether this browser shows notifications of the portal; undefined on the server, which cannot know. */
export const usePushPermission = (): PushPermission | undefined =>
  useSyncExternalStore<PushPermission | undefined>(subscribe, read, () => undefined);
