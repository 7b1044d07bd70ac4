"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a step that has just begun: the focus goes there, for what had it is gone. */
export function FocusedHeading({ className, children }: { className?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}
