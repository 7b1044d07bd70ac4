"use client";

import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { LiveEvent } from "@/lib/browser/event-stream";
import { openLiveConnection } from "@/lib/browser/live-connection";
import type { LiveStatus } from "@/lib/browser/live-tab";

export type { LiveEvent } from "@/lib/browser/event-stream";
export type { LiveState, LiveStatus } from "@/lib/browser/live-tab";

type Hearer = {
  onEvent: (event: LiveEvent) => void;
  /** What was read before may be older than the first event that comes: read it again. */
  onFresh?: () => void;
};

const hearers = new Set<Hearer>();
const watchers = new Set<() => void>();
const unknown: LiveStatus = { state: "reconnecting" };
let status = unknown;

const listener = {
  onEvent: (event: LiveEvent) => {
    for (const hearer of hearers) hearer.onEvent(event);
  },
  onFresh: () => {
    for (const hearer of hearers) hearer.onFresh?.();
  },
  onStatus: (next: LiveStatus) => {
    status = next;
    for (const watcher of watchers) watcher();
  },
};

/** Connects this tab for as long as the portal is open in it. `userId` keeps apart who shares a browser. */
export function useLiveConnection(userId: string) {
  useEffect(() => {
    const close = openLiveConnection(`live events of ${userId}`, listener);
    return () => {
      close();
      status = unknown;
    };
  }, [userId]);
}

/** Hears the live events for as long as the component is there. */
export function useLiveEvents({ onEvent, onFresh }: Hearer) {
  const hearEvent = useEffectEvent(onEvent);
  const hearFresh = useEffectEvent(() => onFresh?.());
  useEffect(() => {
    const own: Hearer = { onEvent: (event) => hearEvent(event), onFresh: () => hearFresh() };
    hearers.add(own);
    return () => void hearers.delete(own);
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
