"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "@/components/ui/class-names";

type FocusedHeadingProps = { as?: "h1" | "h2"; className?: string; children: ReactNode };

/** The heading of a step that has just begun: the focus goes there, for what had it is gone. */
export function FocusedHeading({ as: Heading = "h2", className, children }: FocusedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} className={classNames("outline-none", className)}>
      {children}
    </Heading>
  );
}
