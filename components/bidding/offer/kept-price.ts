import { isJsonObject } from "@/lib/core/json";
import { currencyCodes } from "@/lib/vocabulary/currency-codes";
import type { CurrencyCode } from "@/lib/vocabulary/money";

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
