"use client";

import { useState } from "react";
import { Field } from "@/components/form/field";
import { type FieldHandle, useField } from "@/components/form/use-field";
import { classNames } from "@/components/ui/class-names";
import { Input } from "@/components/ui/controls";
import { useFormat } from "@/lib/i18n/format";
import { numberFrom } from "@/lib/vocabulary/number-text";

type NumberInputProps = {
  field: FieldHandle;
  hasInitialFocus?: boolean;
  label?: string;
  suffix?: string;
  /** How the typed text becomes the value, and how the value is written out when nobody types. */
  read?: (text: string) => unknown;
  write?: (value: number) => string;
  onFilled?: () => void;
};

/** A number that is typed freely and written out with its grouping once the cursor has left. */
export function NumberInput({
  field,
  hasInitialFocus,
  label,
  suffix,
  read = numberFrom,
  write,
  onFilled,
}: NumberInputProps) {
  const format = useFormat();
  const [typed, setTyped] = useState<string>();
  const { value } = field;
  const written = write ?? ((number: number) => format.number(number, { maximumFractionDigits: 9 }));
  const shown = typeof value === "number" ? written(value) : String(value ?? "");
  return (
    <span className="relative block min-w-0 flex-1">
      <Input
        {...field.control}
        ref={field.attach}
        aria-label={label}
        inputMode="decimal"
        data-initial-focus={hasInitialFocus || undefined}
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(read(target.value));
          onFilled?.();
        }}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        readOnly={field.readOnly}
        className={classNames(suffix && "pr-12!")}
      />
      {suffix && (
        <span
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-2.5 flex items-center text-ink-3 text-xs"
        >
          {suffix}
        </span>
      )}
    </span>
  );
}

type NumberFieldProps = { name: string; label: string; hint?: string; suffix?: string; hasInitialFocus?: boolean };

/** A number with its label. What is typed and is no number stays in the field, for the schema to refuse. */
export function NumberField({ name, label, hint, suffix, hasInitialFocus }: NumberFieldProps) {
  const field = useField(name, hint !== undefined);
  return (
    <Field name={name} label={label} hint={hint} problem={field.problem}>
      <NumberInput field={field} suffix={suffix} hasInitialFocus={hasInitialFocus} />
    </Field>
  );
}
