"use client";

import { useEffect, useState } from "react";
import { isWithin } from "@/components/form/field-name";
import { onReveal } from "@/components/form/reveal-field";

/** Whether a fold around these fields is open. It opens by itself when one of them is to be shown. */
export function useFold(fields: readonly string[], initially: boolean) {
  const [isOpen, setOpen] = useState(initially);
  const folded = fields.join(" ");
  useEffect(
    () => onReveal((name) => folded.split(" ").some((field) => isWithin(name, field)) && setOpen(true)),
    [folded],
  );
  return { isOpen, toggle: () => setOpen((open) => !open) };
}
