"use client";

import { useState } from "react";
import type { OfferedLoad } from "@/lib/bidding/schema/offer";
import { isJsonObject } from "@/lib/core/json";
import type { CurrencyCode, Money } from "@/lib/vocabulary/money";
import { currencyCodes } from "@/lib/vocabulary/money.values";
import { centsOf, minorUnitsFrom } from "@/lib/vocabulary/number-text";

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

/** The form of a price, by the paths of its request. */
export type PriceValues = { amount: { amount: string; currencyCode: CurrencyCode }; note: string };

/** An amount as it is written into the field: whole units without decimals. */
export const priceText = ({ amount }: Money) => (amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2));

/** The price that is typed, if it is one. */
export function priceOf({ amount: { amount: text, currencyCode } }: Pick<PriceValues, "amount">): Money | undefined {
  const amount = centsOf(text);
  return amount === undefined ? undefined : { amount, currencyCode };
}

// A full or forbidden storage only costs what was typed.
function inStorage<Found>(use: (storage: Storage) => Found): Found | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Keeps in this tab what a carrier types behind a link, against a reload; `atFirst` is what was kept before. */
export function useKeptPrice(token: string, about: string) {
  const key = `offer:${token}`;
  const [atFirst] = useState(() => readKept(inStorage((storage) => storage.getItem(key)) ?? null, about));
  return {
    atFirst,
    keep: (price: KeptPrice) => inStorage((storage) => storage.setItem(key, keptText(about, price))),
    forget: () => inStorage((storage) => storage.removeItem(key)),
  };
}
