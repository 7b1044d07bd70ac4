"use client";

import { Combobox } from "@/components/form/combobox";
import { Field } from "@/components/form/field";
import { timeZoneOptions } from "@/components/form/time-zones";
import { useField } from "@/components/form/use-field";

type TimeZoneFieldProps = { name: string; label: string; hint?: string; placeholder?: string };

/** An IANA time zone, found by its name or by a city. */
export function TimeZoneField({ name, label, hint, placeholder }: TimeZoneFieldProps) {
  const field = useField(name, hint !== undefined);
  return (
    <Field name={name} label={label} hint={hint} problem={field.problem}>
      <Combobox
        field={field}
        text={typeof field.value === "string" ? field.value : ""}
        options={timeZoneOptions}
        onPick={field.onChange}
        onText={field.onChange}
        placeholder={placeholder}
      />
    </Field>
  );
}
