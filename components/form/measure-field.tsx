"use client";

import { converted, decimalsFor } from "@/components/form/conversion";
import { Field } from "@/components/form/field";
import { useFieldLabel, useValueLabel } from "@/components/form/field-words";
import { NumberInput } from "@/components/form/number-input";
import { UnitSelect, useShownUnit } from "@/components/form/unit-select";
import { useField } from "@/components/form/use-field";
import { useFormat } from "@/lib/i18n/format";

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

/** A figure with its unit, and beneath it the same in the other system. */
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
