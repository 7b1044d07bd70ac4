"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Disclosure } from "@/components/form/disclosure";
import { Field, FieldGrid, FlagGrid } from "@/components/form/field";
import { useFieldLabel } from "@/components/form/field-labels";
import { FieldsFor, SchemaField } from "@/components/form/fields-for";
import { countFilled } from "@/components/form/filled";
import { useFieldShape } from "@/components/form/form-context";
import { UnitSelect, useConversion, useShownUnit } from "@/components/form/measure-field";
import { NumberInput } from "@/components/form/number-input";
import { useField } from "@/components/form/use-field";
import { Subheading } from "@/components/loads/form/section";

const classification = ["freightClass", "nmfcNumber"];
const details = ["classification", "unNumber", "packingGroup"];

const asksForDetails = ([isHazmat, ...filled]: readonly unknown[]) => isHazmat === true || countFilled(filled) > 0;

/** Class, UN number and packing group come into view together, once the commodity is hazardous. */
function HazmatDetails({ name }: { name: string }) {
  const t = useTranslations("loadForm.commodities");
  const watched = ["isHazmat", ...details].map((key) => `${name}.${key}`);
  const isShown: boolean = useWatch({ name: watched, compute: asksForDetails });
  if (!isShown) return null;
  return (
    <div className="mt-3">
      <FieldGrid>
        <FieldsFor name={name} only={details} />
      </FieldGrid>
      <p className="mt-1 text-ink-3 text-xs">{t("hazmatTogether")}</p>
    </div>
  );
}

function SizeFields({ name }: { name: string }) {
  const labelOf = useFieldLabel();
  const perPiece = `${name}.pieces.perPieceDimensions`;
  return (
    <>
      <Subheading>{labelOf(`${name}.dimensions`)}</Subheading>
      <FieldGrid>
        <FieldsFor name={`${name}.dimensions`} />
      </FieldGrid>
      <Subheading>{labelOf(perPiece)}</Subheading>
      <FieldGrid>
        <FieldsFor name={perPiece} />
        <SchemaField name={`${name}.pieces.perPieceVolume`} />
      </FieldGrid>
    </>
  );
}

/** One commodity: what it is, how heavy and how many, how cold, how dangerous, how large. */
export function CommodityFields({ name }: { name: string }) {
  const t = useTranslations("loadForm.commodities");
  const customs = [...classification, "customs"].map((key) => `${name}.${key}`);
  const sizes = [`${name}.dimensions`, `${name}.pieces.perPieceDimensions`, `${name}.pieces.perPieceVolume`];
  return (
    <>
      <div className="mb-3">
        <SchemaField name={`${name}.name`} />
      </div>
      <FieldGrid>
        <SchemaField name={`${name}.weight`} />
        <SchemaField name={`${name}.weight.type`} />
        <TemperatureFields name={`${name}.temperatureRequirements`} />
        <SchemaField name={`${name}.pieces.count`} />
        <SchemaField name={`${name}.pieces.type`} />
      </FieldGrid>
      <div className="mt-2">
        <FlagGrid>
          <SchemaField name={`${name}.pieces.stackable`} />
          <SchemaField name={`${name}.hazmatDetails.isHazmat`} />
        </FlagGrid>
      </div>
      <HazmatDetails name={`${name}.hazmatDetails`} />
      <div className="mt-4">
        <Disclosure title={t("dimensions")} fields={sizes}>
          <SizeFields name={name} />
        </Disclosure>
        <Disclosure title={t("customs")} fields={customs}>
          <FieldGrid>
            <FieldsFor name={name} only={classification} />
            <FieldsFor name={`${name}.customs`} />
          </FieldGrid>
        </Disclosure>
      </div>
    </>
  );
}

/** The range a commodity travels in: lowest and highest, in one unit. */
function TemperatureFields({ name }: { name: string }) {
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
      controlName={`${name}.minimum`}
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
