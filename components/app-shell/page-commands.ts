"use client";

import { useEffect, useEffectEvent } from "react";

/** Something that can be done on the page, to be found by its name. */
export type PageCommand = {
  id: string;
  label: string;
  /** What else it is looked for by, in both languages. */
  words?: string;
  /** The key that does the same. */
  shortcut?: string;
  run: () => void;
};

/** What can be done with one thing: the load that is open, the rows that are chosen. */
export type CommandGroup = { label: string; commands: readonly PageCommand[] };

const sources = new Set<() => CommandGroup | undefined>();

/** Offers what can be done here in the command palette, as long as the part that calls it is on the page. */
export function usePageCommands(group: CommandGroup | undefined) {
  const read = useEffectEvent(() => group);
  useEffect(() => {
    const source = () => read();
    sources.add(source);
    return () => {
      sources.delete(source);
    };
  }, []);
}

/** What can be done on the page at this moment; of the same thing together, whichever part offers it. */
export function pageCommands(): CommandGroup[] {
  const byLabel = new Map<string, PageCommand[]>();
  for (const source of sources) {
    const { label, commands } = source() ?? { label: "", commands: [] };
    if (commands.length > 0) byLabel.set(label, [...(byLabel.get(label) ?? []), ...commands]);
  }
  return [...byLabel].map(([label, commands]) => ({ label, commands }));
}

const [opened, expected] = ["portal:palette", "portal:palette-expected"];

/** Opens the command palette from anywhere in the portal. */
export const openPalette = () => window.dispatchEvent(new Event(opened));

export function onOpenPalette(listener: () => void) {
  window.addEventListener(opened, listener);
  return () => window.removeEventListener(opened, listener);
}

/** Says that somebody is about to open the palette: the pointer or the focus is on what opens it. */
export const expectPalette = () => window.dispatchEvent(new Event(expected));

/** `listener` also runs when a key goes down that is the first half of Ctrl+K, some 100 ms before the second. */
export function onExpectPalette(listener: () => void) {
  const pressed = ({ key }: KeyboardEvent) => (key === "Control" || key === "Meta") && listener();
  window.addEventListener(expected, listener);
  window.addEventListener("keydown", pressed);
  return () => {
    window.removeEventListener(expected, listener);
    window.removeEventListener("keydown", pressed);
  };
}
