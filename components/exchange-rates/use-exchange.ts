"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { dayOf } from "@/lib/core/day-of";
import { exchangeRateQueries } from "@/lib/exchange-rates/queries";
import type { Exchange } from "@/lib/exchange-rates/rules/convert";
import type { ExchangeRate } from "@/lib/exchange-rates/schema";
import { useFormat } from "@/lib/i18n/format";

/** The organization's rates of exchange, as soon as they are here. */
export function useExchange(): Exchange | undefined {
  const { data } = useQuery(exchangeRateQueries.all());
  return data && { rates: data.exchangeRates, today: dayOf(new Date()) };
}

type At = ExchangeRate | undefined;

/** An amount that was converted by a rate of exchange is about so much, and a text with it says by which rate. */
export function useByRate() {
  const t = useTranslations("exchangeRates.by");
  const format = useFormat();
  const figuresOf = ({ rate, asOf, ...others }: ExchangeRate) => ({
    ...others,
    rate: format.number(rate, { maximumFractionDigits: 6 }),
    date: format.dayAndMonth(asOf, "UTC"),
  });
  return {
    about: (amount: string, at: At) => (at ? t("about", { amount }) : amount),
    withRate: (text: string, at: At) => (at ? t("rate", { text, ...figuresOf(at) }) : text),
    sentenceWithRate: (sentence: string, at: At) => (at ? t("sentence", { sentence, ...figuresOf(at) }) : sentence),
  };
}
