"use client";

import { type ReactNode, useId } from "react";

/** A control with its name above it, where it is no field of a form. */
export const Labelled = ({ label, children }: { label: string; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-ink-2 text-xs">
        {label}
      </label>
      {children(id)}
    </div>
  );
};
