import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

export type ButtonVariant = "primary" | "default" | "ghost" | "danger";

export type ButtonLook = { variant?: ButtonVariant; size?: "sm" | "md"; icon?: ReactNode };

const buttonVariants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-strong",
  default: "border-line-strong bg-surface text-ink not-disabled:hover:bg-sunken",
  ghost: "border-transparent text-ink-2 not-disabled:hover:bg-mute-soft not-disabled:hover:text-ink",
  danger: "border-transparent bg-bad text-bg not-disabled:hover:opacity-90",
};

const sizes = { sm: "h-6.5 px-2 text-xs", md: "h-7.5 px-3" };

const buttonBase =
  "inline-flex shrink-0 select-none items-center justify-center gap-1.5 whitespace-nowrap rounded-md border font-medium transition-colors pointer-coarse:min-h-11 disabled:cursor-not-allowed disabled:border-line disabled:bg-mute-soft disabled:text-ink-3";

/** The classes of a button, for elements that only look like one. */
export const buttonClasses = ({ variant = "default", size = "md" }: Omit<ButtonLook, "icon"> = {}) =>
  classNames(buttonBase, buttonVariants[variant], sizes[size]);

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
