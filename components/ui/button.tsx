import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import {
  type ButtonLook,
  type ButtonVariant,
  buttonBase,
  buttonClasses,
  buttonVariants,
} from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";

export type { ButtonVariant } from "@/components/ui/button-classes";

export function Button({ variant, size, icon, className, children, ...button }: ButtonLook & ComponentProps<"button">) {
  return (
    <button type="button" {...button} className={classNames(buttonClasses({ variant, size }), className)}>
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button. It does not prefetch: pages behind buttons are heavy. */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...link
}: ButtonLook & ComponentProps<typeof Link>) {
  return (
    <Link prefetch={false} {...link} className={classNames(buttonClasses({ variant, size }), className)}>
      {icon}
      {children}
    </Link>
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
