"use client";

import { useFieldLabel } from "@/components/form/field-words";
import { useFieldShape } from "@/components/form/form-context";
import { MeasureField } from "@/components/form/measure-field";
import { MoneyField } from "@/components/form/money-field";
import { MultiSelectField } from "@/components/form/multi-select-field";
import { NumberField } from "@/components/form/number-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TriStateField } from "@/components/form/tri-state-field";
import { useField } from "@/components/form/use-field";
import { objectIn } from "@/lib/core/field-shapes";

/** A field that can have one value only: there is nothing to choose, but it is part of the form. */
function OnlyValue({ name, value }: { name: string; value: string }) {
  const { control } = useField(name);
  return <input type="hidden" name={control.name} value={value} />;
}

type SchemaFieldProps = { name: string; hint?: string; placeholder?: string };

/** The control for a field, chosen by what the schema says it is. */
export function SchemaField({ name, hint, placeholder }: SchemaFieldProps) {
  const shape = useFieldShape(name);
  const labelOf = useFieldLabel();
  const words = { name, label: labelOf(name), hint };
  if (shape?.kind === "flag") return <TriStateField name={name} label={words.label} />;
  if (shape?.kind === "number") return <NumberField {...words} />;
  if (shape?.kind === "text") return <TextField {...words} placeholder={placeholder} />;
  if (shape?.kind === "choices") return <MultiSelectField {...words} enumeration={shape.id} values={shape.values} />;
  if (shape?.kind === "choice") {
    const [only, another] = shape.values;
    if (only !== undefined && another === undefined) return <OnlyValue name={name} value={only} />;
    return <SelectField {...words} enumeration={shape.id} values={shape.values} required={shape.required} />;
  }
  if (shape?.kind !== "object") return null;
  const { amount, unit } = shape.fields;
  if (amount) return <MoneyField {...words} />;
  return unit?.kind === "choice" ? (
    <MeasureField name={name} label={words.label} enumeration={unit.id} units={unit.values} />
  ) : null;
}

/** The fields of an object or of a row of a list, in the order of the schema, or those named in `only`. */
export function FieldsFor({ name, only }: { name: string; only?: readonly string[] }) {
  const fields = objectIn(useFieldShape(name))?.fields ?? {};
  return (only ?? Object.keys(fields)).map((key) => <SchemaField key={key} name={`${name}.${key}`} />);
}
