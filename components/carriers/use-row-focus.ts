"use client";

import { useState } from "react";
import { useCarriersView } from "@/components/carriers/use-carriers-view";

/** Wanted instead of a row once there is none. */
export const emptyList = "empty list";

// The stack of toasts gives the focus back to what had it before, and would take it from the row.
const leaveToast = () => {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest("[data-sonner-toaster]")) activeElement.blur();
};

/** Which row of the list is to take the focus as soon as it is there; `goTo` opens its carrier too. */
export function useRowFocus() {
  const { open } = useCarriersView();
  const [wanted, want] = useState<string | null>(null);
  const goTo = (id: string) => {
    leaveToast();
    open(id);
    want(id);
  };
  return { wanted, want, goTo, onFocus: () => want(null) };
}

export type RowFocus = ReturnType<typeof useRowFocus>;
