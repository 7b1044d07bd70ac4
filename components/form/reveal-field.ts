"use client";

import { createContext, use, useEffect, useState } from "react";
import { isWithin } from "@/components/form/field-name";

const revealed = "reveal-field";

/** Calls the listener with each field that is to be shown, so that what is folded around it opens. */
function onReveal(listen: (name: string) => void) {
  const receive = (event: Event) => {
    if (event instanceof CustomEvent) listen(String(event.detail));
  };
  window.addEventListener(revealed, receive);
  return () => window.removeEventListener(revealed, receive);
}

/** The control of a field; of a list or a group its first one, or the button that adds a row while it has none. */
const elementOf = (name: string, id: string) =>
  document.getElementById(id) ??
  document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`) ??
  document.querySelector<HTMLElement>(`[id^="${CSS.escape(`${name}.`)}"]`) ??
  document.getElementById(`${name}-add`);

const open = (name: string) => window.dispatchEvent(new CustomEvent(revealed, { detail: name }));

/**
 * Folds open with the next render, one within the other; the field is there a few frames later, or once its part of the
 * form has come, whose folds are asked then.
 */
function focusOn(name: string, id: string, framesLeft = 240) {
  const element = elementOf(name, id);
  if (!element && framesLeft % 15 === 0) open(name);
  if (!element && framesLeft > 0) requestAnimationFrame(() => focusOn(name, id, framesLeft - 1));
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "center" });
}

/** Opens what is folded around a field, brings it into view and puts the cursor into it. */
export function revealField(name: string, id = name) {
  open(name);
  requestAnimationFrame(() => focusOn(name, id));
}

/** Whether folds start open, to show or print everything there is. */
export const OpenFoldsContext = createContext(false);

/**
 * Whether a fold around these fields is open. It opens by itself when one of them is to be shown. What is folded away
 * need not be on the page: the form keeps its values and its problems, and the page stays quick.
 */
export function useFold(fields: readonly string[], initially: boolean) {
  const allOpen = use(OpenFoldsContext);
  const [isOpen, setOpen] = useState(initially || allOpen);
  const folded = fields.join(" ");
  useEffect(
    () => onReveal((name) => folded.split(" ").some((field) => isWithin(name, field)) && setOpen(true)),
    [folded],
  );
  return { isOpen, toggle: () => setOpen((open) => !open) };
}
