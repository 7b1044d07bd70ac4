"use client";

import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

/** A remark on hover and focus. It adds to the control's name, it never replaces it. */
export const Tooltip = ({ content, children }: { content: ReactNode; children: ReactElement }) => (
  <Base.Root>
    <Base.Trigger delay={300} render={children} />
    <Base.Portal>
      <Base.Positioner sideOffset={6} className="z-50">
        <Base.Popup className="max-w-72 rounded-md bg-ink px-2 py-1 text-bg text-xs shadow-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
          {content}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
