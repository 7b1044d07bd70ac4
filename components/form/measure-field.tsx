"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/form/field";
import { useFieldLabel, useValueLabel } from "@/components/form/field-labels";
import { NumberInput } from "@/components/form/number-input";
import { type FieldHandle, useField } from "@/components/form/use-field";
import { Select } from "@/components/ui/controls";
import { decimalsFor, otherUnit } from "@/lib/core/units";
import { useFormat } from "@/lib/i18n/format";

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

/** "≈ 10,886 kg" for a value in pounds, "≈ 0 – 1.1 °C" for a range in °F. */
export function useConversion(enumeration: string | undefined) {
  const format = useFormat();
  const words = useValueLabel();
  return (values: readonly unknown[], unit: string | undefined) => {
    const other = unit === undefined ? undefined : otherUnit(unit);
    const numbers = values.filter((value) => typeof value === "number");
    if (!other || numbers.length === 0) return undefined;
    const texts = numbers
      .map(other.convert)
      .map((value) => format.number(value, { maximumFractionDigits: decimalsFor(value) }));
    return `≈ ${texts.join(" – ")} ${words(enumeration, other.to)}`;
  };
}

type MeasureFieldProps = {
  name: string;
  label: string;
  enumeration: string | undefined;
  units: readonly string[];
};

/** A figure with its unit, and below it the same in the other system. */
export function MeasureField({ name, label, enumeration, units }: MeasureFieldProps) {
  const labelOf = useFieldLabel();
  const value = useField(`${name}.value`, true);
  const unit = useField(`${name}.unit`);
  const storeUnit = useShownUnit(`${name}.unit`, units[0]);
  const conversionOf = useConversion(enumeration);
  const shownUnit = typeof unit.value === "string" && unit.value !== "" ? unit.value : units[0];
  return (
    <Field
      name={name}
      controlName={`${name}.value`}
      label={label}
      hint={conversionOf([value.value], shownUnit)}
      problem={value.problem ?? unit.problem}
    >
      <div className="flex gap-1.5">
        <NumberInput field={value} onFilled={storeUnit} />
        <UnitSelect
          field={unit}
          label={`${label} · ${labelOf(`${name}.unit`)}`}
          enumeration={enumeration}
          values={units}
        />
      </div>
    </Field>
  );
}
