"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-words";
import { useFieldShape } from "@/components/form/form-context";
import { useConversion } from "@/components/form/measure-field";
import { NumberInput } from "@/components/form/number-input";
import { UnitSelect, useShownUnit } from "@/components/form/unit-select";
import { useField } from "@/components/form/use-field";

/** The range a commodity travels in: lowest and highest, in one unit. */
export function TemperatureFields({ name }: { name: string }) {
  const t = useTranslations("loadForm.commodities");
  const labelOf = useFieldLabel();
  const minimum = useField(`${name}.minimum`);
  const maximum = useField(`${name}.maximum`);
  const unit = useField(`${name}.unit`);
  const shape = useFieldShape(`${name}.unit`);
  const units = shape?.kind === "choice" ? shape.values : [];
  const storeUnit = useShownUnit(`${name}.unit`, units[0]);
  const conversionOf = useConversion("TemperatureUnit");
  const shownUnit = typeof unit.value === "string" && unit.value !== "" ? unit.value : units[0];
  const range = conversionOf([minimum.value, maximum.value], shownUnit);
  const isReversed =
    typeof minimum.value === "number" && typeof maximum.value === "number" && minimum.value > maximum.value;
  return (
    <Field
      name={name}
      controlId={`${name}.minimum`}
      label={labelOf(name)}
      hint={isReversed ? <span className="text-warn">{t("minimumAboveMaximum")}</span> : range}
      problem={minimum.problem ?? maximum.problem ?? unit.problem}
    >
      <div className="flex items-center gap-1.5">
        <NumberInput field={minimum} label={`${labelOf(name)} · ${labelOf(`${name}.minimum`)}`} onFilled={storeUnit} />
        <span aria-hidden className="text-ink-3">
          –
        </span>
        <NumberInput field={maximum} label={`${labelOf(name)} · ${labelOf(`${name}.maximum`)}`} onFilled={storeUnit} />
        <UnitSelect
          field={unit}
          label={`${labelOf(name)} · ${labelOf(`${name}.unit`)}`}
          enumeration="TemperatureUnit"
          values={units}
          className="w-17!"
        />
      </div>
    </Field>
  );
}
