"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Disclosure } from "@/components/form/disclosure";
import { FieldGrid, FlagGrid } from "@/components/form/field-grid";
import { useFieldLabel } from "@/components/form/field-words";
import { FieldsFor, SchemaField } from "@/components/form/fields-for";
import { countFilled } from "@/components/form/filled";
import { Subheading } from "@/components/loads/form/section";
import { TemperatureFields } from "@/components/loads/form/temperature-fields";

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
      </div>
    </>
  );
}
