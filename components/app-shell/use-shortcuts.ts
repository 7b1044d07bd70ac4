"use client";

import { useEffect, useEffectEvent } from "react";
import { tinykeys } from "tinykeys";
import { singleKeysAreOn } from "@/lib/browser/preferences";

// What is fading away has the focus for a moment still; a key that is pressed then is meant for the page.
const isLeaving = (target: HTMLElement) => target.closest(":is([role=menu], [role=dialog])[data-closed]") !== null;

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement &&
  !isLeaving(target) &&
  (target.isContentEditable ||
    target.closest("input:not([type=checkbox],[type=radio]), textarea, select, [role=menu], [role=dialog]") !== null);

// AltGr writes characters, though it looks like Ctrl with Alt.
const isCombination = (event: KeyboardEvent) =>
  !event.getModifierState("AltGraph") && (event.ctrlKey || event.metaKey || event.altKey);

/**
 * Whether the key is a letter, a digit or a sign alone, with Shift or without: pressed by accident, or spoken by who
 * dictates. Space acts on what has the focus, as on any button.
 */
const isSingleCharacter = (event: KeyboardEvent) =>
  event.key.length === 1 && event.key !== " " && !isCombination(event);

/** Whether nothing has the focus but the page: arrows and Space belong to whatever has it. */
export const isOnPage = ({ target }: KeyboardEvent) =>
  target === document.body || (target instanceof HTMLElement && target.id === "main");

type Handler = (event: KeyboardEvent) => void;

// Where a sign lies on the keyboard, and whether with Shift, depends on its language.
const waysToPress = (keys: string) => (/^[^\w\s]$/.test(keys) ? [keys, `Shift+${keys}`] : [keys]);

// Within which time the second key of a way is to come. A page that is busy hears it later than it was pressed.
const wayMs = 3000;

/**
 * Keys of a page, in tinykeys' notation (`j`, `g l`, `Shift+D`). They rest while someone types, in dialogs and menus,
 * and those of a single character when the reader has switched these off.
 */
export function useShortcuts(shortcuts: Record<string, Handler>) {
  const run = useEffectEvent((keys: string, event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event)) return;
    if (isSingleCharacter(event) && !singleKeysAreOn()) return;
    shortcuts[keys]?.(event);
  });
  const keys = Object.keys(shortcuts).join("\n");
  useEffect(() => {
    const listeners = keys
      .split("\n")
      .flatMap((key) => waysToPress(key).map((way) => [way, (event: KeyboardEvent) => run(key, event)] as const));
    return tinykeys(window, Object.fromEntries(listeners), { timeout: wayMs });
  }, [keys]);
}

type Given = Handler | readonly Handler[] | undefined;
const isList = (given: Given): given is readonly Handler[] => Array.isArray(given);

/**
 * The shortcuts for what stands in a part of the key map: one function for a name, or one for each of its keys. What
 * the map does not name has no place in it.
 */
export function shortcutsOf<Name extends string>(
  rows: Readonly<Record<Name, readonly string[]>>,
  handlers: { readonly [name in Name]?: Given },
): Record<string, Handler> {
  const shortcuts: Record<string, Handler> = {};
  for (const name in rows) {
    const handler: Given = handlers[name];
    for (const [at, keys] of rows[name].entries()) {
      const run = isList(handler) ? handler[at] : handler;
      if (run) shortcuts[keys] = run;
    }
  }
  return shortcuts;
}

const opened = "portal:key-sheet";

/** Opens the sheet of keys from anywhere in the portal. */
export const openKeySheet = () => window.dispatchEvent(new Event(opened));

export function onOpenKeySheet(listener: () => void) {
  window.addEventListener(opened, listener);
  return () => window.removeEventListener(opened, listener);
}
