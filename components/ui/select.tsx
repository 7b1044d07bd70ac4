import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "@/components/ui/class-names";

/** A native select: the platform's own list, its keyboard and its touch picker. */
export const Select = ({ className, children, ...select }: ComponentProps<"select">) => (
  <span className={classNames("relative block w-full", className)}>
    <select {...select} className="control appearance-none truncate pr-8!">
      {children}
    </select>
    <ChevronDown
      aria-hidden
      className="pointer-events-none absolute top-1/2 right-2.5 size-3.5! -translate-y-1/2 text-ink-3"
    />
  </span>
);
