"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { useFieldShape, useFormDisplay } from "@/components/form/form-context";
import { NumberInput } from "@/components/form/number-input";
import { minorUnitsFrom } from "@/components/form/number-text";
import { UnitSelect, useShownUnit } from "@/components/form/unit-select";
import { useField } from "@/components/form/use-field";
import { useFormat } from "@/lib/i18n/format";

/** An amount in whole units with its currency's code. It is stored in hundredths, as the API wants it. */
export function MoneyField({ name, label, hint }: { name: string; label: string; hint?: string }) {
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
      controlId={`${name}.amount`}
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
