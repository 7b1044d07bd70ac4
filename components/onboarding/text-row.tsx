"use client";

import { type ComponentProps, useId, useState } from "react";
import { Input } from "@/components/ui/controls";
import { shortTextMax } from "@/lib/vocabulary/limits.values";

type TextRowProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  hint?: string;
  /** What is wrong with the value. It is not said while somebody is writing it. */
  error?: string;
} & Omit<ComponentProps<"input">, "value" | "onChange">;

/** A field a thumb can hit, with its label above and a hint or problem below. */
export function TextRow({ label, value, onChange, hint, error: wrong, ...input }: TextRowProps) {
  const id = useId();
  const [isWriting, setIsWriting] = useState(false);
  const error = isWriting ? undefined : wrong;
  const note = error ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Input
        maxLength={shortTextMax}
        {...input}
        id={id}
        value={value ?? ""}
        onChange={({ target }) => {
          setIsWriting(true);
          onChange(target.value);
        }}
        onBlur={() => setIsWriting(false)}
        data-wrong={wrong ? "" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className="h-11!"
      />
      {note && (
        <p id={`${id}-note`} className={error ? "text-bad text-xs" : "text-ink-3 text-xs"}>
          {note}
        </p>
      )}
    </div>
  );
}
