"use client";

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { LiveEvent } from "@/lib/browser/event-stream";
import { openLiveConnection } from "@/lib/browser/live-connection";
import type { LiveStatus } from "@/lib/browser/live-tab";
import type { LiveChange } from "@/lib/core/live-change";

export type { LiveEvent } from "@/lib/browser/event-stream";

type Listener = {
  onEvent?: (event: LiveEvent) => void;
  /** Something was stored, by whomever: what shows it is to be read again. */
  onChanges?: (changes: readonly LiveChange[]) => void;
  /** What was read before may be older than the first event that comes: read it again. */
  onFresh?: () => void;
};

const listeners = new Set<Listener>();
const watchers = new Set<() => void>();
const unknown: LiveStatus = { state: "reconnecting" };
let status = unknown;

const listener = {
  onEvent: (event: LiveEvent) => {
    for (const each of listeners) each.onEvent?.(event);
  },
  onChanges: (changes: readonly LiveChange[]) => {
    for (const each of listeners) each.onChanges?.(changes);
  },
  onFresh: () => {
    for (const each of listeners) each.onFresh?.();
  },
  onStatus: (next: LiveStatus) => {
    status = next;
    for (const watcher of watchers) watcher();
  },
};

/** Connects this tab for as long as the portal is open in it. Users who share a browser are kept apart by `userId`. */
export function useLiveConnection(userId: string, readAt: number) {
  // Only the first page of a tab comes from the server as a whole.
  const [firstReadAt] = useState(readAt);
  useEffect(() => {
    const close = openLiveConnection(`live events of ${userId}`, firstReadAt, listener);
    return () => {
      close();
      status = unknown;
    };
  }, [userId, firstReadAt]);
}

/** Listens to the live events for as long as the component is there. */
export function useLiveEvents({ onEvent, onChanges, onFresh }: Listener) {
  const onEachEvent = useEffectEvent((event: LiveEvent) => onEvent?.(event));
  const onEachChanges = useEffectEvent((changes: readonly LiveChange[]) => onChanges?.(changes));
  const onEachFresh = useEffectEvent(() => onFresh?.());
  useEffect(() => {
    const own: Listener = {
      onEvent: (event) => onEachEvent(event),
      onChanges: (changes) => onEachChanges(changes),
      onFresh: () => onEachFresh(),
    };
    listeners.add(own);
    return () => void listeners.delete(own);
  }, []);
}

/** Whether events arrive, when the last one did, and since when they do not. */
export const useLiveStatus = () =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    () => status,
    () => unknown,
  );
