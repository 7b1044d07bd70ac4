"use client";

import { useState } from "react";
import type { DialogProps } from "@/components/ui/dialog-window";
import { whenFetched } from "@/components/ui/when-fetched";

const DialogWindow = whenFetched(() =>
  import("@/components/ui/dialog-window").then(({ DialogWindow }) => DialogWindow),
);

export const fetchDialogs = DialogWindow.fetch;

/**
 * A modal question or small form. Its code is loaded when it opens for the first time. What is marked
 * with `data-initial-focus`, or else the first field, has the focus then (`autoFocus` would lose the way back to the
 * button that opened it).
 */
export function Dialog(props: DialogProps) {
  const [isWanted, setIsWanted] = useState(props.open);
  if (props.open && !isWanted) setIsWanted(true);
  return isWanted ? <DialogWindow {...props} /> : null;
}
