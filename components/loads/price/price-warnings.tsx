"use client";

import { useTranslations } from "next-intl";
import { useByRate } from "@/components/exchange-rates/use-by-rate";
import { useFormat } from "@/lib/i18n/format";
import type { PriceWarning } from "@/lib/loads/rules/weigh-price";

type PriceWarningsProps = {
  warnings: readonly PriceWarning[];
  /** What the warnings are about where that is not the price beside them. */
  subject?: "maxBuy";
  /** The question that follows, where they are asked about once more: then they are read out. */
  question?: string | undefined;
};

/** A warning as a sentence. */
export function useWarningText(subject: "maxBuy" | "price" = "price") {
  const t = useTranslations("loadPrice.warning");
  const format = useFormat();
  const byRate = useByRate();
  return ({ warning, by, limit, at }: PriceWarning) => {
    const words = {
      subject,
      by: byRate("about", format.money(by), at),
      limit: format.money(limit),
      typical: byRate("about", format.money({ ...limit, amount: limit.amount + by.amount }), at),
    };
    return byRate("sentence", t(warning, words), at);
  };
}

/** What speaks against a price, in words. Nothing of it forbids the price. */
export function PriceWarnings({ warnings, subject, question }: PriceWarningsProps) {
  const sentence = useWarningText(subject);
  if (warnings.length === 0) return null;
  return (
    <div
      role={question ? "alert" : "status"}
      className="grid gap-1 rounded-md bg-warn-soft px-3 py-2 text-sm text-warn"
    >
      {warnings.map((it) => (
        <p key={it.warning}>{sentence(it)}</p>
      ))}
      {question && <p className="font-medium">{question}</p>}
    </div>
  );
}
