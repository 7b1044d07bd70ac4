"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { useValueLabel } from "@/components/form/field-words";
import { useField } from "@/components/form/use-field";
import { Select } from "@/components/ui/select";

type SelectFieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** The id of the enumeration, by which its values have their words. */
  enumeration: string | undefined;
  values: readonly string[];
  required?: boolean;
};

/** One value of an enumeration in words, or none. The raw value is on hover. */
export function SelectField({ name, label, hint, enumeration, values, required }: SelectFieldProps) {
  const t = useTranslations("form");
  const words = useValueLabel();
  const { value, onChange, onBlur, attach, readOnly, problem, control } = useField(name, hint !== undefined);
  const chosen = typeof value === "string" ? value : "";
  return (
    <Field name={name} label={label} hint={hint} problem={problem}>
      <Select
        {...control}
        ref={attach}
        value={chosen}
        onChange={(event) => onChange(event.target.value || null)}
        onBlur={onBlur}
        disabled={readOnly}
        title={chosen || undefined}
      >
        {(!required || chosen === "") && <option value="">{required ? t("choose") : t("unset")}</option>}
        {values.map((option) => (
          <option key={option} value={option} title={option}>
            {words(enumeration, option)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
