"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { onToastWanted } from "@/components/ui/toast";

const ToastStack = lazy(() =>
  import("@/components/shell/toast-stack").then((module) => ({ default: module.ToastStack })),
);

/** The stack of toasts, fetched with the first of them. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => onToastWanted(() => setIsWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  );
}
