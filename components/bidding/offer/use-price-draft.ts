"use client";

import { useState } from "react";
import { priceProblemOf } from "@/components/bidding/offer/price-problem";
import { centsOf } from "@/components/form/cents-of";
import type { Money } from "@/lib/vocabulary/money";

type Currency = Money["currencyCode"];

const asText = ({ amount }: Money) => (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2));

/** A price while it is typed. What is wrong with it is not said before the field is left or something is tried. */
export function usePriceDraft(start: { currencyCode: Currency; money?: Money; text?: string }) {
  const [text, setText] = useState(start.text ?? (start.money ? asText(start.money) : ""));
  const [currencyCode, setCurrencyCode] = useState(start.currencyCode);
  const [isJudged, setIsJudged] = useState(false);
  const amount = centsOf(text);
  const money = amount === undefined ? undefined : { amount, currencyCode };
  return {
    text,
    setText: (next: string) => {
      setText(next);
      setIsJudged(false);
    },
    currencyCode,
    setCurrencyCode,
    money,
    problem: isJudged ? priceProblemOf(text) : undefined,
    judge: () => setIsJudged(true),
  };
}

export type PriceDraft = ReturnType<typeof usePriceDraft>;
