"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Disclosure } from "@/components/form/disclosure";
import { FieldGrid } from "@/components/form/field";
import { useValueLabel } from "@/components/form/field-words";
import { FieldsFor, SchemaField } from "@/components/form/fields-for";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { ReferenceRows } from "@/components/loads/form/reference-rows";
import { Section } from "@/components/loads/form/section";

function CrossingTitle({ name }: { name: string }) {
  const t = useTranslations("loadForm.crossings");
  const words = useValueLabel();
  const crossing: unknown = useWatch({ name: `${name}.usMxBorderCrossing` });
  const isChosen = typeof crossing === "string" && crossing !== "";
  return (
    <span className={isChosen ? "font-medium" : "text-ink-2"}>
      {isChosen ? words("UsMxBorderCrossing", crossing) : t("open")}
    </span>
  );
}

function CrossingFields({ name }: { name: string }) {
  const t = useTranslations("loadForm.crossings");
  const references = `${name}.referenceNumbers`;
  return (
    <>
      <SchemaField name={`${name}.type`} />
      <FieldGrid columns={2}>
        <FieldsFor
          name={name}
          only={["usMxBorderCrossing", "borderCrossingStrategy", "expectedDwellTimeMinutes", "externalId"]}
        />
      </FieldGrid>
      <div className="mt-3 mb-4">
        <SchemaField name={`${name}.requiredInspections`} />
      </div>
      <Disclosure title={t("references")} fields={[references]}>
        <ReferenceRows name={references} />
      </Disclosure>
    </>
  );
}

export function BorderCrossingsSection() {
  const t = useTranslations("loadForm.crossings");
  return (
    <Section id="borderCrossings">
      <RepeatingGroup
        name="load.borderCrossings"
        words={{ row: t("row"), add: t("add"), empty: t("empty") }}
        title={(name) => <CrossingTitle name={name} />}
      >
        {(name) => <CrossingFields name={name} />}
      </RepeatingGroup>
    </Section>
  );
}
