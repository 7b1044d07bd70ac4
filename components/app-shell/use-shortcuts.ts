"use client";

import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";

const storageKey = "single-key-shortcuts";

export const shortcutsAreOn = () => localStorage.getItem(storageKey) !== "off";
export const turnShortcuts = (on: boolean) => localStorage.setItem(storageKey, on ? "on" : "off");

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest("input:not([type=checkbox],[type=radio]), textarea, select, [role=menu], [role=dialog]") !== null);

// Keys with Ctrl or Cmd are not pressed by accident, nor by who dictates: they work without the single ones too.
const isWanted = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || shortcutsAreOn();

/**
 * Keys of a page, in tinykeys' notation (`j`, `g l`, `Shift+?`). They rest while someone types, in dialogs and menus,
 * and those of one key when the reader has switched these off.
 */
export function useShortcuts(shortcuts: Record<string, (event: KeyboardEvent) => void>) {
  const run = useEffectEvent((keys: string, event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event) || !isWanted(event)) return;
    shortcuts[keys]?.(event);
  });
  const keys = Object.keys(shortcuts).join("\n");
  useEffect(() => {
    const listeners = keys.split("\n").map((key) => [key, (event: KeyboardEvent) => run(key, event)] as const);
    return tinykeys(window, Object.fromEntries(listeners));
  }, [keys]);
}

const opened = "portal:key-sheet";

/** Opens the sheet of keys from anywhere in the portal. */
export const openKeySheet = () => window.dispatchEvent(new Event(opened));

export function onOpenKeySheet(listener: () => void) {
  window.addEventListener(opened, listener);
  return () => window.removeEventListener(opened, listener);
}
