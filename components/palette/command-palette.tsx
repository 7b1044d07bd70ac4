"use client";

import { useEffect, useEffectEvent, useState } from "react";
import { tinykeys } from "tinykeys";
import { type CommandGroup, onExpectPalette, onOpenPalette, pageCommands } from "@/components/app-shell/page-commands";
import { whenFetched } from "@/components/ui/when-fetched";

const PaletteWindow = whenFetched(() =>
  import("@/components/palette/palette-window").then(({ PaletteWindow }) => PaletteWindow),
);

const fetchWindow = () => void PaletteWindow.fetch().catch(() => undefined);

/** What is asked in a dialog is answered first. */
const isInDialog = () => document.querySelector("[role=dialog][data-open], [role=alertdialog][data-open]") !== null;

const hasFocusInDialog = () => document.activeElement?.closest("[role=dialog][data-open]") != null;

let typedEarly = "";

/**
 * Keeps what is typed after the call and before the window has the focus, which would act on the page instead. Enter
 * is kept as the end of a line.
 */
function keepTyped() {
  typedEarly = "";
  const keep = (event: KeyboardEvent) => {
    const character = event.key === "Enter" ? "\n" : event.key;
    if (character.length > 1 || event.ctrlKey || event.metaKey || hasFocusInDialog()) return;
    typedEarly += character;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", keep, true);
  return () => window.removeEventListener("keydown", keep, true);
}

function takeTyped() {
  const typed = typedEarly;
  typedEarly = "";
  return typed;
}

type Opening = { number: number; isOpen: boolean; commands: readonly CommandGroup[] };

/**
 * The command palette, on every page: Ctrl+K opens it, also while someone types. Its program comes
 * when somebody is about to call it, so that no page carries it.
 */
export function CommandPalette() {
  const [{ number, isOpen, commands }, set] = useState<Opening>({ number: 0, isOpen: false, commands: [] });
  const open = useEffectEvent(() => {
    if (isOpen || isInDialog()) return;
    set({ number: number + 1, isOpen: true, commands: pageCommands() });
  });
  const close = (run?: () => void) => {
    set((now) => ({ ...now, isOpen: false }));
    // What it opens takes the focus after the palette has given it back.
    if (run) requestAnimationFrame(() => requestAnimationFrame(run));
  };
  const toggle = useEffectEvent((event: KeyboardEvent) => {
    event.preventDefault();
    if (isOpen) close();
    else open();
  });
  useEffect(() => onExpectPalette(fetchWindow), []);
  useEffect(() => (isOpen ? keepTyped() : undefined), [isOpen]);
  useEffect(() => onOpenPalette(() => open()), []);
  useEffect(() => tinykeys(window, { "$mod+k": (event) => toggle(event) }), []);
  return (
    number > 0 && <PaletteWindow key={number} open={isOpen} commands={commands} takeTyped={takeTyped} onClose={close} />
  );
}
