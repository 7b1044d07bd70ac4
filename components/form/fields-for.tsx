"use client";

import { useFieldLabel } from "@/components/form/field-words";
import { useFieldShape } from "@/components/form/form-context";
import { MeasureField } from "@/components/form/measure-field";
import { MoneyField } from "@/components/form/money-field";
import { MultiSelectField } from "@/components/form/multi-select-field";
import { PlainField, type SchemaFieldProps, useFieldKeys } from "@/components/form/plain-fields";

/** The control for any field, chosen by what the schema says it is: also money, measures and several of a few. */
export function SchemaField(props: SchemaFieldProps) {
  const { name, hint } = props;
  const shape = useFieldShape(name);
  const labelOf = useFieldLabel();
  const words = { name, label: labelOf(name), hint };
  if (shape?.kind === "choices") return <MultiSelectField {...words} enumeration={shape.id} values={shape.values} />;
  if (shape?.kind !== "object") return <PlainField {...props} />;
  const { amount, unit } = shape.fields;
  if (amount) return <MoneyField {...words} />;
  return unit?.kind === "choice" ? (
    <MeasureField name={name} label={words.label} enumeration={unit.id} units={unit.values} />
  ) : null;
}

/** The fields of an object or of a row of a list, in the order of the schema, or those named in `only`. */
export function FieldsFor({ name, only }: { name: string; only?: readonly string[] }) {
  const all = useFieldKeys(name);
  return (only ?? all).map((key) => <SchemaField key={key} name={`${name}.${key}`} />);
}
