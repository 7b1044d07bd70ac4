"use client";

import { useState } from "react";
import { centsOf, minorUnitsFrom } from "@/components/form/number-text";
import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import { isJsonObject } from "@/lib/core/json";
import type { CurrencyCode, Money } from "@/lib/vocabulary/money";
import { currencyCodes } from "@/lib/vocabulary/money.values";

/** A price with its note as they are typed, before they are sent. */
export type KeptPrice = { text: string; currencyCode: CurrencyCode; note: string };

/** `about` names the bid it follows, if any, and what became of that one. */
export const keptText = (about: string, price: KeptPrice) => JSON.stringify({ ...price, about });

/** What was kept about this very state of things, or nothing where there is none or it cannot be read. */
export function readKept(kept: string | null, about: string): KeptPrice | undefined {
  try {
    const read: unknown = JSON.parse(kept ?? "null");
    if (!isJsonObject(read) || read.about !== about) return undefined;
    const { text, note } = read;
    const currencyCode = currencyCodes.find((code) => code === read.currencyCode);
    return typeof text === "string" && typeof note === "string" && currencyCode
      ? { text, currencyCode, note }
      : undefined;
  } catch {
    return undefined;
  }
}

/** `wrong`: it cannot be read as a number. `range`: it can, but no price is so low or so high. */
export type PriceProblem = "wrong" | "range";

export function priceProblemOf(text: string): PriceProblem | undefined {
  if (text.trim() === "" || centsOf(text) !== undefined) return undefined;
  return typeof minorUnitsFrom(text) === "number" ? "range" : "wrong";
}

const domestic: Record<string, CurrencyCode> = { MX: "MXN", CA: "CAD" };

/** In what a trip is usually paid: pesos within Mexico, Canadian dollars within Canada, else US dollars. */
export function usualCurrency({ stops }: Pick<OfferedLoad, "stops">): CurrencyCode {
  const [country, ...others] = new Set(stops.map(({ place }) => place?.countryCode));
  return (others.length === 0 && country && domestic[country]) || "USD";
}

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
