"use client";

import { type ReactNode, useState } from "react";
import type { PopoverWindowProps } from "@/components/ui/popover-window";
import { whenFetched } from "@/components/ui/when-fetched";

const PopoverWindow = whenFetched<PopoverWindowProps>(() =>
  import("@/components/ui/popover-window").then((module) => module.PopoverWindow),
);
const fetchEarly = () => void PopoverWindow.fetch().catch(() => undefined);

type PopoverButtonProps = Omit<PopoverWindowProps, "trigger"> & {
  /** What the button shows; its name is `label`. */
  content: ReactNode;
  /** Its classes. */
  look: string;
};

/** A button with a panel below. The panel's code comes when the pointer or the focus comes near. */
export function PopoverButton({ label, content, look, width, children }: PopoverButtonProps) {
  const [isOpened, setIsOpened] = useState(false);
  const open = () =>
    PopoverWindow.fetch().then(
      () => setIsOpened(true),
      () => undefined,
    );
  const button = { type: "button", "aria-label": label, title: label, className: look, children: content } as const;
  if (isOpened) {
    return (
      <PopoverWindow label={label} width={width} trigger={<button {...button} />}>
        {children}
      </PopoverWindow>
    );
  }
  return (
    <button
      {...button}
      aria-haspopup="dialog"
      aria-expanded={false}
      onClick={() => void open()}
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
    />
  );
}
