"use client";

import { useTranslations } from "next-intl";
import { SelectField, TriStateField } from "@/components/form/choice-fields";
import { useFieldLabel, useValueLabel } from "@/components/form/field-labels";
import { useFieldShape } from "@/components/form/form-context";
import { NumberField } from "@/components/form/number-input";
import { TextField } from "@/components/form/text-field";
import { useField } from "@/components/form/use-field";
import { objectIn } from "@/lib/core/field-shapes";

// The unit of a plain number is the last word of its name.
const unitOfName = /(Minutes|Hours|Years|Feet)$/;

function UnitNumberField(props: { name: string; label: string; hint?: string }) {
  const t = useTranslations("form.units");
  const unit = unitOfName.exec(props.name)?.[1];
  return <NumberField {...props} suffix={unit && t(unit)} />;
}

/** A field that can have one value only: there is nothing to choose, but it is part of the form. */
function OnlyValue({ name, value }: { name: string; value: string }) {
  const { control } = useField(name);
  return <input type="hidden" name={control.name} value={value} />;
}

export type SchemaFieldProps = { name: string; hint?: string; placeholder?: string };

/** The control for a single value, chosen by what the schema says it is: text, number, yes or no, one of a few. */
export function PlainField({ name, hint, placeholder }: SchemaFieldProps) {
  const shape = useFieldShape(name);
  const labelOf = useFieldLabel();
  const words = { name, label: labelOf(name), hint };
  if (shape?.kind === "flag") return <TriStateField name={name} label={words.label} />;
  if (shape?.kind === "number") return <UnitNumberField {...words} />;
  if (shape?.kind === "text") return <TextField {...words} placeholder={placeholder} />;
  if (shape?.kind !== "choice") return null;
  const [only, another] = shape.values;
  if (only !== undefined && another === undefined) return <OnlyValue name={name} value={only} />;
  return <EnumField {...words} enumeration={shape.id} values={shape.values} required={shape.required} />;
}

/** The keys of an object or of a row of a list, in the order of the schema. */
export function useFieldKeys(name: string) {
  return Object.keys(objectIn(useFieldShape(name))?.fields ?? {});
}

/** The single values of an object in the order of the schema, or those named in `only`. */
export function PlainFieldsFor({ name, only }: { name: string; only?: readonly string[] }) {
  const all = useFieldKeys(name);
  return (only ?? all).map((key) => <PlainField key={key} name={`${name}.${key}`} />);
}

type EnumFieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** The id of the enumeration, by which its values have their words. */
  enumeration: string | undefined;
  values: readonly string[];
  required?: boolean;
};

/** One value of an enumeration in words, or none. The raw value is on hover. */
function EnumField({ enumeration, values, required, ...field }: EnumFieldProps) {
  const t = useTranslations("form");
  const words = useValueLabel();
  const options = values.map((value) => ({ value, label: words(enumeration, value), title: value }));
  return <SelectField {...field} options={options} empty={required ? t("choose") : t("unset")} required={required} />;
}
