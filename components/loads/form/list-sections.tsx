"use client";

import { useTranslations } from "next-intl";
import { useFieldLabel } from "@/components/form/field-words";
import { FieldsFor } from "@/components/form/fields-for";
import { JsonField } from "@/components/form/json-field";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { ReferenceRows } from "@/components/loads/form/reference-rows";
import { Section } from "@/components/loads/form/section";

const metadataBytesMax = 64 * 1024;

export function EquipmentSection() {
  const t = useTranslations("loadForm.equipment");
  return (
    <Section id="equipment">
      <RepeatingGroup name="load.requiredEquipment" words={{ row: t("row"), add: t("add"), empty: t("empty") }}>
        {(name) => (
          <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-[3fr_2fr]">
            <FieldsFor name={name} />
          </div>
        )}
      </RepeatingGroup>
    </Section>
  );
}

export const ReferencesSection = () => (
  <Section id="references">
    <ReferenceRows name="load.referenceNumbers" />
  </Section>
);

export function MetadataSection() {
  const t = useTranslations("loadForm");
  const labelOf = useFieldLabel();
  return (
    <Section id="metadata">
      <JsonField
        name="load.metadata"
        label={labelOf("load.metadata")}
        hint={t("metadataHint")}
        bytesMax={metadataBytesMax}
      />
    </Section>
  );
}
