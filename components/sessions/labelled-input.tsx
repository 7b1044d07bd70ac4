import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/input";

type LabelledInputProps = {
  label: string;
  hint?: string;
  error?: string;
  trailing?: ReactNode;
} & ComponentProps<"input">;

/** A field of the sign-in and set-up forms: its label above, a hint or what is wrong beneath. */
export function LabelledInput({ label, hint, error, trailing, ...input }: LabelledInputProps) {
  const id = useId();
  const remark = error ?? hint;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="relative">
        <Input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={remark ? `${id}-remark` : undefined}
          className={classNames("h-9 pointer-coarse:h-11", Boolean(trailing) && "pr-10")}
        />
        {trailing && <div className="absolute inset-y-0 right-0.75 grid place-items-center">{trailing}</div>}
      </div>
      {remark && (
        <p id={`${id}-remark`} className={error ? "text-bad text-xs" : "text-ink-3 text-xs"}>
          {remark}
        </p>
      )}
    </div>
  );
}
