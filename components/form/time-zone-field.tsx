"use client";

import { Combobox } from "@/components/form/combobox";
import type { ComboboxOption } from "@/components/form/combobox-filter";
import { Field } from "@/components/form/field";
import { freightTimeZones } from "@/components/form/time-zones.values";
import { useField } from "@/components/form/use-field";

/** All zones this browser knows; those of North American freight first, found by their cities too. */
function timeZoneOptions(): ComboboxOption[] {
  const near = Object.entries(freightTimeZones).map(([zone, detail]) => ({ value: zone, label: zone, detail }));
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => !(zone in freightTimeZones));
  return [...near, ...others.map((zone) => ({ value: zone, label: zone, words: zone.replaceAll("_", " ") }))];
}

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
