"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { FieldGrid } from "@/components/form/field-grid";
import { SchemaField } from "@/components/form/fields-for";
import { Section } from "@/components/loads/form/section";
import { moneyIn } from "@/components/loads/form/totals";
import { useFormat } from "@/lib/i18n/format";

/** How far the target lies below the maximum: the margin there is to give away. */
function MarginNote() {
  const t = useTranslations("loadForm.money");
  const format = useFormat();
  const [maximum, target] = useWatch({ name: ["load.maxBuy", "load.targetRate"] }).map(moneyIn);
  if (!maximum || !target) return null;
  const { currencyCode } = maximum;
  const gap = maximum.amount - target.amount;
  const amount = format.money({ currencyCode, amount: Math.abs(gap) });
  const share = format.number(gap / maximum.amount, { style: "percent", maximumFractionDigits: 1 });
  if (currencyCode !== target.currencyCode) return <p className="mt-2 text-ink-3 text-xs">{t("currencies")}</p>;
  return (
    <p className={gap < 0 ? "mt-2 text-warn text-xs" : "mt-2 text-ink-3 text-xs"}>
      {gap < 0 ? t("above", { amount }) : t("below", { amount, share })}
    </p>
  );
}

export const MoneySection = () => (
  <Section id="money">
    <FieldGrid columns={2}>
      <SchemaField name="load.maxBuy" />
      <SchemaField name="load.targetRate" />
    </FieldGrid>
    <MarginNote />
  </Section>
);
