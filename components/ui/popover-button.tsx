"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";
import type { PopoverWindowProps } from "@/components/ui/popover-window";

const load = () => import("@/components/ui/popover-window");
const PopoverWindow = lazy(() => load().then((module) => ({ default: module.PopoverWindow })));

type PopoverButtonProps = Omit<PopoverWindowProps, "trigger"> & {
  /** What the button shows; its name is `label`. */
  content: ReactNode;
  /** Its classes. */
  look: string;
};

/** A button with a panel below. The panel's code comes when the pointer or the focus comes near. */
export function PopoverButton({ label, content, look, width, children }: PopoverButtonProps) {
  const [isWanted, setIsWanted] = useState(false);
  const button = { type: "button", "aria-label": label, title: label, className: look, children: content } as const;
  const closed = (
    <button
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => setIsWanted(true)}
      onPointerEnter={load}
      onFocus={load}
    />
  );
  if (!isWanted) return closed;
  return (
    <Suspense fallback={closed}>
      <PopoverWindow label={label} width={width} trigger={<button {...button} />}>
        {children}
      </PopoverWindow>
    </Suspense>
  );
}
