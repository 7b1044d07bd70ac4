"use client";

import { createContext, use, useEffect, useState } from "react";
import { isWithin } from "@/components/form/field-name";
import { onReveal } from "@/components/form/reveal-field";

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
