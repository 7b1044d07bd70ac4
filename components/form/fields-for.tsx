"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-labels";
import { useFieldShape, useFormDisplay } from "@/components/form/form-context";
import { MeasureField, UnitSelect, useShownUnit } from "@/components/form/measure-field";
import { MultiSelectField } from "@/components/form/multi-select-field";
import { NumberInput } from "@/components/form/number-input";
import { PlainField, type SchemaFieldProps, useFieldKeys } from "@/components/form/plain-fields";
import { useField } from "@/components/form/use-field";
import { useFormat } from "@/lib/i18n/format";
import { minorUnitsFrom } from "@/lib/vocabulary/number-text";

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

/** An amount in whole units with its currency's code. It is stored in hundredths, as the API wants it. */
function MoneyField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const t = useTranslations("form");
  const format = useFormat();
  const { showApiPaths } = useFormDisplay();
  const amount = useField(`${name}.amount`, showApiPaths || hint !== undefined);
  const currency = useField(`${name}.currencyCode`);
  const shape = useFieldShape(`${name}.currencyCode`);
  const currencies = shape?.kind === "choice" ? shape.values : [];
  const storeCurrency = useShownUnit(`${name}.currencyCode`, currencies[0]);
  const stored = showApiPaths && typeof amount.value === "number" && t("minorUnits", { amount: String(amount.value) });
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 9 };
  return (
    <Field
      name={name}
      controlName={`${name}.amount`}
      label={label}
      hint={stored || hint}
      problem={amount.problem ?? currency.problem}
    >
      <div className="flex gap-1.5">
        <UnitSelect
          field={currency}
          label={`${label} · ${t("currency")}`}
          enumeration={shape?.kind === "choice" ? shape.id : undefined}
          values={currencies}
        />
        <NumberInput
          field={amount}
          read={minorUnitsFrom}
          write={(value) => format.number(value / 100, digits)}
          onFilled={storeCurrency}
        />
      </div>
    </Field>
  );
}
