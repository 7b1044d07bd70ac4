"use client";

import { useTranslations } from "next-intl";
import { limitFor } from "@/lib/bidding/rules/answer-instantly";
import type { InstantResponse, InstantResponseLimit } from "@/lib/bidding/schema/instant-response";
import { useFormat } from "@/lib/i18n/format";

const example = { amount: 200_000, currencyCode: "USD" as const };

/** What a rule does, in sentences for who saves it. */
export function useLimitMessages() {
  const t = useTranslations("instantResponse");
  const format = useFormat();

  const percentLabel = ({ percentOver = 0, of = "maxBuy" }: InstantResponseLimit) => {
    const base = t(`fields.${of}`);
    const words = percentOver === 0 ? "exactly" : percentOver > 0 ? "over" : "under";
    return t(`sentences.${words}`, { base, percent: format.number(Math.abs(percentOver)) });
  };

  const sentence = (effect: "reject" | "accept", limit: InstantResponseLimit | undefined) => {
    if (!limit) return t(`sentences.${effect}Off`);
    if (limit.amount) return t(`sentences.${effect}Amount`, { amount: format.money(limit.amount) });
    const result = limitFor(limit, { maxBuy: example, targetRate: example }) ?? example;
    return t(`sentences.${effect}Percent`, {
      limit: percentLabel(limit),
      base: t(`fields.${limit.of ?? "maxBuy"}`),
      example: format.money(example),
      result: format.money(result),
    });
  };

  return {
    reject: ({ rejectAbove }: InstantResponse) => sentence("reject", rejectAbove),
    accept: ({ acceptAtOrBelow }: InstantResponse) => sentence("accept", acceptAtOrBelow),
    /** "USD 2,100" or "max buy plus 5 %". */
    limit: (limit: InstantResponseLimit) => (limit.amount ? format.money(limit.amount) : percentLabel(limit)),
  };
}
