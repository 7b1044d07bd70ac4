import Link from "next/link";
import type { ComponentProps } from "react";
import { type ButtonLook, buttonClasses } from "@/components/ui/button-classes";
import { classNames } from "@/components/ui/class-names";

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
