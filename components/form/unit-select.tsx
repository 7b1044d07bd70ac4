"use client";

import { useFormContext } from "react-hook-form";
import { useValueLabel } from "@/components/form/field-words";
import type { FieldHandle } from "@/components/form/use-field";
import { Select } from "@/components/ui/select";

type UnitSelectProps = {
  field: FieldHandle;
  label: string;
  enumeration: string | undefined;
  values: readonly string[];
  className?: string;
};

/** The unit or currency beside a figure. As long as none is stored the first one stands there. */
export function UnitSelect({ field, label, enumeration, values, className = "w-19!" }: UnitSelectProps) {
  const words = useValueLabel();
  const value = typeof field.value === "string" && field.value !== "" ? field.value : values[0];
  return (
    <Select
      {...field.control}
      ref={field.attach}
      aria-label={label}
      value={value}
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      disabled={field.readOnly}
      title={value}
      className={`shrink-0 ${className}`}
    >
      {values.map((unit) => (
        <option key={unit} value={unit} title={unit}>
          {words(enumeration, unit)}
        </option>
      ))}
    </Select>
  );
}

/** Stores the unit that was only shown so far, once there is a figure it belongs to. */
export function useShownUnit(unitName: string, shown: string | undefined) {
  const { getValues, setValue } = useFormContext();
  return () => {
    if (shown !== undefined && !getValues(unitName)) setValue(unitName, shown, { shouldDirty: true });
  };
}
