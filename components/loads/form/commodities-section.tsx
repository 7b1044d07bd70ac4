"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useValueLabel } from "@/components/form/field-words";
import { RepeatingGroup } from "@/components/form/repeating-group";
import { CommodityFields } from "@/components/loads/form/commodity-fields";
import { Section } from "@/components/loads/form/section";
import { useFormat } from "@/lib/i18n/format";

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

export function CommoditiesSection() {
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
