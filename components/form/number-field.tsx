"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { NumberInput } from "@/components/form/number-input";
import { useField } from "@/components/form/use-field";

// The unit of a plain number is the last word of its name.
const unitOfName = /(Minutes|Hours|Years|Feet)$/;

export function NumberField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const t = useTranslations("form.units");
  const field = useField(name, hint !== undefined);
  const unit = unitOfName.exec(name)?.[1];
  return (
    <Field name={name} label={label} hint={hint} problem={field.problem}>
      <NumberInput field={field} suffix={unit && t(unit)} />
    </Field>
  );
}
