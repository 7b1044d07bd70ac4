import type { ComponentProps, ReactNode } from "react";
import {
  type ButtonLook,
  type ButtonVariant,
  buttonBase,
  buttonClasses,
  buttonVariants,
} from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";

export function Button({ variant, size, icon, className, children, ...button }: ButtonLook & ComponentProps<"button">) {
  return (
    <button type="button" {...button} className={classNames(buttonClasses({ variant, size }), className)}>
      {icon}
      {children}
    </button>
  );
}

type IconButtonProps = { label: string; icon: ReactNode; variant?: ButtonVariant } & ComponentProps<"button">;

/** A square button with an icon alone; `label` is what it is called and its tooltip. */
export function IconButton({ label, icon, variant = "ghost", className, ...button }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={classNames(buttonBase, buttonVariants[variant], "size-7.5 pointer-coarse:min-w-11", className)}
    >
      {icon}
    </button>
  );
}
