"use client";

import { lazy, Suspense, useState } from "react";
import type { DialogProps } from "@/components/ui/dialog-window";

const DialogWindow = lazy(() =>
  import("@/components/ui/dialog-window").then((module) => ({ default: module.DialogWindow })),
);

/**
 * A modal question or small form. Its code is loaded when it opens for the first time. A field marked with
 * `data-initial-focus` has the focus then (`autoFocus` would lose the way back to the button that opened it).
 */
export function Dialog(props: DialogProps) {
  const [isWanted, setIsWanted] = useState(props.open);
  if (props.open && !isWanted) setIsWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
