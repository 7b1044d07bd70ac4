"use client";

import * as z from "zod";
import { useFieldLabel } from "@/components/form/field-words";
import { useFieldSchema } from "@/components/form/form-context";
import { MeasureField } from "@/components/form/measure-field";
import { MoneyField } from "@/components/form/money-field";
import { MultiSelectField } from "@/components/form/multi-select-field";
import { NumberField } from "@/components/form/number-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { TriStateField } from "@/components/form/tri-state-field";
import { useField } from "@/components/form/use-field";
import { coreOf, isWritable, itemsOf, schemaId } from "@/lib/core/schema-paths";

/** A field that can have one value only: there is nothing to choose, but it is part of the form. */
function OnlyValue({ name, value }: { name: string; value: string }) {
  const { control } = useField(name);
  return <input type="hidden" name={control.name} value={value} />;
}

const valuesOf = (schema: z.ZodEnum) => schema.options.map(String);
const isRequired = (schema: z.core.$ZodType) => !z.safeParse(schema, undefined).success;

function fieldOfObject({ shape }: z.ZodObject, name: string, label: string, hint?: string) {
  const { unit } = shape;
  const units = unit && coreOf(unit);
  if ("amount" in shape) return <MoneyField name={name} label={label} hint={hint} />;
  if (!(units instanceof z.ZodEnum)) return null;
  return <MeasureField name={name} label={label} enumeration={schemaId(units)} units={valuesOf(units)} />;
}

function fieldOfEnum(schema: z.ZodEnum, name: string, label: string, hint: string | undefined, required: boolean) {
  const values = valuesOf(schema);
  const [only] = values;
  if (only !== undefined && values.length === 1) return <OnlyValue name={name} value={only} />;
  const words = { name, label, hint, enumeration: schemaId(schema) };
  return <SelectField {...words} values={values} required={required} />;
}

type SchemaFieldProps = { name: string; hint?: string; placeholder?: string; label?: string };

/** The control for a field, chosen by what the schema says it is. */
export function SchemaField({ name, hint, placeholder, label: ownLabel }: SchemaFieldProps) {
  const schema = useFieldSchema(name);
  const labelOf = useFieldLabel();
  if (!schema) return null;
  const core = coreOf(schema);
  const label = ownLabel ?? labelOf(name);
  if (core instanceof z.ZodEnum) return fieldOfEnum(core, name, label, hint, isRequired(schema));
  if (core instanceof z.ZodBoolean) return <TriStateField name={name} label={label} />;
  if (core instanceof z.ZodNumber) return <NumberField name={name} label={label} hint={hint} />;
  if (core instanceof z.ZodObject) return fieldOfObject(core, name, label, hint);
  const element = core instanceof z.ZodArray ? coreOf(core.element) : undefined;
  if (element instanceof z.ZodEnum) {
    const words = { name, label, hint, enumeration: schemaId(element) };
    return <MultiSelectField {...words} values={valuesOf(element)} />;
  }
  return <TextField name={name} label={label} hint={hint} placeholder={placeholder} />;
}

/** The fields of an object or of a row of a list, in the order of the schema, or those named in `only`. */
export function FieldsFor({ name, only }: { name: string; only?: readonly string[] }) {
  const schema = useFieldSchema(name);
  const core = schema && (itemsOf(schema) ?? coreOf(schema));
  if (!(core instanceof z.ZodObject)) return null;
  const writable = Object.entries(core.shape).filter(([, field]) => isWritable(field));
  const keys = only ?? writable.map(([key]) => key);
  return keys.map((key) => <SchemaField key={key} name={`${name}.${key}`} />);
}
