"use client";

import { useSyncExternalStore } from "react";

export const alertKinds = ["sound", "notification"] as const;
export type AlertKind = (typeof alertKinds)[number];

const keyOf = (kind: AlertKind) => `bid-${kind}`;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  // Another tab has changed it.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

export const isAlertOn = (kind: AlertKind) => localStorage.getItem(keyOf(kind)) === "on";

export function turnAlert(kind: AlertKind, on: boolean) {
  localStorage.setItem(keyOf(kind), on ? "on" : "off");
  for (const listener of listeners) listener();
}

/** Whether the reader of this browser wants to be alerted in this way. Off unless chosen. */
export const useAlertChoice = (kind: AlertKind) =>
  useSyncExternalStore(
    subscribe,
    () => isAlertOn(kind),
    () => false,
  );
