"use client";

import { useShortcuts } from "@/components/app-shell/use-shortcuts";

const tabs = () => document.querySelectorAll<HTMLElement>("main [role=tab]");

/** 1 to 4 open the parts of a load. The tab gets the focus with it: the next stop of the Tab key is in its part. */
export function useTabKeys() {
  const open = (at: number) => (event: KeyboardEvent) => {
    event.preventDefault();
    tabs()[at]?.focus();
  };
  useShortcuts({ 1: open(0), 2: open(1), 3: open(2), 4: open(3) });
}

/** Out of the form, to what is to be done next: the step that the load suggests, else its open tab. */
export function focusNextStep() {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-step] button")];
  const next = buttons.find((button) => button.checkVisibility()) ?? tabs()[0];
  next?.focus({ preventScroll: true });
}
