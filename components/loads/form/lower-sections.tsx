"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/form/field";
import { useFieldLabel, useValueLabel } from "@/components/form/field-labels";
import { FieldsFor, SchemaField } from "@/components/form/fields-for";
import { JsonField } from "@/components/form/json-field";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { CarrierPicker } from "@/components/loads/form/carrier-picker";
import type { CarrierChoice } from "@/components/loads/form/choices";
import { CommodityFields } from "@/components/loads/form/commodity-fields";
import { lineItems, MoneySection } from "@/components/loads/form/money-section";
import { RequirementRows } from "@/components/loads/form/requirement-rows";
import {
  BorderCrossingsSection,
  CarrierRequirementsSection,
  DriverRequirementsSection,
  TrailerSection,
} from "@/components/loads/form/requirement-sections";
import { Section, Subheading } from "@/components/loads/form/section";
import { ReferenceRows } from "@/components/loads/form/stop-details";
import { totalsOf } from "@/components/loads/form/totals";
import { useFormat } from "@/lib/i18n/format";
import { metadataKibMax } from "@/lib/vocabulary/limits.values";

function EquipmentSection() {
  const t = useTranslations("loadForm.equipment");
  const labelOf = useFieldLabel();
  return (
    <Section id="equipment">
      <RepeatingGroup name="load.requiredEquipment" words={{ row: t("row"), add: t("add"), empty: t("empty") }}>
        {(name) => (
          <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-[3fr_2fr]">
            <FieldsFor name={name} />
          </div>
        )}
      </RepeatingGroup>
      <Subheading>{labelOf("load.accessorials")}</Subheading>
      <RepeatingGroup
        name="load.accessorials"
        words={{ row: t("accessorialRow"), add: t("addAccessorial"), empty: t("noAccessorials") }}
      >
        {(name) => (
          // Two lines each, so every line has its labels.
          <div className="grid gap-x-4 gap-y-2 @lg:grid-cols-2 [&_[data-label]]:not-sr-only!">
            <FieldsFor name={name} only={["type", "amount"]} />
            <div className="@lg:col-span-2">
              <SchemaField name={`${name}.description`} />
            </div>
          </div>
        )}
      </RepeatingGroup>
      <p className="mt-2 text-ink-3 text-xs">{t("amountHint")}</p>
      <Subheading>{labelOf("load.requirements")}</Subheading>
      <RequirementRows name="load.requirements" />
    </Section>
  );
}

const ReferencesSection = () => (
  <Section id="references">
    <ReferenceRows name="load.referenceNumbers" />
  </Section>
);

function MetadataSection() {
  const t = useTranslations("loadForm");
  const labelOf = useFieldLabel();
  return (
    <Section id="metadata">
      <JsonField
        name="load.metadata"
        label={labelOf("load.metadata")}
        hint={t("metadataHint")}
        bytesMax={metadataKibMax * 1024}
      />
    </Section>
  );
}

/** The sum of each currency by itself; currencies are never added up. */
function Total() {
  const t = useTranslations("loadForm.assigned");
  const format = useFormat();
  const totals = totalsOf(useWatch({ name: lineItems }));
  if (totals.length === 0) return null;
  return (
    <p className="mt-3 text-right font-semibold" aria-live="polite">
      {t("total", { amounts: totals.map(format.money).join(" + ") })}
    </p>
  );
}

function AssignedCarrierSection({ carriers }: { carriers: readonly CarrierChoice[] }) {
  const t = useTranslations("loadForm.assigned");
  const labelOf = useFieldLabel();
  return (
    <Section id="assignedCarrier">
      <CarrierPicker carriers={carriers} />
      <Subheading>{t("price")}</Subheading>
      <RepeatingGroup name={lineItems} words={{ row: t("row"), add: t("add"), empty: t("empty") }}>
        {(name) => (
          <div className="grid gap-x-3 gap-y-2 @lg:grid-cols-2 @2xl:grid-cols-[5fr_3fr_3fr_5fr]">
            <FieldsFor name={name} only={["externalDescription", "externalCode", "externalId", "value"]} />
          </div>
        )}
      </RepeatingGroup>
      <Total />
      <Subheading>{labelOf("load.dispatch")}</Subheading>
      <p className="mb-2 text-ink-3 text-xs">{t("dispatchHint")}</p>
      <FieldGrid>
        <FieldsFor name="load.dispatch" />
      </FieldGrid>
    </Section>
  );
}

/** The sections below the first screen. Their program comes after the page has been drawn. */
export const LowerSections = ({ carriers }: { carriers: readonly CarrierChoice[] }) => (
  <>
    <BorderCrossingsSection />
    <TrailerSection />
    <CarrierRequirementsSection />
    <DriverRequirementsSection />
    <CommoditiesSection />
    <EquipmentSection />
    <ReferencesSection />
    <MoneySection />
    <AssignedCarrierSection carriers={carriers} />
    <MetadataSection />
  </>
);

/** "Fresh berries · 24,000 lb" */
function CommodityTitle({ name }: { name: string }) {
  const t = useTranslations("loadForm.commodities");
  const words = useValueLabel();
  const format = useFormat();
  const [given, weight, unit]: unknown[] = useWatch({
    name: [`${name}.name`, `${name}.weight.value`, `${name}.weight.unit`],
  });
  const called = typeof given === "string" && given.trim() !== "" ? given : undefined;
  const heavy =
    typeof weight === "number" && `${format.number(weight)} ${words("WeightUnit", String(unit || "POUNDS"))}`;
  return (
    <>
      <span className={called ? "font-medium" : "text-ink-2"}>{called ?? t("noName")}</span>
      <span className="text-ink-2">{heavy && ` · ${heavy}`}</span>
    </>
  );
}

function CommoditiesSection() {
  const t = useTranslations("loadForm.commodities");
  return (
    <Section id="commodities">
      <RepeatingGroup
        name="load.commodities"
        words={{ row: t("row"), add: t("add"), empty: t("empty") }}
        title={(name) => <CommodityTitle name={name} />}
      >
        {(name) => <CommodityFields name={name} />}
      </RepeatingGroup>
    </Section>
  );
}
