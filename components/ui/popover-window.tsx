"use client";

import { Popover as Base } from "@base-ui/react/popover";
import type { ReactElement, ReactNode } from "react";

export type PopoverWindowProps = {
  label: string;
  trigger: ReactElement;
  /** In pixels. On a phone the panel is as wide as the screen and stands at its foot. */
  width: number;
  children: ReactNode;
};

/** A popover that is open when it comes: it is loaded for the first click on its trigger. */
export const PopoverWindow = ({ label, trigger, width, children }: PopoverWindowProps) => (
  <Base.Root defaultOpen>
    <Base.Trigger render={trigger} />
    <Base.Portal>
      <Base.Positioner
        align="start"
        sideOffset={8}
        collisionPadding={8}
        className="z-40 max-sm:fixed! max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2! max-sm:transform-none!"
      >
        <Base.Popup
          aria-label={label}
          style={{ width }}
          className="max-h-(--available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-lg border border-line bg-surface p-4 text-ink shadow-overlay outline-none max-sm:max-h-[80dvh] max-sm:w-auto!"
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
