import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

type CheckboxProps = { label: ReactNode } & Omit<ComponentProps<"input">, "type">;

const box =
  "peer size-4 appearance-none rounded-sm border border-field bg-surface transition-colors checked:border-accent checked:bg-accent disabled:border-line-strong disabled:bg-sunken disabled:checked:bg-line-strong aria-invalid:border-bad";

export const Checkbox = ({ label, className, ...input }: CheckboxProps) => (
  <label className={classNames("inline-flex min-h-6 items-start gap-2 pointer-coarse:min-h-11", className)}>
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
