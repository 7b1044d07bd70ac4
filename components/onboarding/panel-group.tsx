"use client";

import type { ReactNode } from "react";

type PanelGroupProps = { title: string; action?: ReactNode; children: ReactNode };

/** A part of the broker's panel, under a hairline. It has the focus when the button that had it is gone. */
export function PanelGroup({ title, action, children }: PanelGroupProps) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2.5 border-line border-t px-5 py-3.5 max-sm:px-4">
      <div className="flex min-h-7.5 flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{title}</h3>
        {action}
      </div>
      {children}
    </section>
  );
}
