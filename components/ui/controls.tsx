import { Check, ChevronDown } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

export const Input = ({ className, ...input }: ComponentProps<"input">) => (
  <input {...input} className={classNames("control", className)} />
);

export const Textarea = ({ className, rows = 3, ...textarea }: ComponentProps<"textarea">) => (
  <textarea {...textarea} rows={rows} className={classNames("control h-auto! resize-y py-1", className)} />
);

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

type CheckboxProps = { label: ReactNode } & Omit<ComponentProps<"input">, "type">;

const box =
  "peer size-4 appearance-none rounded-sm border border-field bg-surface transition-colors checked:border-accent checked:bg-accent disabled:border-line-strong disabled:bg-sunken disabled:checked:bg-line-strong aria-invalid:border-bad";

export const Checkbox = ({ label, className, ...input }: CheckboxProps) => (
  <label
    className={classNames(
      "inline-flex min-h-6 items-start gap-2 py-0.5 pointer-coarse:min-h-11 pointer-coarse:py-3",
      className,
    )}
  >
    <span className="relative mt-0.5 inline-flex shrink-0">
      <input {...input} type="checkbox" className={box} />
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-0.5 size-3! text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </span>
    <span>{label}</span>
  </label>
);
