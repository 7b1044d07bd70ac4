import type { CellProblem } from "@/components/carriers/table-rows";
import { minorUnitsFrom } from "@/components/form/number-text";
import type { CurrencyCode, Money } from "@/lib/vocabulary/money";

const currencies: Record<string, CurrencyCode> = {
  USD: "USD",
  US: "USD",
  DLLS: "USD",
  DLS: "USD",
  MXN: "MXN",
  MN: "MXN",
  MXP: "MXN",
  PESO: "MXN",
  PESOS: "MXN",
  PESOSMEXICANOS: "MXN",
  CAD: "CAD",
};

/** "M.N." as "MN". */
const currencyOf = (words: string) => currencies[words.replace(/[^\p{L}]/gu, "").toUpperCase()];

// Thousands by commas, decimals by a point. "1.500" and "100,00" are read otherwise elsewhere.
const isPlain = (text: string) => /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/.test(text);

/** "USD 100,000", or an amount and its currency in two cells. A bare "$" may be pesos as well as dollars. */
export function coverFrom(
  amountText: string | undefined,
  currencyText: string | undefined,
): Money | CellProblem | undefined {
  if (amountText === undefined) return undefined;
  const refused = (code: CellProblem["code"]): CellProblem => ({ field: "insuranceAmount", code, cell: amountText });
  const words = amountText.match(/\p{L}[\p{L}.]*/gu)?.join("");
  const digits = amountText.replace(/\p{L}[\p{L}.]*|[$\s_']/gu, "");
  const amount = minorUnitsFrom(digits);
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits) || (words !== undefined && !currencyOf(words)))
    return refused("not_an_amount");
  if (!isPlain(digits)) return refused("ambiguous_amount");
  if (typeof amount !== "number" || amount <= 0) return refused("not_an_amount");
  const written = words ?? currencyText;
  if (written === undefined) return refused("currency_needed");
  const currencyCode = currencyOf(written);
  return currencyCode ? { amount, currencyCode } : { field: "insuranceCurrency", code: "unknown_value", cell: written };
}
