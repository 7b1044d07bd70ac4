"use client";

import { type ComponentProps, useId } from "react";
import { Input } from "@/components/ui/input";

type TextRowProps = {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
} & Omit<ComponentProps<"input">, "value" | "onChange">;

/** A field a thumb can hit, with its label above and a remark beneath. */
export function TextRow({ label, value, onChange, hint, error, ...input }: TextRowProps) {
  const id = useId();
  const remark = error ?? hint;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <Input
        maxLength={255}
        {...input}
        id={id}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={remark ? `${id}-remark` : undefined}
        className="h-11!"
      />
      {remark && (
        <p id={`${id}-remark`} className={error ? "text-bad text-xs" : "text-ink-3 text-xs"}>
          {remark}
        </p>
      )}
    </div>
  );
}
