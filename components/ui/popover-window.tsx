"use client";

import { Popover as Base } from "@base-ui/react/popover";
import { type ReactElement, type ReactNode, useRef } from "react";

export type PopoverWindowProps = {
  label: string;
  trigger: ReactElement;
  /** In pixels. On a phone the panel is as wide as the screen and stands at its foot. */
  width: number;
  children: ReactNode;
};

/** A popover that is open when it comes: it is loaded for the first click on its trigger. */
export function PopoverWindow({ label, trigger, width, children }: PopoverWindowProps) {
  // The button that had the focus is gone: this one has taken its place.
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Base.Root defaultOpen>
      <Base.Trigger ref={button} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align="start"
          sideOffset={8}
          collisionPadding={8}
          className="z-40 max-sm:fixed! max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2! max-sm:transform-none!"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={button}
            style={{ width }}
            className="max-h-(--available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-lg border border-line bg-surface p-4 text-ink shadow-overlay outline-none max-sm:max-h-[80dvh] max-sm:w-auto!"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
