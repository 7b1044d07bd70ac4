"use client";

import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { useExchange } from "@/components/exchange-rates/exchange-context";
import { useByRate } from "@/components/exchange-rates/use-by-rate";
import { FieldGrid } from "@/components/form/field";
import { SchemaField } from "@/components/form/fields-for";
import { useFormDisplay } from "@/components/form/form-context";
import { Section } from "@/components/loads/form/section";
import { moneyIn, totalsOf } from "@/components/loads/form/totals";
import { useFormat } from "@/lib/i18n/format";
import { marginAt, sellPrice } from "@/lib/loads/rules/margin";

export const lineItems = "load.assignedCarrier.price.lineItems";

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

/** What is left of what the customer pays: at what the carrier is paid, or at max buy while there is no price. */
function SaleNote() {
  const t = useTranslations("loadForm.money");
  const format = useFormat();
  const [rate, basis, maxBuy, items] = useWatch({
    name: ["load.customerRate", "load.customerRateBasis", "load.maxBuy", lineItems],
  });
  const exchange = useExchange();
  const byRate = useByRate();
  const [maximum, [paid, ...others]] = [moneyIn(maxBuy), totalsOf(items)];
  // A rate by the mile or the like says nothing of the whole load while the form knows no miles.
  const sell = sellPrice({ customerRate: moneyIn(rate), customerRateBasis: basis || undefined });
  const margin = others.length > 0 ? undefined : marginAt(paid ?? maximum, sell, exchange);
  if (!margin) return null;
  const left = margin.amount.amount;
  const amount = byRate("about", format.money({ ...margin.amount, amount: Math.abs(left) }), margin.at);
  const share = format.number(margin.share, { style: "percent", maximumFractionDigits: 1 });
  return (
    <p className={left < 0 ? "mt-2 text-warn text-xs" : "mt-2 text-ink-3 text-xs"} aria-live="polite">
      {left < 0 ? t("loss", { amount }) : t(paid ? "ofSale" : "atMaximum", { amount, share })}
    </p>
  );
}

/** For a reader it is there only where it may be seen. */
function CustomerRate() {
  const { readOnly } = useFormDisplay();
  const isKnown = moneyIn(useWatch({ name: "load.customerRate" })) !== undefined;
  return readOnly && !isKnown ? null : (
    <>
      <SchemaField name="load.customerRate" />
      <SchemaField name="load.customerRateBasis" />
    </>
  );
}

/** What is paid for the load on both sides, and what the goods are worth. */
export const MoneySection = () => (
  <Section id="money">
    <FieldGrid columns={2}>
      <SchemaField name="load.maxBuy" />
      <SchemaField name="load.targetRate" />
    </FieldGrid>
    <MarginNote />
    <div className="mt-3">
      <FieldGrid columns={2}>
        <CustomerRate />
        <SchemaField name="load.cargoValue" />
      </FieldGrid>
      <SaleNote />
    </div>
  </Section>
);
