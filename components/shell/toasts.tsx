"use client";

import { lazy, Suspense, useEffect, useState } from "react";

const ToastStack = lazy(() =>
  import("@/components/shell/toast-stack").then((module) => ({ default: module.ToastStack })),
);

/** The stack of toasts, fetched once the page is at work. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => setIsWanted(true), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  );
}
