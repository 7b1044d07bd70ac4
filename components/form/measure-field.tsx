"use client";

import { useFormContext } from "react-hook-form";
import { Field } from "@/components/form/field";
import { useFieldLabel, useValueLabel } from "@/components/form/field-labels";
import { NumberInput } from "@/components/form/number-input";
import { type FieldHandle, useField } from "@/components/form/use-field";
import { Select } from "@/components/ui/controls";
import { useFormat } from "@/lib/i18n/format";
import { kilometersPerMile } from "@/lib/vocabulary/measure.values";

type Conversion = { to: string; convert: (value: number) => number };

const times = (factor: number) => (value: number) => value * factor;

const conversions: Record<string, Conversion> = {
  FEET: { to: "METERS", convert: times(0.3048) },
  INCHES: { to: "CENTIMETERS", convert: times(2.54) },
  METERS: { to: "FEET", convert: times(1 / 0.3048) },
  CENTIMETERS: { to: "INCHES", convert: times(1 / 2.54) },
  MILES: { to: "KILOMETERS", convert: times(kilometersPerMile) },
  KILOMETERS: { to: "MILES", convert: times(1 / kilometersPerMile) },
  POUNDS: { to: "KILOGRAMS", convert: times(0.45359237) },
  KILOGRAMS: { to: "POUNDS", convert: times(1 / 0.45359237) },
  GALLONS: { to: "LITERS", convert: times(3.785411784) },
  LITERS: { to: "GALLONS", convert: times(1 / 3.785411784) },
  CUBIC_FEET: { to: "CUBIC_METERS", convert: times(0.028316846592) },
  CUBIC_METERS: { to: "CUBIC_FEET", convert: times(1 / 0.028316846592) },
  CELSIUS: { to: "FAHRENHEIT", convert: (value) => value * 1.8 + 32 },
  FAHRENHEIT: { to: "CELSIUS", convert: (value) => (value - 32) / 1.8 },
};

/** The value in the unit of the other side of the border; US gallons, pounds and feet. */
export function converted(value: number, unit: string) {
  const conversion = conversions[unit];
  return conversion && { unit: conversion.to, value: conversion.convert(value) };
}

/** As many decimals as a person wants to see: none for large values, two for the smallest. */
export const decimalsFor = (value: number) => (Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 1 ? 1 : 2);

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
    const others = values.flatMap((value) =>
      typeof value === "number" && unit !== undefined ? (converted(value, unit) ?? []) : [],
    );
    const [first] = others;
    if (!first) return undefined;
    const texts = others.map(({ value }) => format.number(value, { maximumFractionDigits: decimalsFor(value) }));
    return `≈ ${texts.join(" – ")} ${words(enumeration, first.unit)}`;
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
