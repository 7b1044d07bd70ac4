"use client";

import { useTranslations } from "next-intl";
import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import { useFormat } from "@/lib/i18n/format";

/**
 * What was converted by a rate of exchange says so: "about" marks an amount, "rate" names the rate behind a text,
 * "sentence" in a sentence of its own. A text that needed no rate stays as it is.
 */
export function useByRate() {
  const t = useTranslations("exchangeRates.by");
  const format = useFormat();
  return (name: "about" | "rate" | "sentence", text: string, at: ExchangeRate | undefined) => {
    if (!at) return text;
    const rate = format.number(at.rate, { maximumFractionDigits: 6 });
    return t(name, { ...at, text, rate, date: format.dayAndMonth(at.asOf, "UTC") });
  };
}
