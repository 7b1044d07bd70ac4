import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

export type ButtonVariant = "primary" | "default" | "ghost" | "danger";

export type ButtonLook = { variant?: ButtonVariant; size?: "sm" | "md"; icon?: ReactNode };

export const buttonVariants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-strong",
  default: "border-line-strong bg-surface text-ink not-disabled:hover:bg-sunken",
  ghost: "border-transparent text-ink-2 not-disabled:hover:bg-mute-soft not-disabled:hover:text-ink",
  danger: "border-transparent bg-bad text-bg not-disabled:hover:opacity-90",
};

const sizes = { sm: "h-6.5 px-2 text-xs", md: "h-7.5 px-3" };

// On paper there is nothing to press.
export const buttonBase =
  "inline-flex print:hidden shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md border font-medium transition-colors pointer-coarse:min-h-11 disabled:cursor-not-allowed disabled:border-line disabled:bg-mute-soft disabled:text-ink-3";

/** The classes of a button, for elements that only look like one. */
export const buttonClasses = ({ variant = "default", size = "md" }: Omit<ButtonLook, "icon"> = {}) =>
  classNames(buttonBase, buttonVariants[variant], sizes[size]);
