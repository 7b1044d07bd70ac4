"use client";

import { useSyncExternalStore } from "react";

const alertKinds = ["sound", "notification"] as const;
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

let context: AudioContext | undefined;

const notes = [
  { hertz: 660, at: 0 },
  { hertz: 880, at: 0.12 },
];

/** Two short notes. Silent where the browser has not seen the reader do anything on this page yet. */
export function playAlert() {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  void context.resume();
  for (const { hertz, at } of notes) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const [start, end] = [currentTime + at, currentTime + at + 0.16];
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, end);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(end);
  }
}
