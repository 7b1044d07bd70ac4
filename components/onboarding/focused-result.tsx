"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** What came of a press on a button that is gone now: the focus goes there. */
export function FocusedResult({ children }: { children: ReactNode }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div ref={result} tabIndex={-1} className="flex flex-col gap-3 outline-none">
      {children}
    </div>
  );
}
