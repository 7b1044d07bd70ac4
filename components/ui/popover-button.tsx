"use client";

import { type ReactNode, type ToggleEvent, useId, useRef, useState } from "react";
import { classNames } from "@/components/ui/class-names";

const margin = 8;

/** Beneath its button, and inside the window. */
function placeBeneath(button: HTMLElement, panel: HTMLElement, width: number) {
  const { left, bottom } = button.getBoundingClientRect();
  panel.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
  panel.style.top = `${bottom + margin}px`;
  panel.style.maxHeight = `${innerHeight - bottom - 2 * margin}px`;
}

type PopoverButtonProps = {
  label: string;
  /** What the button shows; its name is `label`. */
  face: ReactNode;
  look: string;
  /** In pixels. On a phone the panel is as wide as the screen and stands at its foot. */
  width: number;
  children: ReactNode;
};

/** A button with a panel that the browser itself opens, places above the page and closes. */
export function PopoverButton({ label, face, look, width, children }: PopoverButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const place = (event: ToggleEvent<HTMLElement>) => {
    if (event.newState === "open" && button.current) placeBeneath(button.current, event.currentTarget, width);
  };
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} aria-label={label} title={label} className={look}>
        {face}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        onBeforeToggle={place}
        onToggle={({ newState }) => setIsOpen(newState === "open")}
        style={{ width }}
        className={classNames(
          "fixed m-0 max-w-[calc(100vw-16px)] overflow-y-auto rounded-lg border border-line bg-surface p-4 text-ink shadow-overlay",
          "max-sm:inset-x-2! max-sm:top-auto! max-sm:bottom-2 max-sm:max-h-[80dvh]! max-sm:w-auto!",
        )}
      >
        {isOpen && children}
      </div>
    </>
  );
}
